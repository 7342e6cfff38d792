import { maxImageParts, readWindows, type FileWindow, type Span } from "../streams/fileWindow.ts";
import { exifOrientation, orientationSegment } from "./exif.ts";
import type { ImageFacts } from "./imageFacts.ts";

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
const exifOrXmp = 0xe1;
/** Each scan is a pass over all pixels. Encoders write about ten; thousands keep every viewer busy for hours. */
const maxScans = 100;
/** Kept application segments: JFIF, colour profiles, Adobe's colour transform. The others contain location and author data. */
const jfif = 0xe0;
const profile = 0xe2;
const adobe = 0xee;

/**
 * Reads a JPEG's size and orientation, and selects the parts to keep. Drops EXIF (except the orientation), GPS, XMP, IPTC, comments,
 * embedded previews and trailing data; pixels are unchanged. Returns null for an incomplete JPEG, a second frame header, an embedded image,
 * or more than 100 scans.
 */
export function readJpeg(bytes: FileWindow): ImageFacts | null {
  if (bytes.size < 4 || bytes.read(0, 2).readUInt16BE(0) !== 0xffd8) return null;
  const kept: (Span | Uint8Array)[] = [];
  let isJfifFirst = false;
  let size: { width: number; height: number } | null = null;
  let orientation = 1;
  let scans = 0;
  let at = 2;
  for (let parts = 0; ; parts += 1) {
    const segment = parts < maxImageParts ? readSegment(bytes, at) : null;
    if (!segment) return null;
    const { marker, start, end } = segment;
    if (marker === endOfImage) break;
    const payload = bytes.read(start + 4, end - start - 4);
    if (marker === exifOrXmp) orientation = exifOrientation(payload) ?? orientation;
    if (tellsSize(marker)) {
      if (size || payload.length < 5) return null;
      size = { height: payload.readUInt16BE(1), width: payload.readUInt16BE(3) };
    }
    if (marker === startOfScan) scans += 1;
    if (scans > maxScans) return null;
    at = marker === startOfScan ? endOfScan(bytes, end) : end;
    if (!isKept(marker, payload)) continue;
    if (kept.length === 0) isJfifFirst = marker === jfif;
    kept.push({ from: start, to: at });
  }
  if (!size || size.width === 0 || size.height === 0) return null;
  const isTurned = orientation >= 5;
  if (orientation !== 1) kept.splice(isJfifFirst ? 1 : 0, 0, orientationSegment(orientation));
  return {
    width: isTurned ? size.height : size.width,
    height: isTurned ? size.width : size.height,
    pieces: [Buffer.from([0xff, startOfImage]), ...kept, Buffer.from([0xff, endOfImage])],
  };
}

type Segment = { marker: number; start: number; end: number };

/** The segment at a position, after any fill bytes; null without a segment, or if it exceeds the file. */
function readSegment(bytes: FileWindow, from: number): Segment | null {
  const start = endOfFill(bytes, from) - 1;
  const [marker = 0, high = 0, low = 0] = bytes.read(start + 1, 3);
  if (start < from || marker === 0 || marker === startOfImage) return null;
  if (marker === endOfImage) return { marker, start, end: start + 2 };
  const length = high * 256 + low;
  const end = start + 2 + length;
  return length < 2 || end > bytes.size ? null : { marker, start, end };
}

/** The end of a run of 0xFF bytes that begins at the given position; that position if no such byte is there. */
function endOfFill(bytes: FileWindow, from: number): number {
  let start = from;
  for (const window of readWindows(bytes, { from, to: bytes.size })) {
    const other = window.findIndex((byte) => byte !== 0xff);
    if (other >= 0) return start + other;
    start += window.length;
  }
  return start;
}

/** The end of the compressed data after a scan's header: the next marker that is neither a restart nor an escaped 0xFF. */
function endOfScan(bytes: FileWindow, from: number): number {
  let start = from;
  for (const window of readWindows(bytes, { from, to: bytes.size })) {
    for (let at = window.indexOf(0xff); at >= 0; at = window.indexOf(0xff, at + 1)) {
      const next = window[at + 1] ?? bytes.read(start + at + 1, 1)[0] ?? 0;
      const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
      if (!isData) return start + at;
    }
    start += window.length;
  }
  return start;
}

/**
 * Segments that define the image's size: frame headers C0–CF without the tables and extensions in that range, a later height correction
 * (DC), and the header of a multi-frame file (DE). A complete image has one.
 */
function tellsSize(marker: number): boolean {
  if (marker === 0xdc || marker === 0xde) return true;
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function isKept(marker: number, payload: Buffer): boolean {
  if (marker === 0xfe) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  return marker === jfif || marker === adobe || (marker === profile && payload.toString("latin1", 0, 11) === "ICC_PROFILE");
}
