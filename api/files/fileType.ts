import { open, writeFile } from "node:fs/promises";
import { attachmentMessages, extensionOf } from "#domain/documents/attachment.ts";
import { invalid } from "#domain/http/problem.ts";
import { ProblemError } from "../http/httpErrors.ts";
import { createFairQueue } from "../workerProcess/fairQueue.ts";
import { readImage } from "./images/image.ts";
import type { ImageFacts } from "./images/imageFacts.ts";
import type { Content } from "./store.ts";
import type { ReceivedFile } from "./upload.ts";

/** The accepted types with their leading bytes. A PDF's signature must be at byte 0. */
const marks = [
  { contentType: "application/pdf", mark: Buffer.from("%PDF-", "latin1") },
  { contentType: "image/png", mark: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { contentType: "image/jpeg", mark: Buffer.from([0xff, 0xd8, 0xff]) },
] as const;

type ContentType = (typeof marks)[number]["contentType"];

/** The content type that each extension promises. */
const promised: Record<string, ContentType> = { pdf: "application/pdf", png: "image/png", jpg: "image/jpeg", jpeg: "image/jpeg" };

/** Images are in memory while they are read: two at a time. Owners take turns, and load shedding bounds how many wait. */
const images = createFairQueue({ places: 2, placesPerKey: 2, waiting: Infinity, waitingPerKey: Infinity });

/** A file accepted for storing. Images no longer contain location or camera data. */
export type AcceptedFile = { contentType: ContentType; content: Content; image: ImageFacts | null };

/**
 * Checks an uploaded file. Rejects an extension outside `extensions` with `wrongType`, a content that contradicts the extension (415), an
 * empty file, and a damaged or too large image.
 */
export async function acceptFile(
  ownerId: string,
  file: ReceivedFile,
  extensions: readonly string[],
  wrongType: string,
): Promise<AcceptedFile> {
  const extension = extensionOf(file.fileName);
  const contentType = promised[extension];
  if (!contentType || !extensions.includes(extension)) throw unsupported(wrongType);
  if (file.size === 0) throw new ProblemError([invalid(attachmentMessages.fileEmpty, "file")]);
  if (detectType(await readStart(file.path, 16)) !== contentType) throw unsupported(attachmentMessages.fileMismatch);
  if (contentType === "application/pdf") return { contentType, content: file, image: null };
  return await images.run(ownerId, async () => {
    const image = await readImage(await readStart(file.path, file.size), contentType);
    await writeFile(file.path, image.pieces);
    const size = image.pieces.reduce((sum, { length }) => sum + length, 0);
    return { contentType, content: { path: file.path, size }, image };
  });
}

/** The content type by a file's leading bytes; null for any other. */
function detectType(bytes: Uint8Array): ContentType | null {
  return marks.find(({ mark }) => mark.equals(bytes.subarray(0, mark.length)))?.contentType ?? null;
}

async function readStart(path: string, length: number): Promise<Buffer> {
  const handle = await open(path, "r");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function unsupported(message: string): ProblemError {
  return new ProblemError([{ message, code: "UNSUPPORTED_TYPE", field: ["file"] }]);
}
