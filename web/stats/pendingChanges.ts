import type { Disposable } from "relay-runtime";

type Change<Known, Result> = {
  /** Reads what the change is about, as the server last told it. */
  read: () => Known;
  /** Shows the change before the server has it; disposing takes that back. */
  show: () => Disposable;
  /** Sends it; `readNow` may be called again when more has become known. Must not reject. */
  send: (readNow: () => Known) => Promise<Result>;
};

/** Changes on their way to the server, shown in their order until they are done. */
export type PendingChanges = { run: <Known, Result>(change: Change<Known, Result>) => Promise<Result> };

type Shown = { show: () => Disposable; shown: Disposable };

/** Sends one change after the other: an answer tells a whole row, and an older one that came late would take back a newer change. */
export function createPendingChanges(): PendingChanges {
  const waiting: Shown[] = [];
  let last: Promise<unknown> = Promise.resolve();

  /** What the server told, without what is shown before its time; that is then made anew on top of it. */
  function beneath<Known>(read: () => Known): Known {
    for (const { shown } of waiting.toReversed()) shown.dispose();
    const known = read();
    for (const change of waiting) change.shown = change.show();
    return known;
  }
  return {
    run({ read, show, send }) {
      // Nothing is shown over the rows of a change that comes alone, as most do.
      let early = waiting.length === 0 ? { known: read() } : null;
      function readNow() {
        const now = early;
        early = null;
        return now === null ? beneath(read) : now.known;
      }
      const change = { show, shown: show() };
      waiting.push(change);
      const before = last;
      async function finish() {
        await before;
        const result = await send(readNow);
        change.shown.dispose();
        waiting.splice(waiting.indexOf(change), 1);
        if (waiting.length > 0) beneath(() => null);
        return result;
      }
      const done = finish();
      last = done;
      return done;
    },
  };
}
