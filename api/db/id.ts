import { randomBytes } from "node:crypto";

let lastMillisecond = 0;
let counter = 0;

/**
 * Creates a UUIDv7 (RFC 9562). Ids sort by creation time, and by creation order within this process: the 12 bits after the version count
 * within a millisecond.
 */
export function newId(): string {
  const now = Date.now();
  if (now > lastMillisecond) {
    lastMillisecond = now;
    counter = randomBytes(2).readUInt16BE() & 0x3ff;
  } else if (counter === 0xfff) {
    // The counter is full: use the next millisecond instead of waiting.
    lastMillisecond += 1;
    counter = 0;
  } else {
    counter += 1;
  }
  const random = randomBytes(8);
  random.writeUInt8((random.readUInt8() & 0x3f) | 0x80);
  const time = lastMillisecond.toString(16).padStart(12, "0");
  const tail = random.toString("hex");
  const ordered = counter.toString(16).padStart(3, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${ordered}-${tail.slice(0, 4)}-${tail.slice(4)}`;
}
