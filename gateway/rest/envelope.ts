import { isUtf8 } from "node:buffer";
import { GraphQLError } from "graphql";
import { isObject } from "#domain/typedObject.ts";
import type { z } from "zod";
import { errorText } from "#domain/http/envelope.ts";
import { problemCodes, type ProblemCode } from "#domain/http/problem.ts";
import { fault, Refused, type UserError } from "../errors/errors.ts";
import { parseTolerantly } from "./shapes/parsing/tolerantParse.ts";
import { readJson } from "./readJson.ts";
import type { RawAnswer } from "./transport.ts";

/** Called with the names of fields that could not be parsed and were dropped. */
export type OnLost = (fields: string[]) => void;

/**
 * Parses the data of a REST response by its shape. A value that does not fit is dropped and named to `onLost` (ADR-0008). Throws
 * `Refused` for rejections, and a fault for 401 (UNAUTHENTICATED, with HTTP 401), 403, 5xx, redirects and everything that is no
 * envelope of that shape. An empty body is an envelope without data.
 */
export function readEnvelope<T extends z.ZodType>(answer: RawAnswer, shape: T, onLost: OnLost = () => {}): z.output<T> {
  if (answer.status === 401) throw fault("UNAUTHENTICATED", "Please log in again", 401);
  if (answer.status >= 300 && answer.status < 400) throw fault("BAD_UPSTREAM_RESPONSE", "The service answered with a redirect");
  if (answer.status < 300) refuseEncoding(answer);
  const body = answer.text.trim() === "" ? {} : readJson(answer.text);
  if (answer.status >= 500) throw serverFault(answer, body);
  const errors = readErrors(answer, body);
  if (answer.status === 403) throw fault("FORBIDDEN", errors[0]?.message || "This is not allowed");
  if (errors.length > 0) throw new Refused(errors);
  if (!isObject(body) || answer.status >= 400) throw unreadable(answer);
  const read = parseTolerantly(shape, body["data"]);
  if ("fault" in read) throw fault("BAD_UPSTREAM_RESPONSE", `The service's answer is incomplete${read.fault && ` at ${read.fault}`}`);
  if (read.lost.length > 0) onLost(read.lost);
  return read.data;
}

/** Compressed bodies and texts in another encoding would be read wrongly, and written back so (R-1216). */
function refuseEncoding({ headers, bytes }: RawAnswer): void {
  const encoding = String(headers["content-encoding"] ?? "identity");
  if (encoding !== "identity") throw fault("BAD_UPSTREAM_RESPONSE", "The service answered with a compressed body");
  if (bytes && !isUtf8(bytes)) throw fault("BAD_UPSTREAM_RESPONSE", "The service's answer is not in UTF-8");
}

function unreadable({ status }: RawAnswer): GraphQLError {
  const error = fault("BAD_UPSTREAM_RESPONSE", "The service answered something unreadable");
  error.extensions["upstreamStatus"] = status;
  return error;
}

/** Whether a successful response ends in the middle of its JSON. A connection that breaks looks like one that has ended. */
export function isCutOff({ status, text }: RawAnswer): boolean {
  return status < 300 && /^\s*[{[]/.test(text) && readJson(text) === undefined;
}

/**
 * Returns the rejections in a response, in their order and words; empty when the call succeeded. Without words, `message` is blank. Reads by
 * hand instead of by a shape: services name errors in several ways, and an odd one must not hide the others (ADR-0008).
 */
function readErrors({ status, headers }: RawAnswer, body: unknown): UserError[] {
  if (!isObject(body)) return [];
  const listed = [body["errors"], isObject(body["error"]) ? body["error"] : []].map(listOfErrors).find((errors) => errors.length > 0);
  const retryAfter = status === 429 ? readSeconds(headers["retry-after"]) : null;
  const timed = retryAfter === null ? {} : { retryAfter };
  if (listed) return listed.flatMap((error) => toUserErrors(error, status)).map((error) => ({ ...error, ...timed }));
  const isDenied = status < 400 && saysFailed(body);
  if (status < 400 && !isDenied) return [];
  const data = isObject(body["data"]) ? body["data"] : {};
  const words = [body["message"], body["error"], data["message"], data["error"]];
  const loose = words.find((text) => typeof text === "string" && text.trim() !== "");
  // 404 needs no words, and what failed with a good status has the operation's own.
  const isSaid = loose !== undefined || status === 404 || isDenied;
  return isSaid ? toUserErrors(loose ?? (isDenied ? "" : "Not found"), status).map((error) => ({ ...error, ...timed })) : [];
}

/** Whether a response with a good status says that it failed, as by `"success": false` or by an `error` without a list (R-1242). */
function saysFailed({ success, status, error, data }: Record<string, unknown>): boolean {
  const isDone = [success, isObject(data) ? data["success"] : data].every((word) => word !== false && word !== "false");
  return !isDone || status === "error" || status === "fail" || error === true || listOfErrors(error).length > 0;
}

/** A single error in place of a list is one too: a refused write is never taken for done (R-1215). */
function listOfErrors(errors: unknown): unknown[] {
  if (Array.isArray(errors)) return errors;
  const isTold = typeof errors === "string" ? errors.trim() !== "" : isObject(errors) && Object.keys(errors).length > 0;
  return isTold ? [errors] : [];
}

/** Returns one error per blamed field: the embedded service names all missing fields in one sentence. */
function toUserErrors(error: unknown, status: number): UserError[] {
  if (!isObject(error)) return [{ message: typeof error === "string" ? error.trim() : "", field: null, code: codeOf(undefined, status) }];
  const told = { message: errorText(error).trim(), code: codeOf(error["code"], status) };
  const fields = Array.isArray(error["fields"]) ? error["fields"].flatMap(pathOf) : [];
  const [field = null] = pathOf(error["field"]);
  return fields.length > 0 ? fields.map((path) => ({ ...told, field: path })) : [{ ...told, field }];
}

function pathOf(path: unknown): string[][] {
  return Array.isArray(path) && path.length > 0 ? [path.map(String)] : [];
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

/** The message of a 503 is meant for users ("busy", "disk full"); the messages of other 5xx are not exposed. */
function serverFault(answer: RawAnswer, body: unknown): GraphQLError {
  const { status, headers } = answer;
  if (status === 504) return fault("UPSTREAM_TIMEOUT", "The service did not answer in time");
  if (status !== 502 && status !== 503) return fault("BAD_UPSTREAM_RESPONSE", "The service failed");
  const words = status === 503 ? readErrors(answer, body)[0]?.message : undefined;
  const seconds = readSeconds(headers["retry-after"]);
  const error = fault("UPSTREAM_UNAVAILABLE", words || "The service is not available now");
  if (seconds !== null) error.extensions["retryAfter"] = seconds;
  return error;
}

/** Reads Retry-After in seconds; null when it is missing or a date. */
function readSeconds(header: string | string[] | undefined): number | null {
  const seconds = Math.ceil(Number(header));
  return seconds > 0 && seconds <= 2_147_483_647 ? seconds : null;
}
