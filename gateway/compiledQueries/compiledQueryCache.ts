import { getVariableValues, type DocumentNode, type GraphQLSchema } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { Context } from "../builder/context.ts";
import { costOf, type Cost } from "../builder/queryCost.ts";
import { createLruCache } from "./lruCache.ts";
import { compileQuery, type CompiledQuery } from "./compileQuery.ts";
import { operationOf, type Operation } from "./operation.ts";

/** A query as a client sends it. */
export type GraphQLRequest = { query: string; operationName: string | null; variables: Record<string, unknown> };

/**
 * Queries that were sent before, compiled. What is here has passed every check on its first way through the server; variables and
 * cost are checked before every run. Only a whole answer comes from here: with anything in the way the query takes the usual way again,
 * which reports it, and what the service has answered so far is remembered.
 */
export type CompiledQueryCache = {
  /** The data and what it cost; null where the query is not known, is none, or does not run without an error. `start` gets its name. */
  run(asked: GraphQLRequest, start: (name: string | undefined) => Context): Promise<{ data: object; cost: Cost } | null>;
  /** Remembers a query that is about to run in the usual way. */
  put(query: string, operationName: string | null, document: DocumentNode): void;
};

/** Longer operations are not kept, and only so many. */
const kept = { characters: 20_000, operations: 300, costs: 20 };

type Known = { operation: Operation; query: () => CompiledQuery; cost: (variables: GraphQLRequest["variables"]) => Cost };

export function createCompiledQueryCache(schema: GraphQLSchema): CompiledQueryCache {
  const known = createLruCache<Known | "uncompilable">(kept.operations);
  // No query begins with a bracket that closes.
  const keyOf = (query: string, operationName: string | null) => (operationName === null ? query : `)${operationName} ${query}`);
  return {
    async run({ query, operationName, variables }, start) {
      const found = query.length <= kept.characters ? known.get(keyOf(query, operationName)) : undefined;
      if (found === undefined || found === "uncompilable") return null;
      const { variableValues } = getVariableValues(schema, found.operation.operation.variableDefinitions ?? [], variables, {
        maxErrors: 0,
      });
      if (!variableValues) return null;
      const cost = found.cost(variables);
      if (cost.requested > cost.limit) return null;
      const context = start(found.operation.operation.name?.value);
      const data = await found
        .query()({ ...context, isCostChecked: true }, variableValues)
        .catch(() => null);
      return data === null ? null : { data, cost };
    },
    put(query, operationName, document) {
      const key = keyOf(query, operationName);
      if (query.length > kept.characters || known.get(key)) return;
      const operation = operationOf(schema, document, operationName);
      if (!operation) return known.set(key, "uncompilable");
      const cost = memoizeCost(operation, (variables) => costOf(schema, document, operationName, variables));
      known.set(key, { operation, query: once(() => compileQuery(operation)), cost });
    },
  };
}

/** Does work when its outcome is asked for first: many a query is sent a single time. */
function once<Outcome>(work: () => Outcome): () => Outcome {
  let outcome: { of: Outcome } | undefined;
  return () => (outcome ??= { of: work() }).of;
}

/**
 * Works a query's cost out once for variables that differ in their texts alone, such as cursors: a cost depends on numbers and on
 * the lengths of lists, never on what a text says.
 */
function memoizeCost(
  { operation }: Operation,
  work: (variables: GraphQLRequest["variables"]) => Cost,
): (variables: GraphQLRequest["variables"]) => Cost {
  const costs = createLruCache<Cost>(kept.costs);
  const names = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
  return (variables) => {
    const key = names.map((name) => withoutTexts(variables[name])).join();
    const known = costs.get(key);
    if (known) return known;
    const cost = work(variables);
    if (key.length <= kept.characters) costs.set(key, cost);
    return cost;
  };
}

function withoutTexts(value: unknown): string | undefined {
  if (typeof value === "string") return "text";
  return JSON.stringify(value, (_name, part: unknown) => (typeof part === "string" ? "" : part));
}

/** Lets the server teach the queries that it runs. */
export function useCompiledQueryCache(quick: CompiledQueryCache): Plugin {
  return {
    onExecute({ args, context }) {
      const { params } = context;
      if (typeof params?.query === "string") quick.put(params.query, args.operationName ?? null, args.document);
    },
  };
}
