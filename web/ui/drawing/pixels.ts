/** Pixels as a canvas gives them: red, green, blue and alpha, each 0 to 255. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number };

/** The part of a picture, in pixels. */
export type Area = { left: number; top: number; width: number; height: number };

/** How far below the threshold ink is fully opaque; in between its edge fades. */
const fade = 48;

/**
 * Makes a photo's paper transparent, and its ink stronger: whatever is at least as bright as `threshold` (1 to 255) goes, what is much darker
 * stays, with the paper's share taken out of its colour.
 */
export function clearPaper({ data }: Pixels, threshold: number): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = Math.min(1, Math.max(0, (threshold - brightness(data, at)) / fade));
    for (let channel = 0; channel < 3; channel += 1) data[at + channel] = inkOf(data[at + channel] ?? 0, alpha);
    data[at + 3] = Math.round((data[at + 3] ?? 0) * alpha);
  }
}

/** The smallest area with everything that shows, with a margin of 2 %; null if nothing shows. */
export function inkArea({ data, width, height }: Pixels): Area | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 32) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (right < 0) return null;
  const margin = Math.ceil(Math.max(width, height) / 50);
  left = Math.max(0, left - margin);
  top = Math.max(0, top - margin);
  return { left, top, width: Math.min(width, right + 1 + margin) - left, height: Math.min(height, bottom + 1 + margin) - top };
}

/** The size of a picture within `most` pixels along its longer side. */
export function fitted({ width, height }: { width: number; height: number }, most: number): { width: number; height: number } {
  const scale = Math.min(1, most / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function brightness(data: Uint8ClampedArray, at: number): number {
  return (data[at] ?? 0) * 0.299 + (data[at + 1] ?? 0) * 0.587 + (data[at + 2] ?? 0) * 0.114;
}

/** A channel of the ink whose mixture with white paper is `value`. */
function inkOf(value: number, alpha: number): number {
  return alpha === 0 ? 0 : (value - 255 * (1 - alpha)) / alpha;
}
