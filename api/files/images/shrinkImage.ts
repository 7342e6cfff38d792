import { maxImagePixels } from "#domain/attachment.ts";

/** Decoding and reducing 40 megapixels takes up to 2 s; an image made to take longer is given up after this. */
const timeoutSeconds = 10;

export type PixelSize = { width: number; height: number };

/** The most pixels of a picture that is printed in so many millimetres, at 300 dpi. */
export function printPixels({ width, height }: PixelSize): PixelSize {
  return { width: Math.round((width * 300) / 25.4), height: Math.round((height * 300) / 25.4) };
}

/** An image cannot be decoded, or takes too long. */
export class Undecodable extends Error {}

/**
 * Decodes a PNG or JPEG (a local path or its bytes) and brings it down to at most so many pixels: upright, 8 bits a channel, in
 * sRGB, transparency kept, in its own format. 40 megapixels may take 450 MB outside JavaScript's heap: the caller bounds how
 * many run at once. Throws `Undecodable`.
 */
export async function shrinkImage(input: string | Uint8Array, most: PixelSize): Promise<PixelSize & { bytes: Uint8Array<ArrayBuffer> }> {
  const sharp = await loadSharp();
  try {
    const { data, info } = await sharp(input, {
      limitInputPixels: maxImagePixels,
      limitInputChannels: 4,
      failOn: "error",
      sequentialRead: true,
    })
      .autoOrient()
      .resize({ ...most, fit: "inside", withoutEnlargement: true })
      .jpeg({ quality: 92, chromaSubsampling: "4:4:4", force: false })
      .png({ compressionLevel: 9, force: false })
      .timeout({ seconds: timeoutSeconds })
      .toBuffer({ resolveWithObject: true });
    return { bytes: new Uint8Array(data), width: info.width, height: info.height };
  } catch (error) {
    // What libvips says of an image comes as errors without a code.
    if (error instanceof Error && !("code" in error)) throw new Undecodable(error.message, { cause: error });
    throw error;
  }
}

/** Loaded with the first image that needs it: it takes 15 MB. Nothing of one image is kept for the next. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
