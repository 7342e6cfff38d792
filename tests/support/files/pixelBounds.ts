import { spawnSync } from "node:child_process";

/** Where a page has ink, in millimetres from its top left corner. */
export type Ink = { left: number; right: number; top: number; bottom: number };

const perMillimetre = 8;

/** The bounds of all dark ink in a part of the first page (millimetres), as pdftoppm (Poppler) paints it; hairlines are too pale to count. */
export function inkIn(pdf: Uint8Array, { top, bottom, left = 0, right = 210 }: Partial<Ink> & { top: number; bottom: number }): Ink {
  const picture = paint(pdf);
  const ink = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (let y = Math.round(top * perMillimetre); y < bottom * perMillimetre; y += 1) {
    for (let x = Math.round(left * perMillimetre); x < right * perMillimetre; x += 1) {
      if ((picture.pixels[y * picture.width + x] ?? 255) > 128) continue;
      ink.left = Math.min(ink.left, x / perMillimetre);
      ink.right = Math.max(ink.right, x / perMillimetre);
      ink.top = Math.min(ink.top, y / perMillimetre);
      ink.bottom = Math.max(ink.bottom, y / perMillimetre);
    }
  }
  return ink;
}

function paint(pdf: Uint8Array): { width: number; pixels: Uint8Array } {
  const args = ["-r", String(perMillimetre * 25.4), "-gray", "-f", "1", "-l", "1", "-"];
  const { error, stdout } = spawnSync("pdftoppm", args, { input: pdf, maxBuffer: 64 * 1024 * 1024 });
  if (error) throw new Error("pdftoppm was not found; it comes with Poppler (Debian: apt-get install poppler-utils)", { cause: error });
  const [head = "", width = "0"] = /^P5\s+(\d+)\s+\d+\s+255\s/.exec(stdout.toString("latin1", 0, 40)) ?? [];
  return { width: Number(width), pixels: stdout.subarray(head.length) };
}
