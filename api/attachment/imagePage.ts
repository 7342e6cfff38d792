import { concatTransformationMatrix, drawObject, popGraphicsState, pushGraphicsState, type PDFDocument } from "@cantoo/pdf-lib";
import { exifOrientation } from "../files/images/exif.ts";
import { printPixels, shrinkImage } from "../files/images/shrinkImage.ts";

/** A4 and its margin in points: 210 × 297 mm, 10 mm. */
const short = 595.28;
const long = 841.89;
const margin = 28.35;

/** What a PNG needs at most to fill such a page, upright or across, at 300 dpi. */
const mostPixels = printPixels({ width: 277, height: 277 });

/** Where an image's own axes lie once it is turned as EXIF tells, on a square of 1: matrix a b c d e f by orientation. */
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
 * Adds an A4 page with an image in its middle: turned as EXIF tells, the page as wide or high as suits it, never enlarged beyond
 * 72 dpi. A JPEG stays as it is; a PNG, which has to be unpacked, is brought down to 300 dpi where it has more.
 */
export async function addImagePage(merged: PDFDocument, { contentType, bytes }: { contentType: string; bytes: Uint8Array }): Promise<void> {
  const isJpeg = contentType === "image/jpeg";
  const image = isJpeg ? await merged.embedJpg(bytes) : await merged.embedPng(await printedPng(bytes));
  // Now, not when the file is saved: until then a PNG lies in memory unpacked.
  await image.embed();
  const orientation = isJpeg ? orientationOf(Buffer.from(bytes)) : 1;
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

/** A PNG tells its size in the header with which it was stored. */
async function printedPng(png: Uint8Array): Promise<Uint8Array> {
  const header = Buffer.from(png.buffer, png.byteOffset, 24);
  const isSmall = header.readUInt32BE(16) <= mostPixels.width && header.readUInt32BE(20) <= mostPixels.height;
  return isSmall ? png : (await shrinkImage(png, mostPixels)).bytes;
}

/** The turn that a stored JPEG tells; its EXIF stands among the first segments. */
function orientationOf(jpeg: Buffer): number {
  for (let at = 2; at + 4 <= jpeg.length && jpeg[at] === 0xff && jpeg[at + 1] !== 0xda; at += 2 + jpeg.readUInt16BE(at + 2)) {
    if (jpeg[at + 1] !== 0xe1) continue;
    const orientation = exifOrientation(jpeg.subarray(at + 4, at + 2 + jpeg.readUInt16BE(at + 2)));
    if (orientation !== null) return orientation;
  }
  return 1;
}
