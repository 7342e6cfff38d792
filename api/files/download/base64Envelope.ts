import { pipeline, Transform, type Readable } from "node:stream";
import { answer } from "../../http/envelope.ts";

/** The envelope's text before and after the base64 data. */
const [head = "", tail = ""] = JSON.stringify(answer({ data: "|" })).split("|");

/**
 * Streams a content as the envelope `{ data: { data: base64 }, errors: [] }`, so that it is never in memory whole. `length` is the
 * envelope's size for a content of `size` bytes. An error of the content destroys the envelope.
 */
export function base64Envelope(content: Readable, size: number): { body: Readable; length: number } {
  // Three bytes make four letters; a chunk's remainder is prepended to the next one.
  let left: Buffer = Buffer.alloc(0);
  const body = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const bytes = left.length > 0 ? Buffer.concat([left, chunk]) : chunk;
      const whole = bytes.length - (bytes.length % 3);
      left = bytes.subarray(whole);
      done(null, bytes.toString("base64", 0, whole));
    },
    flush(done) {
      done(null, left.toString("base64") + tail);
    },
  });
  body.push(head);
  // An error destroys the body; an aborted body destroys the content.
  pipeline(content, body, () => {});
  return { body, length: head.length + 4 * Math.ceil(size / 3) + tail.length };
}
