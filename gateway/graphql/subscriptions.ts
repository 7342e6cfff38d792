import type { Plugin } from "graphql-yoga";
import { tooCostly } from "../builder/builder.ts";
import type { Context } from "../builder/context.ts";
import { costOf } from "../builder/queryCost.ts";
import { fault } from "../errors/errors.ts";

/**
 * Rejects a subscription before it opens a stream upstream: when the client does not accept an event stream, and when each event would
 * cost more than an operation may.
 */
export function useSubscriptions(): Plugin<Context> {
  return {
    onSubscribe({ args: { document, schema, variableValues, operationName, contextValue }, setResultAndStopExecution }) {
      const refuse = (error: ReturnType<typeof fault>) => setResultAndStopExecution({ errors: [error] });
      const { request } = contextValue;
      if (!request.headers.get("accept")?.includes("text/event-stream")) {
        return refuse(fault("BAD_USER_INPUT", "Ask for a subscription with Accept: text/event-stream", 406));
      }
      const { requested, limit } = costOf(schema, document, operationName ?? null, variableValues ?? {});
      if (requested > limit) refuse(tooCostly(requested));
    },
  };
}
