import {
  concatTransformationMatrix,
  drawObject,
  popGraphicsState,
  pushGraphicsState,
  type PDFDocument,
  type PDFImage,
} from "@cantoo/pdf-lib";
import { exifOrientation } from "../files/exif.ts";

/** A4 in points, and the free margin around an image on it. */
const short = 595.28;
const long = 841.89;
const margin = 28.35;
/** An image is never blown up beyond this many points a pixel (96 dots an inch). */
const largestScale = 0.75;

/** Adds an A4 page with the image on it, as large as fits, turned the way its camera says. */
export function addImagePage(document: PDFDocument, image: PDFImage, orientation: number): void {
  const isTurned = orientation >= 5;
  const [imageWidth, imageHeight] = isTurned ? [image.height, image.width] : [image.width, image.height];
  const [pageWidth, pageHeight] = imageWidth > imageHeight ? [long, short] : [short, long];
  const scale = Math.min((pageWidth - 2 * margin) / imageWidth, (pageHeight - 2 * margin) / imageHeight, largestScale);
  const [width, height] = [imageWidth * scale, imageHeight * scale];
  const page = document.addPage([pageWidth, pageHeight]);
  const name = page.node.newXObject("Image", image.ref);
  const place = { x: (pageWidth - width) / 2, y: (pageHeight - height) / 2, width, height };
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(...matrixOf(orientation, place)),
    drawObject(name),
    popGraphicsState(),
  );
}

/** How a JPEG is to be turned, 1 to 8 as in EXIF; 1 where it does not say. */
export function jpegOrientation(bytes: Buffer): number {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda) {
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const orientation = bytes[at + 1] === 0xe1 ? exifOrientation(bytes.subarray(at + 4, end)) : null;
    if (orientation !== null) return orientation;
    at = end;
  }
  return 1;
}

type Place = { x: number; y: number; width: number; height: number };
type Matrix = [number, number, number, number, number, number];

/** The matrix that takes an image's unit square to its place, for each of EXIF's eight ways to hold a camera. */
function matrixOf(orientation: number, { x, y, width: w, height: h }: Place): Matrix {
  switch (orientation) {
    case 2:
      return [-w, 0, 0, h, x + w, y];
    case 3:
      return [-w, 0, 0, -h, x + w, y + h];
    case 4:
      return [w, 0, 0, -h, x, y + h];
    case 5:
      return [0, -h, -w, 0, x + w, y + h];
    case 6:
      return [0, -h, w, 0, x, y + h];
    case 7:
      return [0, h, w, 0, x, y];
    case 8:
      return [0, h, -w, 0, x + w, y];
    default:
      return [w, 0, 0, h, x, y];
  }
}
