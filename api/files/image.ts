import { attachmentMessages, maxImagePixels } from "#domain/attachment.ts";
import { invalid } from "#domain/problem.ts";
import { Refusal } from "../refusal.ts";
import { readJpeg } from "./jpeg.ts";
import { isWholePng, readPng } from "./png.ts";

/** An image's size in pixels as people see it, its turn counted in, and its bytes without data about place and maker. */
export type ImageFacts = { width: number; height: number; cleaned: Uint8Array };

/**
 * Reads an uploaded PNG or JPEG. Refuses one of more than 40 megapixels by its header, before anything is unpacked,
 * and one that is broken off or damaged.
 */
export async function readImage(bytes: Buffer, contentType: "image/png" | "image/jpeg"): Promise<ImageFacts> {
  const png = contentType === "image/png" ? readPng(bytes) : null;
  const facts = png ?? (contentType === "image/jpeg" ? readJpeg(bytes) : null);
  if (!facts) throw broken();
  if (facts.width * facts.height > maxImagePixels) {
    throw new Refusal([{ message: attachmentMessages.imageTooManyPixels, code: "TOO_LARGE", field: ["file"] }]);
  }
  if (png && !(await isWholePng(png))) throw broken();
  const { width, height, cleaned } = facts;
  return { width, height, cleaned };
}

function broken(): Refusal {
  return new Refusal([invalid(attachmentMessages.imageBroken, "file")]);
}
