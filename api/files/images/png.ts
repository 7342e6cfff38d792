import { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { crc32, createInflate, inflateSync } from "node:zlib";
import { maxImageParts, readWindows, type FileWindow, type Span } from "../streams/fileWindow.ts";
import type { ImageFacts } from "./imageFacts.ts";
import { countStreamedBytes } from "../streams/passingBytes.ts";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Chunks that affect the picture; texts, dates, EXIF and private chunks are dropped. */
const pixelChunks = new Set(["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "bKGD", "pHYs", "cICP"]);

/** Maximum size of a kept colour profile, packed and unpacked. Real ones have at most about 3 MB. */
const maxProfileBytes = 4 * 1024 * 1024;

/** Channels by colour type. */
const channels: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** `data` are the compressed pixels; `rawBytes` is their unpacked size. */
type PngFacts = ImageFacts & { data: Span[]; rawBytes: number; isInterlaced: boolean };

/**
 * Reads a PNG's size and selects the parts to keep. Drops texts, EXIF, animation, trailing data, and a colour profile that unpacks to more
 * than 4 MB. Returns null for an incomplete PNG, a wrong checksum or a second header. `isWholePng` checks the pixels once the size is known
 * to be acceptable.
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

/** Whether the compressed pixels unpack to the size that the header promises. Never unpacks more than that into memory. */
export async function isWholePng(bytes: FileWindow, { data, rawBytes, isInterlaced, height }: PngFacts): Promise<boolean> {
  // Seven passes each add at most a filter byte per row and part of a byte.
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

/** Whether a colour profile (its name, a zero, the method 0, packed bytes) unpacks to at most 4 MB. Never unpacks more. */
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

/** The chunk at a position with a correct checksum, ending by `end`; otherwise null. */
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
