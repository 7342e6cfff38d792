import { withSharp } from "./sharp.ts";

/** Decoding and reducing 40 megapixels takes up to 2 s; a crafted image that takes longer is aborted. */
const timeoutSeconds = 10;

export type PixelSize = { width: number; height: number };

/** Size in pixels of a picture printed at this size in millimetres, at 300 dpi. */
export function printPixels({ width, height }: PixelSize): PixelSize {
  return { width: Math.round((width * 300) / 25.4), height: Math.round((height * 300) / 25.4) };
}

/**
 * Decodes a PNG or JPEG (a local path or its bytes) and reduces it to at most this size: upright, 8 bits per channel, in sRGB, with
 * transparency, in its own format. Decoding 40 megapixels may take 450 MB outside JavaScript's heap, so callers must bound concurrency.
 * Throws `Undecodable`.
 */
export async function shrinkImage(input: string | Uint8Array, most: PixelSize): Promise<PixelSize & { bytes: Uint8Array<ArrayBuffer> }> {
  return await withSharp(input, { limitInputChannels: 4, failOn: "error", sequentialRead: true }, async (image) => {
    const { data, info } = await image
      .autoOrient()
      .resize({ ...most, fit: "inside", withoutEnlargement: true })
      .jpeg({ quality: 92, chromaSubsampling: "4:4:4", force: false })
      .png({ compressionLevel: 9, force: false })
      .timeout({ seconds: timeoutSeconds })
      .toBuffer({ resolveWithObject: true });
    return { bytes: new Uint8Array(data), width: info.width, height: info.height };
  });
}
