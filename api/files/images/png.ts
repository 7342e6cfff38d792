import { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { crc32, createInflate, inflateSync } from "node:zlib";
import { maxImageParts, readWindows, type FileWindow, type Span } from "../streams/fileWindow.ts";
import type { ImageFacts } from "./imageFacts.ts";
import { countStreamedBytes } from "../streams/passingBytes.ts";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** What a picture is drawn from; texts, dates, EXIF and private chunks are left out. */
const pixelChunks = new Set(["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "bKGD", "pHYs", "cICP"]);

/** The largest colour profile that is kept, packed and unpacked. Real ones have at most about 3 MB. */
const maxProfileBytes = 4 * 1024 * 1024;

/** Channels by colour type. */
const channels: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** `data` are the compressed pixels, which unpack to `rawBytes`. */
type PngFacts = ImageFacts & { data: Span[]; rawBytes: number; isInterlaced: boolean };

/**
 * Reads a PNG's size and tells what is kept of it: all but texts, EXIF, animation, a colour profile that unpacks to more than
 * 4 MB, and whatever follows its end. Answers null for a file that is no whole PNG, has a wrong checksum or a second header.
 * Its pixels are looked at by `isWholePng`, once the size is known to be bearable.
 */
export function readPng(bytes: FileWindow): PngFacts | null {
  if (!bytes.read(0, 8).equals(signature)) return null;
  const kept: (Span | Uint8Array)[] = [signature];
  const data: Span[] = [];
  const first = readChunk(bytes, 8);
  if (first?.type !== "IHDR" || first.data.to - first.data.from !== 13) return null;
  const header = bytes.read(first.data.from, 13);
  let at = 8;
  for (let parts = 0; ; parts += 1) {
    const chunk = parts < maxImageParts ? readChunk(bytes, at) : null;
    if (!chunk) return null;
    if (chunk.type === "IHDR" && at !== 8) return null;
    if (pixelChunks.has(chunk.type) && (chunk.type !== "iCCP" || isBearableProfile(bytes, chunk.data)))
      kept.push({ from: at, to: chunk.end });
    if (chunk.type === "IDAT") data.push(chunk.data);
    if (chunk.type === "IEND") break;
    at = chunk.end;
  }
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const bitsPerPixel = header.readUInt8(8) * (channels[header.readUInt8(9)] ?? 0);
  if (width === 0 || height === 0 || bitsPerPixel === 0 || data.length === 0) return null;
  const rawBytes = height * (1 + Math.ceil((width * bitsPerPixel) / 8));
  return { width, height, pieces: kept, data, rawBytes, isInterlaced: header.readUInt8(12) === 1 };
}

/** Whether the compressed pixels unpack to as many bytes as the header promises; never unpacks more than that into memory. */
export async function isWholePng(bytes: FileWindow, { data, rawBytes, isInterlaced, height }: PngFacts): Promise<boolean> {
  // Seven passes each add at most a filter byte a row and a part of a byte.
  const most = isInterlaced ? rawBytes + 14 * height + 64 : rawBytes;
  let unpacked = 0;
  const count = new Writable({
    write(chunk: Buffer, _encoding, done) {
      unpacked += chunk.length;
      countStreamedBytes(chunk.length);
      done(unpacked > most ? new Error("More pixels than the header promises") : null);
    },
  });
  function* compressed() {
    for (const span of data) yield* readWindows(bytes, span);
  }
  try {
    await pipeline(Readable.from(compressed()), createInflate(), count);
  } catch {
    return false;
  }
  return isInterlaced ? unpacked > 0 : unpacked === rawBytes;
}

/** Whether a colour profile (its name, a zero, the method 0, packed bytes) unpacks to at most 4 MB; never unpacks more. */
function isBearableProfile(bytes: FileWindow, { from, to }: Span): boolean {
  if (to - from > maxProfileBytes) return false;
  const data = bytes.read(from, to - from);
  const nameEnd = data.subarray(0, 80).indexOf(0);
  if (nameEnd < 1 || data[nameEnd + 1] !== 0) return false;
  try {
    return inflateSync(data.subarray(nameEnd + 2), { maxOutputLength: maxProfileBytes }).length > 0;
  } catch {
    return false;
  }
}

/** A chunk with the right checksum, up to `end`; null where there is none. */
function readChunk(bytes: FileWindow, at: number): { type: string; data: Span; end: number } | null {
  if (at + 12 > bytes.size) return null;
  const head = bytes.read(at, 8);
  const end = at + 12 + head.readUInt32BE(0);
  if (end > bytes.size) return null;
  let sum = 0;
  for (const window of readWindows(bytes, { from: at + 4, to: end - 4 })) sum = crc32(window, sum);
  if (sum !== bytes.read(end - 4, 4).readUInt32BE(0)) return null;
  return { type: head.toString("latin1", 4, 8), data: { from: at + 8, to: end - 4 }, end };
}
