import type { FastifyBaseLogger } from "fastify";
import { GraphQLError } from "graphql";
import type { Plugin } from "graphql-yoga";
import { fault, refusalAsFault, Refused, type FaultCode } from "./errors.ts";

/** Codes of the libraries below us, in the words of our own list. */
const ownCodes: Record<string, FaultCode> = {
  GRAPHQL_PARSE_FAILED: "BAD_USER_INPUT",
  GRAPHQL_VALIDATION_FAILED: "BAD_USER_INPUT",
  BAD_REQUEST: "BAD_USER_INPUT",
  OPERATION_RESOLUTION_FAILURE: "BAD_USER_INPUT",
  REQUEST_ENTITY_TOO_LARGE: "PAYLOAD_TOO_LARGE",
  INTERNAL_SERVER_ERROR: "INTERNAL",
};

/** Errors quote what they are about, each the whole of it: what is wrong with an operation is told by its beginnings. */
const told = { errors: 20, characters: 500 };

/** Gives every top-level error of an answer a code of the published list, and keeps the errors of a wrong operation short. */
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
 * What a client may see of an error: faults as they are, refusals in their own words, mistakes in the request by graphql's
 * words; of everything else only that it happened. That is logged, the request's content never.
 */
export function maskError(error: unknown, logger: Pick<FastifyBaseLogger, "error">): Error {
  const located = error instanceof GraphQLError ? error : null;
  const cause = causeOf(error);
  if (cause instanceof Refused) return relocate(refusalAsFault(cause), located);
  if (located && cause instanceof GraphQLError) {
    if (located.extensions["code"]) return located;
    // graphql itself found the request wrong before any field ran.
    if (!located.path) return wrongRequest(located);
  }
  // A client that has gone is no failure, and reads no answer.
  if (cause instanceof Error && cause.name === "AbortError") return relocate(fault("INTERNAL", "The request was given up"), located);
  logger.error({ err: cause, path: located?.path?.join(".") }, "a resolver failed");
  return relocate(fault("INTERNAL", "Unexpected error"), located);
}

/** What graphql itself says of an operation or its variables, as a fault of the client's. */
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
