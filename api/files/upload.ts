import { createHash, randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Transform, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FastifyRequest } from "fastify";
import { attachmentMessages, maxFileBytes } from "#domain/attachment.ts";
import type { ApiContext } from "../context.ts";
import { malformed, ProblemError } from "../http/httpErrors.ts";
import { countStreamedBytes } from "./streams/passingBytes.ts";

/** A file that has come in, on local disk until the route is done with it. */
export type ReceivedFile = {
  path: string;
  /** Bytes. */
  size: number;
  /** The name that the sender gave, with its extension. */
  fileName: string;
  /** SHA-256 of the content, hexadecimal. */
  digest: string;
};

/** A multipart form: at most one file, and its text fields by name. */
export type Upload = { file: ReceivedFile | null; fields: Record<string, string> };

/** What a form may have besides the file's bytes. */
const formOverhead = 256 * 1024;

/**
 * Streams a multipart form to disk (never more than 25 MB of it), hands it to `act`, and deletes what `act` has not
 * stored, whatever happens. Refuses what is no form (415), a form that cannot be read (400), more than one file or a file
 * that is too large (413).
 */
export async function receiveUpload<T>(context: ApiContext, request: FastifyRequest, act: (upload: Upload) => Promise<T>): Promise<T> {
  if (Number(request.headers["content-length"] ?? 0) > maxFileBytes + formOverhead) throw tooLarge();
  const path = join(context.files.incoming, randomBytes(16).toString("hex"));
  try {
    return await act(await receive(request, path).catch(refuseBadForm));
  } finally {
    await rm(path, { force: true });
  }
}

/** What an upload's Idempotency-Key stands for: pass it to `idempotent` as the content. */
export function uploadContent({ file, fields }: Upload): unknown {
  return [file?.fileName ?? null, file?.digest ?? null, fields];
}

async function receive(request: FastifyRequest, path: string): Promise<Upload> {
  const upload: Upload = { file: null, fields: {} };
  for await (const part of request.parts({ limits: { fileSize: maxFileBytes + 1 } })) {
    if (part.type === "field") {
      upload.fields[part.fieldname] = typeof part.value === "string" ? part.value.toWellFormed().replaceAll("\0", "") : "";
    } else {
      upload.file = { path, fileName: part.filename.toWellFormed().replaceAll("\0", ""), ...(await writeToDisk(part.file, path)) };
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
      countStreamedBytes(chunk.length);
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(stream, measure, createWriteStream(path, { flags: "wx", mode: 0o600 }));
  return { size, digest: hash.digest("hex") };
}

/** The form's reader tells a missing boundary or end by errors without a code; whatever has one is not the sender's mistake. */
function refuseBadForm(error: unknown): never {
  if (error instanceof Error && !("code" in error) && /multipart/i.test(error.message)) throw malformed("The form could not be read");
  throw error;
}

function tooLarge(): ProblemError {
  return new ProblemError([{ message: attachmentMessages.fileTooLarge, code: "TOO_LARGE", field: ["file"] }]);
}
