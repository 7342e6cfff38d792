import { aJpeg, aPng } from "./images.ts";
import { aNoise } from "./noise.ts";

/* Files of an exact size that pass for whole ones: what is checked of them is right, the rest is noise. */

/** One blank page; the noise is a stream that nothing names. */
export function aPdfOf(bytes: number): Buffer<ArrayBuffer> {
  const page = "1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n";
  const noise = `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n4 0 obj<</Length ${String(bytes).padStart(9)}>>stream\n`;
  const [head, tail] = [Buffer.from(`%PDF-1.7\n${page}${noise}`), Buffer.from("\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n")];
  return Buffer.concat([head, aNoise(bytes - head.length - tail.length), tail]);
}

/** The noise is in the scan, where a 0xFF would end it. */
export function aJpegOf(bytes: number): Buffer<ArrayBuffer> {
  const frame = aJpeg({ width: 40, height: 30 });
  const [head, end] = [frame.subarray(0, -2), frame.subarray(-2)];
  const noise = aNoise(bytes - frame.length).map((byte) => byte & 0x7f);
  return Buffer.concat([head, noise, end]);
}

/** Grey noise in as many rows of 4,000 pixels as fit, which no compression makes smaller. */
export function aPngOf(bytes: number): Buffer<ArrayBuffer> {
  const height = Math.floor((bytes - 20_000) / 4001);
  return Buffer.from(aPng({ width: 4000, height }, [], aNoise(height * 4001)));
}
