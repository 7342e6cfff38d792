import { Readable } from "node:stream";

/**
 * A subscription's answer as a stream to send. It is begun at once: the server's stream of events, ended before its first
 * part was taken, throws where nobody can catch it, and a client may go at any moment. What a client that has gone would
 * have been told is no error either.
 */
export function eventBody(body: AsyncIterable<Uint8Array>): Readable {
  const events = body[Symbol.asyncIterator]();
  let next = events.next();
  // Until somebody reads, a failure of the first part has no one to tell.
  next.catch(() => undefined);
  const stream = new Readable({
    read() {
      next.then(
        ({ done, value }) => {
          if (done) return void this.push(null);
          next = events.next();
          next.catch(() => undefined);
          this.push(value);
        },
        (error: Error) => this.destroy(error),
      );
    },
    destroy(_error, done) {
      const ended = async () => void (await events.return?.());
      ended().then(
        () => done(null),
        () => done(null),
      );
    },
  });
  return stream;
}
