import { complexityFromQuery } from "@pothos/plugin-complexity";
import { Kind, type DocumentNode, type GraphQLSchema } from "graphql";
import type { Plugin } from "graphql-yoga";
import { maxCost } from "./builder.ts";

/** What an operation costs of what one may: told in `extensions` to clients that write their own operations. */
export type Cost = { requested: number; limit: number };

/** The cost of a document's operation of that name, or its only one, with these variables, before it runs. */
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

/** Tells the cost with every answer to an operation that was sent as text; the web client's own are known and need none. */
export function useCostExtension(): Plugin {
  return {
    onExecute({ args, context }) {
      const { query, documentId } = context.params as { query?: unknown; documentId?: unknown }; // as the client sent them
      if (typeof query !== "string" || documentId !== undefined) return undefined;
      return {
        onExecuteDone({ result, setResult }) {
          // An operation that was refused has not begun, and costs nothing.
          if (Symbol.asyncIterator in result || result.data === undefined) return;
          const cost = costOf(args.schema, args.document, args.operationName ?? null, args.variableValues ?? {});
          setResult({ ...result, extensions: { ...result.extensions, cost } });
        },
      };
    },
  };
}
