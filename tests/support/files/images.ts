import { constants, crc32, deflateRawSync, deflateSync } from "node:zlib";

type Size = { width: number; height: number };

/** A whole PNG, black unless `pixels` are given as rows of a filter byte and greys; `extra` chunks go before them, as [type, data]. */
export function aPng({ width, height }: Size, extra: [string, Buffer][] = [], pixels = Buffer.alloc(height * (1 + width))): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const chunks: [string, Buffer][] = [["IHDR", header], ...extra, ["IDAT", deflateSync(pixels)], ["IEND", Buffer.alloc(0)]];
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...chunks.map(([type, data]) => chunk(type, data))]);
}

/** The content of an iCCP chunk: a name and zeros that unpack to so many bytes. */
export function aColourProfile(bytes: number): Buffer {
  return Buffer.concat([Buffer.from("Profile\0\0"), deflatedZeros(bytes)]);
}

/** What `deflateSync` makes of so many zeros, or unpacks to the same. A gigabyte takes no gigabyte, and no seconds. */
function deflatedZeros(bytes: number): Buffer {
  const most = 16 * 1024 * 1024;
  const piece = deflateRawSync(Buffer.alloc(most), { finishFlush: constants.Z_FULL_FLUSH });
  const checksum = Buffer.alloc(4);
  // Adler-32 of zeros.
  checksum.writeUInt32BE((bytes % 65_521) * 65_536 + 1);
  const pieces = Array.from({ length: Math.floor(bytes / most) }, () => piece);
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...pieces, deflateRawSync(Buffer.alloc(bytes % most)), checksum]);
}

/** A PNG whose header promises a size that its few bytes do not hold. */
export function aPngHeader(size: Size): Buffer {
  const whole = aPng({ width: 1, height: 1 });
  whole.writeUInt32BE(size.width, 16);
  whole.writeUInt32BE(size.height, 20);
  whole.writeUInt32BE(crc32(whole.subarray(12, 29)), 29);
  return whole;
}

/**
 * The frame of a JPEG with scan data that no one decodes: enough for all that reads sizes, turns and segments.
 * `orientation` and `gps` put EXIF into it, `trailer` follows its end.
 */
export function aJpeg({ width, height }: Size, options: { orientation?: number; gps?: string; trailer?: string } = {}): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  const { orientation, gps, trailer = "" } = options;
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from("JFIF\0\x01\x01\0\0\x01\0\x01\0\0", "latin1")),
    ...(orientation === undefined && gps === undefined ? [] : [segment(0xe1, exif(orientation ?? 1, gps ?? ""))]),
    segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0<xmp>${gps ?? ""}</xmp>`, "latin1")),
    segment(0xc0, frame),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
    Buffer.from([0xff, 0xd9]),
    Buffer.from(trailer, "latin1"),
  ]);
}

/** Little-endian EXIF with the turn, and a text that stands for the place. */
function exif(orientation: number, gps: string): Buffer {
  const tiff = Buffer.alloc(22);
  tiff.write("II*\0", "latin1");
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(0x0112, 10);
  tiff.writeUInt16LE(3, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(orientation, 18);
  return Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff, Buffer.from(gps, "latin1")]);
}

function chunk(type: string, data: Buffer): Buffer {
  const checked = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(checked));
  return Buffer.concat([length, checked, sum]);
}

function segment(marker: number, payload: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(payload.length + 2, 2);
  return Buffer.concat([head, payload]);
}
