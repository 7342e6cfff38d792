import type { Span } from "../streams/fileWindow.ts";

/**
 * An image's size in pixels after its EXIF rotation, and the parts to keep, in order: spans of the file and new bytes, without location or
 * camera data.
 */
export type ImageFacts = { width: number; height: number; pieces: (Span | Uint8Array)[] };
