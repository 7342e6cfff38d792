import { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { crc32, createInflate } from "node:zlib";
import type { ImageFacts } from "./image.ts";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** What a picture is drawn from; texts, dates, EXIF and private chunks are left out. */
const drawn = new Set(["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "bKGD", "pHYs", "cICP"]);

/** Channels by colour type. */
const channels: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/**
 * Reads a PNG's size and answers it again without texts, EXIF and whatever follows its end. Answers null for a file that
 * is no whole PNG or has a wrong checksum. Its pixels are looked at by `isWholePng`, once the size is known to be bearable.
 */
export function readPng(bytes: Buffer): (ImageFacts & { data: Buffer[]; rawBytes: number; isInterlaced: boolean }) | null {
  if (!bytes.subarray(0, 8).equals(signature)) return null;
  const kept: Buffer[] = [signature];
  const data: Buffer[] = [];
  const header = readChunk(bytes, 8);
  if (header?.type !== "IHDR" || header.data.length !== 13) return null;
  for (let at = 8; ;) {
    const chunk = readChunk(bytes, at);
    if (!chunk) return null;
    if (drawn.has(chunk.type)) kept.push(bytes.subarray(at, chunk.end));
    if (chunk.type === "IDAT") data.push(chunk.data);
    if (chunk.type === "IEND") break;
    at = chunk.end;
  }
  const [width, height] = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)];
  const bitsPerPixel = header.data.readUInt8(8) * (channels[header.data.readUInt8(9)] ?? 0);
  if (width === 0 || height === 0 || bitsPerPixel === 0 || data.length === 0) return null;
  const rawBytes = height * (1 + Math.ceil((width * bitsPerPixel) / 8));
  return { width, height, cleaned: Buffer.concat(kept), data, rawBytes, isInterlaced: header.data.readUInt8(12) === 1 };
}

/** Whether the compressed pixels unpack to as many bytes as the header promises; never unpacks more than that into memory. */
export async function isWholePng({ data, rawBytes, isInterlaced, height }: NonNullable<ReturnType<typeof readPng>>): Promise<boolean> {
  // Seven passes each add at most a filter byte a row and a part of a byte.
  const most = isInterlaced ? rawBytes + 14 * height + 64 : rawBytes;
  let unpacked = 0;
  const count = new Writable({
    write(chunk: Buffer, _encoding, done) {
      unpacked += chunk.length;
      done(unpacked > most ? new Error("More pixels than the header promises") : null);
    },
  });
  try {
    await pipeline(Readable.from(data), createInflate(), count);
  } catch {
    return false;
  }
  return isInterlaced ? unpacked > 0 : unpacked === rawBytes;
}

/** A chunk with the right checksum; null where there is none. */
function readChunk(bytes: Buffer, at: number): { type: string; data: Buffer; end: number } | null {
  if (at + 12 > bytes.length) return null;
  const end = at + 12 + bytes.readUInt32BE(at);
  if (end > bytes.length) return null;
  const checked = bytes.subarray(at + 4, end - 4);
  return crc32(checked) === bytes.readUInt32BE(end - 4) ? { type: checked.toString("latin1", 0, 4), data: checked.subarray(4), end } : null;
}
