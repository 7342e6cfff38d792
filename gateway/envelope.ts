import { GraphQLError } from "graphql";
import type { z } from "zod";
import { errorText } from "#domain/envelope.ts";
import { problemCodes, type ProblemCode } from "#domain/problem.ts";
import { fault, Refused, type UserError } from "./errors.ts";
import type { RawAnswer } from "./transport.ts";

/**
 * The data of a REST answer, checked against its shape. Throws `Refused` for what the service says no to, and a fault for
 * 401 (UNAUTHENTICATED, answered with HTTP 401), 403, 5xx, redirects and everything that is no envelope of that shape.
 */
export function readEnvelope<T extends z.ZodType>(answer: RawAnswer, shape: T): z.output<T> {
  if (answer.status === 401) throw fault("UNAUTHENTICATED", "Please log in again", 401);
  if (answer.status >= 300 && answer.status < 400) throw fault("BAD_UPSTREAM_RESPONSE", "The service answered with a redirect");
  const body = parse(answer.text);
  if (answer.status >= 500) throw serverFault(answer, body);
  const errors = readErrors(answer.status, body);
  if (answer.status === 403) throw fault("FORBIDDEN", errors[0]?.message ?? "This is not allowed");
  if (errors.length > 0) throw new Refused(errors);
  if (!isObject(body) || answer.status >= 400) throw unreadable(answer);
  const data = shape.safeParse(body["data"]);
  if (data.success) return data.data;
  const place = data.error.issues[0]?.path.join(".") ?? "";
  throw fault("BAD_UPSTREAM_RESPONSE", `The service's answer is incomplete${place ? ` at ${place}` : ""}`);
}

function unreadable({ status }: RawAnswer): GraphQLError {
  const error = fault("BAD_UPSTREAM_RESPONSE", "The service answered something unreadable");
  error.extensions["upstreamStatus"] = status;
  return error;
}

/** The refusals in an answer, in their order and words; empty where the service said yes. */
function readErrors(status: number, body: unknown): UserError[] {
  if (!isObject(body)) return [];
  const listed = Array.isArray(body["errors"]) ? body["errors"] : [];
  if (listed.length > 0) return listed.map((error) => toUserError(error, status));
  if (status < 400) return [];
  const loose = body["message"] ?? body["error"];
  return typeof loose === "string" && loose ? [toUserError(loose, status)] : [];
}

function toUserError(error: unknown, status: number): UserError {
  if (!isObject(error)) return { message: errorText(typeof error === "string" ? error : {}), field: null, code: codeOf(undefined, status) };
  const field = error["field"];
  return {
    message: errorText(error),
    field: Array.isArray(field) && field.length > 0 ? field.map(String) : null,
    code: codeOf(error["code"], status),
  };
}

function codeOf(given: unknown, status: number): ProblemCode {
  const known = problemCodes.find((code) => code === given);
  if (known) return known;
  switch (status) {
    case 404:
      return "NOT_FOUND";
    case 409:
      return "CONFLICT";
    case 413:
      return "TOO_LARGE";
    case 415:
      return "UNSUPPORTED_TYPE";
    case 429:
      return "RATE_LIMITED";
    default:
      return "INVALID";
  }
}

/** A 503's words are meant for people ("busy", "disk full"); those of other 5xx stay inside. */
function serverFault({ status, headers }: RawAnswer, body: unknown): GraphQLError {
  if (status === 504) return fault("UPSTREAM_TIMEOUT", "The service did not answer in time");
  if (status !== 502 && status !== 503) return fault("BAD_UPSTREAM_RESPONSE", "The service failed");
  const words = status === 503 ? readErrors(status, body)[0]?.message : undefined;
  const seconds = Number(headers["retry-after"]);
  const error = fault("UPSTREAM_UNAVAILABLE", words ?? "The service is not available now");
  if (Number.isFinite(seconds) && seconds > 0) error.extensions["retryAfter"] = seconds;
  return error;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
