import { complexityFromQuery } from "@pothos/plugin-complexity";
import { getOperationAST, Kind, type DocumentNode } from "graphql";
import type { Plugin } from "graphql-yoga";
import { maxCost, tooCostly } from "./builder.ts";
import type { Context } from "./context.ts";
import { fault } from "./errors.ts";

/**
 * Refuses a subscription before anything upstream is opened for it: one whose client takes no event stream, and one whose
 * events would each cost more than an operation may.
 */
export function useSubscriptions(): Plugin<Context> {
  return {
    onSubscribe({ args: { document, schema, variableValues, operationName, contextValue }, setResultAndStopExecution }) {
      const refuse = (error: ReturnType<typeof fault>) => setResultAndStopExecution({ errors: [error] });
      const { request } = contextValue;
      if (!request.headers.get("accept")?.includes("text/event-stream")) {
        return refuse(fault("BAD_USER_INPUT", "Ask for a subscription with Accept: text/event-stream", 406));
      }
      const ctx: object = contextValue;
      const { complexity } = complexityFromQuery(only(document, operationName), { schema, ctx, variables: variableValues ?? {} });
      if (complexity > maxCost) refuse(tooCostly(complexity));
    },
  };
}

/** The document with the one operation that is asked for. */
function only(document: DocumentNode, operationName: string | null | undefined): DocumentNode {
  const operation = getOperationAST(document, operationName);
  const definitions = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION || one === operation);
  return { ...document, definitions };
}
