import type { ImageFacts } from "./imageFacts.ts";
import { withSharp } from "./sharp.ts";

/** The EXIF orientation of a JPEG, 1 to 8; 1 without one. Reads only the header. Throws `Undecodable`. */
export async function readOrientation(jpeg: Uint8Array): Promise<number> {
  const { orientation } = await withSharp(jpeg, {}, (image) => image.metadata());
  return orientation ?? 1;
}

/** Gives a JPEG's facts the size after its rotation, and EXIF with nothing but the orientation. Throws `Undecodable`. */
export async function withOrientation({ width, height, pieces }: ImageFacts, jpeg: Uint8Array): Promise<ImageFacts> {
  const orientation = await readOrientation(jpeg);
  const size = orientation >= 5 ? { width: height, height: width } : { width, height };
  return { ...size, pieces: orientation === 1 ? pieces : pieces.toSpliced(1, 0, exifOf(orientation)) };
}

/** An APP1 segment: its length, "Exif", a TIFF header, and a directory of one entry, the orientation. */
function exifOf(orientation: number): Uint8Array {
  const digits = orientation.toString(16).padStart(4, "0");
  return Buffer.from(
    ["ffe10022", "457869660000", "4d4d002a00000008", "0001", "0112000300000001", digits, "0000", "00000000"].join(""),
    "hex",
  );
}
