import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { attachmentMessages } from "#domain/attachment.ts";
import { invalid, type ProblemCode } from "#domain/problem.ts";
import { sendError, sendProblems } from "./envelope.ts";
import { Busy, Refusal, SessionOver } from "./refusal.ts";

/** Fastify's own refusals of a request, by its error code: our code and words. Everything else of 4xx is a plain "Bad request". */
const ofTransport: Record<string, { code: ProblemCode; message: string }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: "TOO_LARGE", message: "The request is larger than 1 MB" },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: "UNSUPPORTED_TYPE", message: "The request's content type is not supported" },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { code: "INVALID", message: "The request's length does not match its Content-Length" },
  FST_INVALID_MULTIPART_CONTENT_TYPE: { code: "UNSUPPORTED_TYPE", message: "The request must be multipart/form-data" },
  FST_REQ_FILE_TOO_LARGE: { code: "TOO_LARGE", message: attachmentMessages.fileTooLarge },
  FST_PARTS_LIMIT: { code: "TOO_LARGE", message: "The form has too many parts" },
  FST_FILES_LIMIT: { code: "TOO_LARGE", message: "Please send one file at a time" },
  FST_FIELDS_LIMIT: { code: "TOO_LARGE", message: "The form has too many fields" },
};

/** The one place where errors become answers. Texts of 5xx never leave the process; they are logged. */
export function handleError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof SessionOver) return sendError(reply, 401, error.message);
  if (error instanceof Refusal) {
    if (error.retryAfter !== null) void reply.header("retry-after", error.retryAfter);
    return sendProblems(reply, error.status, error.problems);
  }
  if (error instanceof Busy) return sendError(reply.header("retry-after", error.retryAfter), 503, error.message);
  const known = "code" in error ? ofTransport[error.code] : undefined;
  if (known) return sendProblems(reply, statusOf(error), [{ ...known, field: null }]);
  const status = statusOf(error);
  if (status < 500) return sendProblems(reply, status, [invalid(status === 400 ? "The request could not be read" : "Bad request")]);
  request.log.error({ err: error }, "request failed");
  return sendError(reply, 500, "An unexpected error occurred");
}

/** Paths that do not exist. */
export function handleNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblems(reply, 404, [{ message: "Not found", code: "NOT_FOUND", field: null }]);
}

function statusOf(error: FastifyError | Error): number {
  const status = "statusCode" in error ? error.statusCode : undefined;
  return status !== undefined && status >= 400 && status < 500 ? status : 500;
}
