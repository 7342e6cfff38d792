import { setImmediate } from "node:timers/promises";
import pLimit from "p-limit";
import { fault } from "../../errors/errors.ts";

/** A file of `maxContentMB` as base64 in its envelope. */
export const maxContentBytes = 7 * 1024 * 1024;
/** How many base64 files may be in memory per process. A file counts until the client has taken its response. */
const maxContentsUnderWay = 12;
const maxContentsReadAtOnce = 2;

/** The base64 files of one GraphQL request. `release` stops counting them. */
export type ContentReads = { read<T>(fetch: () => Promise<T>): Promise<T>; release(): void };

/** Bounds how many files are read as base64, so that neither many readers nor slow clients can fill the memory. */
export function createContentReads(): (onEnd: (callback: () => void) => void) => ContentReads {
  const inTurn = pLimit(maxContentsReadAtOnce);
  let underWay = 0;
  return (onEnd) => {
    let held = 0;
    function release(): void {
      underWay -= held;
      held = 0;
    }
    return {
      async read(fetch) {
        if (underWay >= maxContentsUnderWay) {
          throw fault("UPSTREAM_UNAVAILABLE", "Too many files are being read as content. Ask for downloadUrl, or try again in a moment.");
        }
        underWay += 1;
        held += 1;
        if (held === 1) onEnd(release);
        return await inTurn(async () => {
          const answer = await fetch();
          // Parsing and serialising a file takes tens of milliseconds, so other requests get a tick in between.
          await setImmediate();
          return answer;
        });
      },
      release,
    };
  };
}
