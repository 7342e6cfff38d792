import type { GraphQLResolveInfo } from "graphql";
import type { Context } from "../builder/context.ts";
import type { Operation } from "./operation.ts";
import { argumentsOf, complete, infoOf, defer, leaf, assertNonNull, resolveAbstract, type Completer, type Run } from "./runtime.ts";
import { writeObject, type Source } from "./generateCode.ts";

/** Runs a query and answers its data. Rejects wherever anything is not as it should be: then the query is run in the usual way. */
export type CompiledQuery = (context: Context, variables: GraphQLResolveInfo["variableValues"]) => Promise<object>;

/** What the written functions call of ours. */
const tools = { argumentsOf, infoOf, defer, leaf, assertNonNull, resolveAbstract, noArguments: Object.freeze({}) };

/**
 * Makes code of a query once, so that a run walks neither the document nor the schema: each object of an answer is made with all its
 * keys by a function of its own, which reads its fields by name.
 */
export function compileQuery(operation: Operation): CompiledQuery {
  const type = operation.schema.getQueryType();
  if (!type) throw new Error("The schema has no queries");
  const source: Source = { ...operation, functions: [], given: [], places: 0 };
  const root = writeObject(source, type, [operation.operation.selectionSet]);
  const answer = evaluate(source, root);
  return (context, variables) =>
    new Promise((resolve, reject) => {
      const run: Run = { context, variables, infos: [], open: 1, done: () => resolve(data), failed: reject };
      // Made by a function for objects.
      const data = answer(undefined, run) as object;
      complete(run);
    });
}

function evaluate({ functions, given }: Source, root: string): Completer {
  const named = `const { ${Object.keys(tools).join(", ")} } = tools; const [${given.map((_value, index) => `given${index}`).join(", ")}] = given;`;
  const text = `"use strict"; ${named}\n${functions.join("\n")}\nreturn ${root};`;
  // The text holds names of the schema, and in quotes the keys of an answer (source.ts). What it returns is one of its functions.
  // oxlint-disable-next-line typescript/no-implied-eval
  return new Function("tools", "given", text)(tools, given) as Completer;
}
