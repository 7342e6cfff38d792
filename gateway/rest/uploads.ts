import type { BusboyFileStream } from "@fastify/busboy";
import { attachmentMessages } from "#domain/documents/attachment.ts";
import { fault, Refused } from "../errors/errors.ts";

/** An uploaded file. It is streamed to the service and never held in memory. */
export type Upload = { filename: string; mimeType: string; stream: BusboyFileStream };

/** The `File` inputs created here, so that no JSON value can pass for one. */
const uploads = new WeakSet<object>();

/** Marks a file of a multipart request as a `File` input. */
export function createUpload(upload: Upload): Upload {
  uploads.add(upload);
  return upload;
}

export function isUpload(value: unknown): value is Upload {
  return typeof value === "object" && value !== null && uploads.has(value);
}

/**
 * Writes a multipart/form-data body: the fields, then the file as `file`. Throws `Refused` when the file exceeds its limit
 * (TOO_LARGE) or an earlier field has sent it, which aborts the upstream request.
 */
export async function* multipartBody(boundary: string, fields: Record<string, string>, file: Upload): AsyncGenerator<Uint8Array> {
  if (file.stream.readableDidRead) throw sentBefore();
  for (const [name, value] of Object.entries(fields)) {
    yield Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  }
  const disposition = `form-data; name="file"; filename="${quoted(file.filename)}"`;
  yield Buffer.from(`--${boundary}\r\nContent-Disposition: ${disposition}\r\nContent-Type: ${quoted(file.mimeType)}\r\n\r\n`);
  for await (const chunk of file.stream) {
    if (file.stream.truncated) throw tooLarge();
    yield chunk;
  }
  if (file.stream.truncated) throw tooLarge();
  yield Buffer.from(`\r\n--${boundary}--\r\n`);
}

function sentBefore(): Refused {
  const message = "An earlier field of the operation has sent this file: send another request for each";
  return new Refused([{ message, code: "INVALID", field: ["file"] }]);
}

function tooLarge(): Refused {
  return new Refused([{ message: attachmentMessages.fileTooLarge, code: "TOO_LARGE", field: ["file"] }]);
}

/** Escapes names in part headers as browsers do. */
function quoted(text: string): string {
  return text.replace(/"/g, "%22").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}

/**
 * Puts the file at the path that the request's `map` gives. The path must name a variable that is null, as the multipart specification
 * demands.
 */
export function placeUpload(operation: Record<string, unknown>, path: string, upload: Upload): void {
  const steps = path.split(".");
  const last = steps.pop() ?? "";
  let place: unknown = operation;
  for (const step of steps) place = isContainer(place) && Object.hasOwn(place, step) ? Reflect.get(place, step) : undefined;
  if (steps[0] !== "variables" || !isContainer(place) || !Object.hasOwn(place, last) || Reflect.get(place, last) !== null) {
    throw fault("BAD_USER_INPUT", "The map of a multipart request must name a variable that is null", 400);
  }
  Reflect.set(place, last, upload);
}

function isContainer(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
