import { concatTransformationMatrix, drawObject, popGraphicsState, pushGraphicsState, type PDFDocument } from "@cantoo/pdf-lib";
import { readOrientation } from "../files/images/orientation.ts";
import { printPixels, shrinkImage } from "../files/images/shrinkImage.ts";

/** A4 and its margin in points: 210 × 297 mm, 10 mm. */
const short = 595.28;
const long = 841.89;
const margin = 28.35;

/** Maximum pixels of a PNG on such a page, upright or landscape, at 300 dpi. */
const mostPixels = printPixels({ width: 277, height: 277 });

/** Transformation matrices (a b c d e f, on a unit square) by EXIF orientation. */
const turns: Record<number, [number, number, number, number, number, number]> = {
  1: [1, 0, 0, 1, 0, 0],
  2: [-1, 0, 0, 1, 1, 0],
  3: [-1, 0, 0, -1, 1, 1],
  4: [1, 0, 0, -1, 0, 1],
  5: [0, -1, -1, 0, 1, 1],
  6: [0, -1, 1, 0, 0, 1],
  7: [0, 1, 1, 0, 0, 0],
  8: [0, 1, -1, 0, 1, 0],
};

/**
 * Adds an A4 page with an image at its centre, rotated by its EXIF orientation and never enlarged beyond 72 dpi. Chooses portrait or
 * landscape to fit the image. Embeds a JPEG unchanged; reduces a PNG, which must be unpacked, to 300 dpi.
 */
export async function addImagePage(merged: PDFDocument, { contentType, bytes }: { contentType: string; bytes: Uint8Array }): Promise<void> {
  const isJpeg = contentType === "image/jpeg";
  const image = isJpeg ? await merged.embedJpg(bytes) : await merged.embedPng(await printedPng(bytes));
  // Embed now, not on save: until then the unpacked PNG stays in memory.
  await image.embed();
  const orientation = isJpeg ? await readOrientation(bytes) : 1;
  const [width, height] = orientation >= 5 ? [image.height, image.width] : [image.width, image.height];
  const page = merged.addPage(width > height ? [long, short] : [short, long]);
  const scale = Math.min(1, (page.getWidth() - 2 * margin) / width, (page.getHeight() - 2 * margin) / height);
  const [left, bottom] = [(page.getWidth() - width * scale) / 2, (page.getHeight() - height * scale) / 2];
  const name = page.node.newXObject("Image", image.ref);
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(width * scale, 0, 0, height * scale, left, bottom),
    concatTransformationMatrix(...(turns[orientation] ?? [1, 0, 0, 1, 0, 0])),
    drawObject(name),
    popGraphicsState(),
  );
}

/** Reads the size from the PNG's header. */
async function printedPng(png: Uint8Array): Promise<Uint8Array> {
  const header = Buffer.from(png.buffer, png.byteOffset, 24);
  const isSmall = header.readUInt32BE(16) <= mostPixels.width && header.readUInt32BE(20) <= mostPixels.height;
  return isSmall ? png : (await shrinkImage(png, mostPixels)).bytes;
}
