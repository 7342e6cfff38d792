import { contextOf } from "../../../../ui/drawing/ink.ts";
import { clearPaper, fitted, type Pixels } from "../../../../ui/drawing/pixels.ts";

/** Pixels along the longer side that are kept of a photo: more than a printed stamp shows. */
const mostPixels = 1600;

/** Which part of a photo to keep, in percent of its width and height. */
export type Crop = { across: [from: number, to: number]; down: [from: number, to: number] };

/**
 * Decodes a photo upright, by its EXIF orientation, and at most 1,600 pixels long. The browser decodes and scales outside the page's own
 * thread. Throws if the file is no image.
 */
export async function readPhoto(file: Blob): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file, { imageOrientation: "from-image" });
  const { width, height } = fitted(whole, mostPixels);
  if (width === whole.width) return whole;
  const small = await createImageBitmap(whole, { resizeWidth: width, resizeHeight: height, resizeQuality: "high" });
  whole.close();
  return small;
}

/** Draws the kept part of a photo onto a canvas, with the paper made transparent. Returns its pixels. */
export function drawStamp(canvas: HTMLCanvasElement, photo: ImageBitmap, { crop, threshold }: { crop: Crop; threshold: number }): Pixels {
  const part = (size: number, [from, to]: [number, number]) => {
    const start = Math.min(size - 1, Math.floor((size * from) / 100));
    return [start, Math.max(1, Math.ceil((size * to) / 100) - start)] as const;
  };
  const [left, width] = part(photo.width, crop.across);
  const [top, height] = part(photo.height, crop.down);
  canvas.width = width;
  canvas.height = height;
  const context = contextOf(canvas);
  context.drawImage(photo, left, top, width, height, 0, 0, width, height);
  const pixels = context.getImageData(0, 0, width, height);
  clearPaper(pixels, threshold);
  context.putImageData(pixels, 0, 0);
  return pixels;
}
