import { pipeline } from "node:stream/promises";
import { crc32, createInflate, inflateSync } from "node:zlib";
import { maxImageParts, type ImageFacts } from "./imageFacts.ts";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Chunks that affect the picture; texts, dates, EXIF and private chunks are dropped. */
const pixelChunks = new Set(["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "bKGD", "pHYs", "cICP"]);

/** Maximum size of a kept colour profile, packed and unpacked. Real ones have at most about 3 MB. */
const maxProfileBytes = 4 * 1024 * 1024;

/** Channels by colour type. */
const channels: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** `data` are the compressed pixels; `rawBytes` is their unpacked size. */
type PngFacts = ImageFacts & { data: Buffer[]; rawBytes: number; isInterlaced: boolean };

/**
 * Reads a PNG's size and selects the parts to keep. Drops texts, EXIF, animation, trailing data, and a colour profile that unpacks to more
 * than 4 MB or is not the first. Returns null for an incomplete PNG, a wrong checksum or a second header. `isWholePng` checks the pixels
 * once the size is known to be acceptable.
 */
export function readPng(bytes: Buffer): PngFacts | null {
  const chunks = readChunks(bytes) ?? [];
  const [header, ...otherHeaders] = chunks.filter(({ type }) => type === "IHDR");
  if (!header || header !== chunks[0] || header.content.length !== 13 || otherHeaders.length > 0) return null;
  const data = chunks.filter(({ type }) => type === "IDAT").map(({ content }) => content);
  const [width, height] = [header.content.readUInt32BE(0), header.content.readUInt32BE(4)];
  const bitsPerPixel = header.content.readUInt8(8) * (channels[header.content.readUInt8(9)] ?? 0);
  if (width === 0 || height === 0 || bitsPerPixel === 0 || data.length === 0) return null;
  const profile = chunks.find(({ type }) => type === "iCCP");
  const kept = profile && isBearableProfile(profile.content) ? profile : null;
  const pieces = chunks.filter((chunk) => pixelChunks.has(chunk.type) && (chunk.type !== "iCCP" || chunk === kept));
  return {
    width,
    height,
    pieces: [signature, ...pieces.map(({ whole }) => whole)],
    data,
    rawBytes: height * (1 + Math.ceil((width * bitsPerPixel) / 8)),
    isInterlaced: header.content.readUInt8(12) === 1,
  };
}

/** Whether the compressed pixels unpack to the size that the header promises. Never unpacks more than that, and holds none of it. */
export async function isWholePng({ data, rawBytes, isInterlaced, height }: PngFacts): Promise<boolean> {
  // Seven passes each add at most a filter byte per row and part of a byte.
  const most = isInterlaced ? rawBytes + 14 * height + 64 : rawBytes;
  let unpacked = 0;
  try {
    await pipeline(data, createInflate(), async (pixels: AsyncIterable<Buffer>) => {
      for await (const { length } of pixels) if ((unpacked += length) > most) throw new Error("More pixels than the header promises");
    });
  } catch {
    return false;
  }
  return isInterlaced ? unpacked > 0 : unpacked === rawBytes;
}

/** Whether a colour profile (its name, a zero, the method 0, packed bytes) unpacks to at most 4 MB. Never unpacks more. */
function isBearableProfile(content: Buffer): boolean {
  const nameEnd = content.subarray(0, 80).indexOf(0);
  if (content.length > maxProfileBytes || nameEnd < 1 || content[nameEnd + 1] !== 0) return false;
  try {
    return inflateSync(content.subarray(nameEnd + 2), { maxOutputLength: maxProfileBytes }).length > 0;
  } catch {
    return false;
  }
}

type Chunk = { type: string; content: Buffer; whole: Buffer };

/** The chunks up to the end of the image; null if one is missing, exceeds the file or has a wrong checksum. */
function readChunks(bytes: Buffer): Chunk[] | null {
  if (!bytes.subarray(0, 8).equals(signature)) return null;
  const chunks: Chunk[] = [];
  for (let at = 8; chunks.length < maxImageParts && at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const whole = bytes.subarray(at, end);
    if (end > bytes.length || crc32(whole.subarray(4, -4)) !== whole.readUInt32BE(whole.length - 4)) return null;
    const type = whole.toString("latin1", 4, 8);
    chunks.push({ type, content: whole.subarray(8, -4), whole });
    if (type === "IEND") return chunks;
    at = end;
  }
  return null;
}
