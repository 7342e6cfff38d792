import type { Sharp, SharpOptions } from "sharp";
import { maxImagePixels } from "#domain/documents/attachment.ts";

/** The image cannot be decoded, or takes too long. */
export class Undecodable extends Error {}

/**
 * Lets `act` decode a PNG or JPEG (a local path or its bytes) of at most 40 megapixels with sharp, which is loaded with the first image: it
 * takes 15 MB. Caches are off, so nothing of an image is kept. Throws `Undecodable`.
 */
export async function withSharp<T>(input: string | Uint8Array, options: SharpOptions, act: (image: Sharp) => Promise<T>): Promise<T> {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  try {
    return await act(sharp(input, { limitInputPixels: maxImagePixels, ...options }));
  } catch (error) {
    // libvips reports a bad image as an error without a code.
    if (error instanceof Error && !("code" in error)) throw new Undecodable(error.message, { cause: error });
    throw error;
  }
}
