import { exifOrientation, orientationSegment } from "./exif.ts";
import type { ImageFacts } from "./image.ts";

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
const exifOrXmp = 0xe1;
/** Kept of the application segments: JFIF, colour profiles, Adobe's colour transform. Position and author data live in the others. */
const jfif = 0xe0;
const profile = 0xe2;
const adobe = 0xee;

/**
 * Reads a JPEG's size and turn, and answers it again without EXIF, GPS, XMP, IPTC, comments, embedded previews and
 * whatever follows its end; the turn alone is kept. Answers null for a file that is no whole JPEG. Pixels are untouched.
 */
export function readJpeg(bytes: Buffer): ImageFacts | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  const kept: Buffer[] = [];
  let size: { width: number; height: number } | null = null;
  let orientation = 1;
  let at = 2;
  for (;;) {
    const segment = readSegment(bytes, at);
    if (!segment) return null;
    const { marker, start, end } = segment;
    if (marker === endOfImage) break;
    const payload = bytes.subarray(start + 4, end);
    if (marker === exifOrXmp) orientation = exifOrientation(payload) ?? orientation;
    if (isFrame(marker) && payload.length >= 5) size = { height: payload.readUInt16BE(1), width: payload.readUInt16BE(3) };
    at = marker === startOfScan ? endOfScan(bytes, end) : end;
    if (isKept(marker, payload)) kept.push(bytes.subarray(start, at));
  }
  if (!size || size.width === 0 || size.height === 0) return null;
  const isTurned = orientation >= 5;
  const first = kept[0]?.[1] === jfif ? 1 : 0;
  if (orientation !== 1) kept.splice(first, 0, orientationSegment(orientation));
  return {
    width: isTurned ? size.height : size.width,
    height: isTurned ? size.width : size.height,
    cleaned: Buffer.concat([Buffer.from([0xff, startOfImage]), ...kept, Buffer.from([0xff, endOfImage])]),
  };
}

type Segment = { marker: number; start: number; end: number };

/** The segment at a place; fill bytes before it are skipped. Null where there is none or it runs over the end. */
function readSegment(bytes: Buffer, from: number): Segment | null {
  if (bytes[from] !== 0xff) return null;
  let at = from;
  while (bytes[at + 1] === 0xff) at += 1;
  const marker = bytes[at + 1];
  if (marker === undefined || marker === 0) return null;
  if (marker === endOfImage) return { marker, start: at, end: at + 2 };
  if (at + 4 > bytes.length) return null;
  const length = bytes.readUInt16BE(at + 2);
  const end = at + 2 + length;
  return length < 2 || end > bytes.length ? null : { marker, start: at, end };
}

/** Where the compressed data after a scan's head ends: at the next marker that is neither a restart nor an escaped 0xFF. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  return bytes.length;
}

/** The frame headers C0–CF, without the tables and extensions that share their range. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function isKept(marker: number, payload: Buffer): boolean {
  if (marker === 0xfe) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  return marker === jfif || marker === adobe || (marker === profile && payload.toString("latin1", 0, 11) === "ICC_PROFILE");
}
