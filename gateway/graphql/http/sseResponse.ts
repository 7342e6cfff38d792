import { Readable } from "node:stream";
import type { RawParts } from "../../rest/rawJson.ts";

/**
 * Returns a subscription's response as a stream. Reads the first event at once: when Yoga's event stream is cancelled before its first
 * read, it throws where nothing can catch it, and a client may leave at any moment. Yoga writes the data of an event as one chunk, which
 * `fill` completes.
 */
export function sseResponse(body: AsyncIterable<Uint8Array>, fill: RawParts["fill"]): Readable {
  const events = body[Symbol.asyncIterator]();
  const first = events.next();
  let isBegun = false;
  // Swallow an early rejection; it resurfaces on the first read.
  first.catch(() => undefined);

  function next(): Promise<IteratorResult<Uint8Array>> {
    if (isBegun) return events.next();
    isBegun = true;
    return first;
  }
  async function push(stream: Readable): Promise<void> {
    try {
      const { done, value } = await next();
      stream.push(done ? null : fill(Buffer.from(value.buffer, value.byteOffset, value.length).toString()));
    } catch (error) {
      stream.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  }
  async function end(): Promise<void> {
    // The client has left, so an error here concerns nobody.
    await events.return?.().catch(() => undefined);
  }

  const stream = new Readable({ read: () => void push(stream) });
  stream.once("close", () => void end());
  return stream;
}
