import { open, rm, writeFile } from "node:fs/promises";
import { attachmentMessages, extensionOf } from "#domain/documents/attachment.ts";
import { invalid } from "#domain/http/problem.ts";
import { ProblemError } from "../http/httpErrors.ts";
import { openFileWindow, readWindows, type FileWindow } from "./streams/fileWindow.ts";
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

/** A file accepted for storing. Images no longer contain location or camera data. */
export type AcceptedFile = { contentType: ContentType; content: Content; image: ImageFacts | null };

/**
 * Checks an uploaded file. Rejects an extension outside `extensions` with `wrongType`, a content that contradicts the extension (415), an
 * empty file, and a damaged or too large image.
 */
export async function acceptFile(file: ReceivedFile, extensions: readonly string[], wrongType: string): Promise<AcceptedFile> {
  const extension = extensionOf(file.fileName);
  const contentType = promised[extension];
  if (!contentType || !extensions.includes(extension)) throw unsupported(wrongType);
  if (file.size === 0) throw new ProblemError([invalid(attachmentMessages.fileEmpty, "file")]);
  if (detectType(await head(file.path)) !== contentType) throw unsupported(attachmentMessages.fileMismatch);
  if (contentType === "application/pdf") return { contentType, content: file, image: null };
  const bytes = openFileWindow(file.path);
  try {
    const image = await readImage(bytes, contentType);
    return { contentType, content: await replace(file.path, bytes, image), image };
  } finally {
    bytes.close();
  }
}

/** The content type by a file's leading bytes; null for any other. */
function detectType(bytes: Uint8Array): ContentType | null {
  return marks.find(({ mark }) => mark.equals(bytes.subarray(0, mark.length)))?.contentType ?? null;
}

async function head(path: string): Promise<Uint8Array> {
  const handle = await open(path, "r");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Replaces the file by the kept parts of the image. The original stays readable until it is closed. */
async function replace(path: string, bytes: FileWindow, { pieces }: ImageFacts): Promise<Content> {
  let size = 0;
  function* kept() {
    for (const piece of pieces) {
      for (const window of "from" in piece ? readWindows(bytes, piece) : [piece]) {
        size += window.length;
        yield window;
      }
    }
  }
  await rm(path);
  await writeFile(path, kept(), { mode: 0o600 });
  return { path, size };
}

function unsupported(message: string): ProblemError {
  return new ProblemError([{ message, code: "UNSUPPORTED_TYPE", field: ["file"] }]);
}
