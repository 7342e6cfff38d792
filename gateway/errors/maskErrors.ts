import type { FastifyBaseLogger } from "fastify";
import { GraphQLError, Kind } from "graphql";
import type { Plugin } from "graphql-yoga";
import { fault, refusalAsFault, Refused, type FaultCode } from "./errors.ts";

/** Maps codes of the libraries to published codes. */
const ownCodes: Record<string, FaultCode> = {
  GRAPHQL_PARSE_FAILED: "BAD_USER_INPUT",
  GRAPHQL_VALIDATION_FAILED: "BAD_USER_INPUT",
  BAD_REQUEST: "BAD_USER_INPUT",
  OPERATION_RESOLUTION_FAILURE: "BAD_USER_INPUT",
  REQUEST_ENTITY_TOO_LARGE: "PAYLOAD_TOO_LARGE",
  INTERNAL_SERVER_ERROR: "INTERNAL",
};

/** graphql's messages quote large parts of an operation, so their number and length are limited. */
const told = { errors: 20, characters: 500 };

/** Gives every top-level error a published code, and limits number and length of the errors of an invalid operation. */
export function useErrorCodes(): Plugin {
  return {
    onResultProcess({ result, setResult }) {
      if (!("errors" in result) || !result.errors) return;
      for (const error of result.errors) {
        const code = error.extensions["code"];
        if (typeof code === "string") error.extensions["code"] = ownCodes[code] ?? code;
        if (error.message.length > told.characters) error.message = `${error.message.slice(0, told.characters)} …`;
      }
      if (result.data === undefined && result.errors.length > told.errors)
        setResult({ ...result, errors: result.errors.slice(0, told.errors) });
    },
  };
}

/**
 * Returns what a client may see of an error: faults and rejections as they are, graphql's messages about the request, and for
 * everything else only that it failed. The log gets the cause, never the request's content.
 */
export function maskError(error: unknown, logger: Pick<FastifyBaseLogger, "error">): Error {
  const located = error instanceof GraphQLError ? error : null;
  const cause = causeOf(error);
  if (cause instanceof Refused) return relocate(refusalAsFault(cause), located);
  if (located && cause instanceof GraphQLError) {
    if (located.extensions["code"]) return located;
    // graphql rejected the request before any field ran.
    if (!located.path) return wrongRequest(located);
    // A variable with a default may be null, and then does not suit a place that needs a value.
    if (cause.nodes?.[0]?.kind === Kind.VARIABLE) return relocate(fault("BAD_USER_INPUT", cause.message), located);
  }
  // An aborted request is no failure, and nobody reads its response.
  if (cause instanceof Error && cause.name === "AbortError") return relocate(fault("INTERNAL", "The request was given up"), located);
  logger.error({ err: cause, path: located?.path?.join(".") }, "a resolver failed");
  return relocate(fault("INTERNAL", "Unexpected error"), located);
}

/** Turns graphql's error about an operation or its variables into BAD_USER_INPUT. */
export function wrongRequest(error: GraphQLError): GraphQLError {
  return new GraphQLError(error.message, {
    ...locationOf(error),
    extensions: { code: "BAD_USER_INPUT", http: { spec: true, status: 400 } },
  });
}

function causeOf(error: unknown): unknown {
  let cause = error;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
}

function relocate(error: GraphQLError, located: GraphQLError | null): GraphQLError {
  return new GraphQLError(error.message, { ...(located ? locationOf(located) : {}), extensions: error.extensions });
}

function locationOf({ nodes, source, positions, path }: GraphQLError) {
  return { nodes, source, positions, path };
}
