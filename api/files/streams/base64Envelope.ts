import { pipeline, Transform, type Readable } from "node:stream";
import { answer } from "../../http/envelope.ts";

/** What stands before and after the base64 text in the envelope. */
const [head = "", tail = ""] = JSON.stringify(answer({ data: "|" })).split("|");

/**
 * The envelope `{ data: { data: base64 }, errors: [] }` of a content, encoded while it is sent, so that it is never in memory whole.
 * `length` is the envelope's length in bytes for a content of `size` bytes. A content that fails fails the envelope.
 */
export function base64Envelope(content: Readable, size: number): { body: Readable; length: number } {
  // Three bytes make four letters; what is left of a piece goes before the next one.
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
  // A failure destroys the body, and an abandoned body the content.
  pipeline(content, body, () => {});
  return { body, length: head.length + 4 * Math.ceil(size / 3) + tail.length };
}
