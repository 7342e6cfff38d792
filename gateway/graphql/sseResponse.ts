import { Readable } from "node:stream";

/**
 * A subscription's answer as a stream to send. Its first part is taken at once: the server's stream of events, ended before
 * that, throws where nobody can catch it, and a client may go at any moment.
 */
export function sseResponse(body: AsyncIterable<Uint8Array>): Readable {
  const events = body[Symbol.asyncIterator]();
  const first = events.next();
  let isBegun = false;
  // Until somebody reads, a failure of the first part has no one to tell.
  first.catch(() => undefined);

  function next(): Promise<IteratorResult<Uint8Array>> {
    if (isBegun) return events.next();
    isBegun = true;
    return first;
  }
  async function push(stream: Readable): Promise<void> {
    try {
      const { done, value } = await next();
      stream.push(done ? null : value);
    } catch (error) {
      stream.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  }
  async function end(): Promise<void> {
    // Whatever its end comes to: there is nobody left to tell.
    await events.return?.().catch(() => undefined);
  }

  const stream = new Readable({ read: () => void push(stream) });
  stream.once("close", () => void end());
  return stream;
}
