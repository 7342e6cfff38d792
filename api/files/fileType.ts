import { open, rm, writeFile } from "node:fs/promises";
import { attachmentMessages, extensionOf } from "#domain/attachment.ts";
import { invalid } from "#domain/problem.ts";
import { ProblemError } from "../http/httpErrors.ts";
import { openFileWindow, readWindows, type FileWindow } from "./streams/fileWindow.ts";
import { readImage } from "./images/image.ts";
import type { ImageFacts } from "./images/imageFacts.ts";
import type { Content } from "./store.ts";
import type { ReceivedFile } from "./upload.ts";

/** The types that are stored, each by the bytes that a file of it begins with. A PDF's mark stands at byte 0. */
const marks = [
  { contentType: "application/pdf", mark: Buffer.from("%PDF-", "latin1") },
  { contentType: "image/png", mark: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { contentType: "image/jpeg", mark: Buffer.from([0xff, 0xd8, 0xff]) },
] as const;

export type ContentType = (typeof marks)[number]["contentType"];

/** What each extension promises. */
const promised: Record<string, ContentType> = { pdf: "application/pdf", png: "image/png", jpg: "image/jpeg", jpeg: "image/jpeg" };

/** A file that may be stored. Images come without data about place and maker. */
export type AcceptedFile = { contentType: ContentType; content: Content; image: ImageFacts | null };

/**
 * Looks into an uploaded file. Refuses an extension that is not among `extensions` with `wrongType`, a content that is not
 * what the extension promises (415), an empty file, and an image that is broken or too large.
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

/** The type that the first bytes of a file tell; null for every other. */
export function detectType(bytes: Uint8Array): ContentType | null {
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

/** Puts what is kept of an image in the place of the file that it is read from, which stays readable until it is closed. */
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
