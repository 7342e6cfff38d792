import type { Span } from "../streams/fileWindow.ts";

/**
 * An image's size in pixels as people see it, its turn counted in, and what is kept of it: its own bytes and new ones, in
 * their order, without data about place and maker.
 */
export type ImageFacts = { width: number; height: number; pieces: (Span | Uint8Array)[] };
