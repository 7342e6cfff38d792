import { complexityFromQuery } from "@pothos/plugin-complexity";
import { Kind, type DocumentNode, type GraphQLSchema } from "graphql";
import type { Plugin } from "graphql-yoga";
import { maxCost } from "./builder.ts";

/** An operation's cost and the limit, returned in `extensions` to clients that write their own operations. */
export type Cost = { requested: number; limit: number };

/** Computes the cost of a document's operation with these variables before it runs. A null name means the only operation. */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
  variables: Record<string, unknown>,
): Cost {
  const definitions = document.definitions.filter(
    (definition) => definition.kind !== Kind.OPERATION_DEFINITION || operationName === null || definition.name?.value === operationName,
  );
  return { requested: complexityFromQuery({ ...document, definitions }, { schema, variables }).complexity, limit: maxCost };
}

/** Adds the cost to each response for an operation sent as text. The web client's persisted operations need none. */
export function useCostExtension(): Plugin {
  return {
    onExecute({ args, context }) {
      const { query, documentId } = context.params as { query?: unknown; documentId?: unknown }; // as the client sent them
      if (typeof query !== "string" || documentId !== undefined) return undefined;
      return {
        onExecuteDone({ result, setResult }) {
          // A rejected operation has not run and costs nothing.
          if (Symbol.asyncIterator in result || result.data === undefined) return;
          const cost = costOf(args.schema, args.document, args.operationName ?? null, args.variableValues ?? {});
          setResult({ ...result, extensions: { ...result.extensions, cost } });
        },
      };
    },
  };
}
