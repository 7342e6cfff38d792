import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { countStreamedBytes } from "./passingBytes.ts";

/** Random access to a file's bytes, so that it is never in memory whole. */
export type FileWindow = {
  size: number;
  /** `length` bytes from a position; fewer at the end of the file. */
  read: (from: number, length: number) => Buffer;
};

/** A range of bytes from `from` up to, but excluding, `to`. */
export type Span = { from: number; to: number };

/** An image with more segments or chunks than this was crafted to keep its reader busy. */
export const maxImageParts = 100_000;

/** Maximum bytes per read. Reads of a span start smaller and grow with it. */
const windowBytes = 256 * 1024;
const firstWindowBytes = 4 * 1024;

/** Opens a file for random access; close it afterwards. It stays readable if another file takes its name. */
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

/** Reads a span in windows. */
export function* readWindows(bytes: FileWindow, { from, to }: Span): Generator<Buffer> {
  let length = firstWindowBytes;
  for (let at = from; at < to; length = Math.min(2 * length, windowBytes)) {
    const window = bytes.read(at, Math.min(length, to - at));
    if (window.length === 0) return;
    yield window;
    at += window.length;
  }
}
