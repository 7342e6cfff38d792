import { getVariableValues, type DocumentNode, type GraphQLSchema } from "graphql";
import type { Plugin } from "graphql-yoga";
import { LRUCache } from "lru-cache";
import type { Context } from "../builder/context.ts";
import { costOf, type Cost } from "../builder/queryCost.ts";
import { compileQuery, type CompiledQuery } from "./compileQuery.ts";
import { operationOf, type Operation } from "./operation.ts";

/** A query as a client sends it. */
type GraphQLRequest = { query: string; operationName: string | null; variables: Record<string, unknown> };

/**
 * Queries that clients have sent before, compiled (ADR-0013). Each has passed validation on its first way through Yoga; variables and
 * cost are checked before every run. On any error `run` returns null, and the query runs in Yoga, which reports the error. The REST
 * client remembers the responses of the failed run.
 */
export type CompiledQueryCache = {
  /** Returns data and cost; null when the query is unknown, cannot be compiled or fails. `start` gets the operation's name. */
  run(asked: GraphQLRequest, start: (name: string | undefined) => Context): Promise<{ data: object; cost: Cost } | null>;
  /** Stores a query that is about to run in Yoga. */
  put(query: string, operationName: string | null, document: DocumentNode): void;
};

/** Operations up to this length are stored, and this many. */
const kept = { characters: 20_000, operations: 300, costs: 20 };

type Known = { operation: Operation; query: () => CompiledQuery; cost: (variables: GraphQLRequest["variables"]) => Cost };

export function createCompiledQueryCache(schema: GraphQLSchema): CompiledQueryCache {
  const known = new LRUCache<string, Known | "uncompilable">({ max: kept.operations });
  // No valid query begins with a closing parenthesis, so keys with and without a name cannot collide.
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
      if (query.length > kept.characters || known.has(key)) return;
      const operation = operationOf(schema, document, operationName);
      if (!operation) {
        known.set(key, "uncompilable");
        return;
      }
      const cost = memoizeCost(operation, (variables) => costOf(schema, document, operationName, variables));
      known.set(key, { operation, query: once(() => compileQuery(operation)), cost });
    },
  };
}

/** Compiles on first use, because many queries are sent only once. */
function once<Outcome>(work: () => Outcome): () => Outcome {
  let outcome: { of: Outcome } | undefined;
  return () => (outcome ??= { of: work() }).of;
}

/**
 * Remembers costs for variables that differ only in their strings, such as cursors. A cost depends on numbers and on the lengths of
 * lists, never on strings.
 */
function memoizeCost(
  { operation }: Operation,
  work: (variables: GraphQLRequest["variables"]) => Cost,
): (variables: GraphQLRequest["variables"]) => Cost {
  const costs = new LRUCache<string, Cost>({ max: kept.costs });
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

/** Stores the queries that Yoga executes. */
export function useCompiledQueryCache(quick: CompiledQueryCache): Plugin {
  return {
    onExecute({ args, context }) {
      const { params } = context;
      if (typeof params?.query === "string") quick.put(params.query, args.operationName ?? null, args.document);
    },
  };
}
