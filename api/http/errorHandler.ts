import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { Envelope } from "#domain/http/envelope.ts";
import { invalid, type Problem } from "#domain/http/problem.ts";
import { RecordsFull } from "../audit/recordRoom.ts";
import { isDiskFull } from "../db/diskFull.ts";
import { Unreachable } from "../db/engines/silentConnections.ts";
import { DamagedRow } from "../db/storedJson.ts";
import { problemsEnvelope } from "./envelope.ts";
import { Overloaded, Forbidden, ProblemError, Unauthenticated } from "./httpErrors.ts";
import { isStoreFault } from "./storeFault.ts";

/** Our codes and messages for Fastify's own errors, by their code. Any other 4xx means an unreadable request. */
const ofTransport: Record<string, Problem & { status: number }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge("The request is larger than 1 MB"),
  FST_PARTS_LIMIT: tooLarge("The form has too many parts"),
  FST_FILES_LIMIT: tooLarge("Please send one file at a time"),
  FST_FIELDS_LIMIT: tooLarge("The form has too many fields"),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: unsupported("The request's content type is not supported"),
  FST_INVALID_MULTIPART_CONTENT_TYPE: unsupported("The request must be multipart/form-data"),
};

/** A refusal or fault as HTTP: `retryAfter` in seconds, null if waiting does not help. */
export type ErrorAnswer = { status: number; retryAfter: number | null; envelope: Envelope<never> };

/** Sends the answer of an error. */
export function handleError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, retryAfter, envelope } = errorAnswer(error, request);
  if (retryAfter !== null) void reply.header("retry-after", retryAfter);
  return reply.code(status).send(envelope);
}

/** The only place that turns errors into answers. Messages of 5xx are logged and never sent. */
export function errorAnswer(error: FastifyError | Error, { log }: Pick<FastifyRequest, "log">): ErrorAnswer {
  if (error instanceof Unauthenticated) return answerOf(401, error.message);
  if (error instanceof Forbidden) return answerOf(403, error.message);
  if (error instanceof ProblemError) return ofProblems(error.status, error.problems, error.retryAfter);
  if (error instanceof RecordsFull) return ofProblems(413, [tooLarge(error.message)]);
  if (error instanceof Overloaded) return answerOf(503, error.message, error.retryAfter);
  if (isDiskFull(error)) {
    log.error({ err: error }, "the disk takes no more");
    return answerOf(503, "The server's disk is full or cannot be written. Nothing was saved; please try again later.", 60);
  }
  if (error instanceof Unreachable) {
    log.error({ err: error }, "the database cannot be reached");
    return answerOf(503, "The server's database cannot be reached. Please try again in a moment.", 5);
  }
  if (isStoreFault(error)) {
    log.error({ err: error }, "the store of files failed");
    return answerOf(503, "The server's store of files does not answer. Please try again in a moment.", 5);
  }
  if (error instanceof DamagedRow) {
    log.error({ err: error }, "a stored record is damaged");
    return answerOf(500, "A stored record is damaged; the server's log names it");
  }
  const known = "code" in error ? ofTransport[error.code] : undefined;
  if (known) return ofProblems(known.status, [known]);
  const status = statusOf(error);
  if (status === 408) return ofProblems(status, [invalid("The request came too slowly. Please try again.")]);
  if (status < 500) return ofProblems(status, [invalid("The request could not be read")]);
  log.error({ err: error }, "request failed");
  return answerOf(500, "An unexpected error occurred");
}

function answerOf(status: number, error: string, retryAfter: number | null = null): ErrorAnswer {
  return { status, retryAfter, envelope: { data: null, errors: [{ error }] } };
}

function ofProblems(status: number, problems: Problem[], retryAfter: number | null = null): ErrorAnswer {
  return { status, retryAfter, envelope: problemsEnvelope(problems) };
}

function statusOf(error: FastifyError | Error): number {
  const status = "statusCode" in error ? error.statusCode : undefined;
  return status !== undefined && status >= 400 && status < 500 ? status : 500;
}

function tooLarge(message: string): Problem & { status: number } {
  return { message, code: "TOO_LARGE", field: null, status: 413 };
}

function unsupported(message: string): Problem & { status: number } {
  return { message, code: "UNSUPPORTED_TYPE", field: null, status: 415 };
}
