import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { countStreamedBytes } from "./passingBytes.ts";

/** Bytes that are read where they are needed, so that a file is never in memory whole. */
export type FileWindow = {
  size: number;
  /** `length` bytes from a place on; fewer where the end is nearer. */
  read: (from: number, length: number) => Buffer;
};

/** A part of some bytes: from a place up to another, which is not part of it. */
export type Span = { from: number; to: number };

/** An image of more segments or chunks than this is made to keep its reader busy. */
export const maxImageParts = 100_000;

/** What is read from a file at once; who looks at a span begins with less, and takes more the longer the span goes on. */
const windowBytes = 256 * 1024;
const firstWindowBytes = 4 * 1024;

/** Opens a file to be read in places; close it when done. It stays readable though its name is given to another meanwhile. */
export function openFileWindow(path: string): FileWindow & { close: () => void } {
  const file = openSync(path, "r");
  let [start, held] = [0, Buffer.alloc(0)];
  const { size } = fstatSync(file);
  return {
    size,
    read(from, length) {
      const wanted = Math.max(0, Math.min(length, size - from));
      if (from < start || from + wanted > start + held.length) {
        const buffer = Buffer.allocUnsafe(Math.max(wanted, windowBytes));
        countStreamedBytes(buffer.length);
        [start, held] = [from, buffer.subarray(0, readSync(file, buffer, 0, buffer.length, from))];
      }
      return held.subarray(from - start, from - start + wanted);
    },
    close: () => closeSync(file),
  };
}

/** A span's bytes, a window of them at a time. */
export function* readWindows(bytes: FileWindow, { from, to }: Span): Generator<Buffer> {
  let length = firstWindowBytes;
  for (let at = from; at < to; length = Math.min(2 * length, windowBytes)) {
    const window = bytes.read(at, Math.min(length, to - at));
    if (window.length === 0) return;
    yield window;
    at += window.length;
  }
}
