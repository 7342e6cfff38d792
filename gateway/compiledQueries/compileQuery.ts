import type { GraphQLResolveInfo } from "graphql";
import type { Context } from "../builder/context.ts";
import type { Operation } from "./operation.ts";
import { argumentsOf, complete, infoOf, defer, leaf, assertNonNull, resolveAbstract, type Completer, type Run } from "./runtime.ts";
import { writeObject, type Source } from "./generateCode.ts";

/** Runs a query and returns its data. Rejects on any error; the query then runs in the ordinary executor. */
export type CompiledQuery = (context: Context, variables: GraphQLResolveInfo["variableValues"]) => Promise<object>;

/** The functions that generated code may call. */
const tools = { argumentsOf, infoOf, defer, leaf, assertNonNull, resolveAbstract, noArguments: Object.freeze({}) };

/**
 * Generates code for a query, so that a run walks neither document nor schema. One function per selected object creates it with all
 * its keys and reads its fields by name.
 */
export function compileQuery(operation: Operation): CompiledQuery {
  const type = operation.schema.getQueryType();
  if (!type) throw new Error("The schema has no queries");
  const source: Source = { ...operation, functions: [], given: [] };
  const root = writeObject(source, type, [operation.operation.selectionSet]);
  const answer = evaluate(source, root);
  return (context, variables) =>
    new Promise((resolve, reject) => {
      const run: Run = { context, variables, open: 1, done: () => resolve(data), failed: reject };
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The function of an object type returns an object.
      const data = answer(undefined, run) as object;
      complete(run);
    });
}

function evaluate({ functions, given }: Source, root: string): Completer {
  const named = `const { ${Object.keys(tools).join(", ")} } = tools; const [${given.map((_value, index) => `given${index}`).join(", ")}] = given;`;
  const text = `"use strict"; ${named}\n${functions.join("\n")}\nreturn ${root};`;
  // The text contains names of the schema and, in quotes, response keys (generateCode.ts). It returns one of its functions.
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-type-assertion
  return new Function("tools", "given", text)(tools, given) as Completer;
}
