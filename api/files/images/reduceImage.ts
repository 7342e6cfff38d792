import { stat } from "node:fs/promises";
import { attachmentMessages, type FirmImageType } from "#domain/documents/attachment.ts";
import { invalid } from "#domain/http/problem.ts";
import { createFairQueue, QueueFull } from "../../workerProcess/fairQueue.ts";
import { Overloaded, ProblemError } from "../../http/httpErrors.ts";
import { Undecodable } from "./sharp.ts";
import { printPixels, shrinkImage, type PixelSize } from "./shrinkImage.ts";

/** The size in millimetres to which a firm's image is reduced: at least that of the templates (`stamp-image` and `sender` in layout.typ). */
export const printedSize: Record<FirmImageType, PixelSize> = {
  STAMP_SIGN: { width: 45, height: 30 },
  LETTERHEAD: { width: 180, height: 36 },
};

/** Maximum bytes of an image file beyond its pixels (colour profile, headers). More indicates hidden data. */
const sideBytes = 64 * 1024;
const bytesPerPixel = 4;

/** An image for documents in a local file, without metadata; its size in pixels after rotation. */
type FirmImage = PixelSize & { path: string; kind: FirmImageType };

/** The image to store and its size in pixels; `content` is null if the file needs no change. */
type ReducedImage = PixelSize & { content: Uint8Array | null };

export type ImageReducer = (ownerId: string, image: FirmImage) => Promise<ReducedImage>;

/**
 * Creates the only place that decodes firm images: one at a time, owners in turn. Reduces an image to its printed size at 300 dpi. Throws a
 * `ProblemError` for an image that cannot be decoded or takes too long, and `Overloaded` when too many wait.
 */
export function createImageReducer(): ImageReducer {
  const queue = createFairQueue({ places: 1, placesPerKey: 1, waiting: 32, waitingPerKey: 4 });
  return async (ownerId, { path, kind, width, height }) => {
    const most = printPixels(printedSize[kind]);
    const { size } = await stat(path);
    if (width <= most.width && height <= most.height && size <= width * height * bytesPerPixel + sideBytes) {
      return { content: null, width, height };
    }
    const { bytes, ...pixels } = await queue.run(ownerId, () => shrinkImage(path, most)).catch(refuse);
    return { content: bytes, ...pixels };
  };
}

function refuse(error: unknown): never {
  if (error instanceof QueueFull) throw new Overloaded(5);
  if (error instanceof Undecodable) throw new ProblemError([invalid(attachmentMessages.imageBroken, "file")]);
  throw error;
}
