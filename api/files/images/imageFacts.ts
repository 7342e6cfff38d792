/** An image's size in pixels, and the parts of the file to keep, in order, without location or camera data. */
export type ImageFacts = { width: number; height: number; pieces: Uint8Array[] };

/** An image with more segments or chunks than this was crafted to keep its reader busy. */
export const maxImageParts = 100_000;
