import { attachmentMessages, maxImagePixels } from "#domain/documents/attachment.ts";
import { invalid } from "#domain/http/problem.ts";
import { ProblemError } from "../../http/httpErrors.ts";
import type { ImageFacts } from "./imageFacts.ts";
import { readJpeg } from "./jpeg.ts";
import { withOrientation } from "./orientation.ts";
import { isWholePng, readPng } from "./png.ts";
import { Undecodable } from "./sharp.ts";

/**
 * Reads an uploaded PNG or JPEG. Rejects more than 40 megapixels by the header, before unpacking anything. Rejects truncated and damaged
 * images.
 */
export async function readImage(bytes: Buffer, contentType: "image/png" | "image/jpeg"): Promise<ImageFacts> {
  const png = contentType === "image/png" ? readPng(bytes) : null;
  const facts = png ?? (contentType === "image/jpeg" ? readJpeg(bytes) : null);
  if (!facts) throw broken();
  if (facts.width * facts.height > maxImagePixels) {
    throw new ProblemError([{ message: attachmentMessages.imageTooManyPixels, code: "TOO_LARGE", field: ["file"] }]);
  }
  if (png && !(await isWholePng(png))) throw broken();
  return png ?? (await withOrientation(facts, bytes).catch(refuse));
}

function refuse(error: unknown): never {
  throw error instanceof Undecodable ? broken() : error;
}

function broken(): ProblemError {
  return new ProblemError([invalid(attachmentMessages.imageBroken, "file")]);
}
