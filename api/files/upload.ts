import { createHash, randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { Transform, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FastifyRequest } from "fastify";
import { attachmentMessages, maxFileBytes } from "#domain/documents/attachment.ts";
import type { ApiContext } from "../context.ts";
import { malformed, ProblemError } from "../http/httpErrors.ts";
import { storable } from "../http/requestSchema.ts";

/** A received file, on local disk until the route finishes. */
export type ReceivedFile = {
  path: string;
  /** Bytes. */
  size: number;
  /** The sender's file name, with extension. */
  fileName: string;
  /** SHA-256 of the content, hexadecimal. */
  digest: string;
};

/** A multipart form: at most one file, and its text fields by name. */
export type Upload = { file: ReceivedFile | null; fields: Record<string, string> };

/** Maximum bytes of a form besides the file. */
const formOverhead = 256 * 1024;

/**
 * Streams a multipart form to disk (at most 25 MB), passes it to `act`, and always deletes the files that `act` has not stored. `mayStart` gets
 * the fields before the file, and throws to keep the file off the disk. Rejects
 * other bodies (415), an unreadable form (400), more than one file, and too large a file (413).
 */
export async function receiveUpload<T>(
  context: ApiContext,
  request: FastifyRequest,
  act: (upload: Upload) => Promise<T>,
  mayStart: (fields: Upload["fields"]) => Promise<void> = async () => {},
): Promise<T> {
  if (Number(request.headers["content-length"] ?? 0) > maxFileBytes + formOverhead) throw tooLarge();
  const path = join(context.files.incoming, randomBytes(16).toString("hex"));
  try {
    return await act(await receive(request, path, mayStart).catch((error: unknown) => refuseBadForm(error, request.raw)));
  } finally {
    await rm(path, { force: true });
  }
}

/** The content that an upload's Idempotency-Key covers; pass it to `idempotent`. */
export function uploadContent({ file, fields }: Upload): unknown {
  return [file?.fileName ?? null, file?.digest ?? null, fields];
}

async function receive(request: FastifyRequest, path: string, mayStart: (fields: Upload["fields"]) => Promise<void>): Promise<Upload> {
  const upload: Upload = { file: null, fields: {} };
  for await (const part of request.parts({ limits: { fileSize: maxFileBytes + 1 } })) {
    if (part.type === "field") {
      upload.fields[part.fieldname] = typeof part.value === "string" ? storable(part.value) : "";
    } else {
      await mayStart(upload.fields);
      upload.file = { path, fileName: storable(part.filename), ...(await writeToDisk(part.file, path)) };
      if (upload.file.size > maxFileBytes) throw tooLarge();
    }
  }
  return upload;
}

async function writeToDisk(stream: Readable, path: string): Promise<{ size: number; digest: string }> {
  const hash = createHash("sha256");
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(stream, measure, createWriteStream(path, { flags: "wx", mode: 0o600 }));
  return { size, digest: hash.digest("hex") };
}

/**
 * The parser reports a missing or overlong boundary (its needle), or a missing end, as errors without a code; an error with a code is not the
 * sender's mistake, unless the sender has left.
 */
function refuseBadForm(error: unknown, { errored }: IncomingMessage): never {
  if (errored !== null) throw malformed("The upload was broken off");
  if (error instanceof Error && !("code" in error) && /multipart|needle/i.test(error.message))
    throw malformed("The form could not be read");
  throw error;
}

function tooLarge(): ProblemError {
  return new ProblemError([{ message: attachmentMessages.fileTooLarge, code: "TOO_LARGE", field: ["file"] }]);
}
