import { write, writeSync } from "node:fs";
import type { DestinationStream } from "pino";

/** How many characters wait for an output that takes nothing, such as a file on a full disk or a reader that hangs. */
const mostWaiting = 1024 * 1024;
/** When an output that took nothing is tried again. */
const pauseMs = 100;

/**
 * Writes lines to standard output. While it takes nothing they wait, and those beyond 1 MB are lost: work goes on without its log. The logger's own
 * writer would end the process at the first line that the disk does not take, and then, in the process's exit, wait for room.
 */
export function logOutput(fd = 1): DestinationStream {
  let waiting = "";
  let leaving: Buffer = Buffer.alloc(0);
  let isBusy = false;

  function send(): void {
    isBusy = true;
    if (leaving.length === 0) {
      leaving = Buffer.from(waiting);
      waiting = "";
    }
    write(fd, leaving, (error, written) => {
      if (error) return void setTimeout(send, pauseMs).unref();
      leaving = leaving.subarray(written);
      isBusy = false;
      if (leaving.length + waiting.length > 0) send();
    });
  }

  process.once("exit", () => {
    try {
      if (waiting !== "") writeSync(fd, waiting);
    } catch {
      // Nobody is left to write it later.
    }
  });
  return {
    write(line) {
      if (waiting.length + line.length <= mostWaiting) waiting += line;
      if (!isBusy) send();
    },
  };
}
