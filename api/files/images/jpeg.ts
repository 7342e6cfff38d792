import { maxImageParts, type ImageFacts } from "./imageFacts.ts";

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
/** Each scan is a pass over all pixels. Encoders write about ten; thousands keep every viewer busy for hours. */
const maxScans = 100;

/**
 * Reads a JPEG's size before its rotation, and selects the parts to keep. Drops EXIF, GPS, XMP, IPTC, comments, embedded previews and
 * trailing data; pixels are unchanged. Returns null for an incomplete JPEG, a second frame header, an embedded image, or more than 100
 * scans.
 */
export function readJpeg(bytes: Buffer): ImageFacts | null {
  const segments = readSegments(bytes) ?? [];
  const [frame, ...otherFrames] = segments.filter(({ marker }) => tellsSize(marker));
  const scans = segments.filter(({ marker }) => marker === startOfScan).length;
  if (!frame || frame.payload.length < 5 || otherFrames.length > 0 || scans > maxScans) return null;
  const [height, width] = [frame.payload.readUInt16BE(1), frame.payload.readUInt16BE(3)];
  if (width === 0 || height === 0) return null;
  return { width, height, pieces: [bytes.subarray(0, 2), ...segments.filter(isKept).map(({ whole }) => whole)] };
}

/** `whole` includes the marker, and a scan's compressed data. */
type Segment = { marker: number; payload: Buffer; whole: Buffer };

/** The segments up to the end of the image; null if one is missing or exceeds the file. */
function readSegments(bytes: Buffer): Segment[] | null {
  if (bytes.length < 2 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  const segments: Segment[] = [];
  for (let at = 2; segments.length < maxImageParts;) {
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1;
    const [mark, marker = 0, high = 0, low = 0] = bytes.subarray(at, at + 4);
    const length = marker === endOfImage ? 0 : high * 256 + low;
    const end = at + 2 + length;
    const isSegment = mark === 0xff && marker !== 0 && marker !== startOfImage && (length >= 2 || marker === endOfImage);
    if (!isSegment || end > bytes.length) return null;
    const next = marker === startOfScan ? endOfScan(bytes, end) : end;
    segments.push({ marker, payload: bytes.subarray(at + 4, end), whole: bytes.subarray(at, next) });
    if (marker === endOfImage) return segments;
    at = next;
  }
  return null;
}

/** The end of the compressed data after a scan's header: the next marker that is neither a restart nor an escaped 0xFF. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && !(bytes[at] === 0xff && isMarker(bytes[at + 1] ?? 0))) at += 1;
  return at;
}

function isMarker(code: number): boolean {
  return code !== 0 && code !== 0xff && (code < 0xd0 || code > 0xd7);
}

/**
 * Segments that define the image's size: frame headers C0–CF without the tables and extensions in that range, a later height correction
 * (DC), and the header of a multi-frame file (DE). A complete image has one.
 */
function tellsSize(marker: number): boolean {
  if (marker === 0xdc || marker === 0xde) return true;
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

/** Of comments and application segments, keeps JFIF, colour profiles and Adobe's colours: the others contain location and author data. */
function isKept({ marker, payload }: Segment): boolean {
  if (marker === 0xfe) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  return marker === 0xe0 || marker === 0xee || (marker === 0xe2 && payload.toString("latin1", 0, 11) === "ICC_PROFILE");
}
