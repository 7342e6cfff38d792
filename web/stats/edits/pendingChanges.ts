import { nonePending, type PendingRows, type ShownPending } from "../data/pendingRows.ts";

type Change<Result> = {
  rows: PendingRows;
  /**
   * Sends the change after earlier ones have finished. Must not reject. Calls `onSaved`, if it can, as soon as the store holds what was saved:
   * the row then renders once for both.
   */
  send: (onSaved: () => void) => Promise<Result>;
};

/** Changes in flight, shown over the server's values until they finish. The last one wins. */
export type PendingChanges = { run: <Result>(change: Change<Result>) => Promise<Result> };

/** After how many milliseconds a change counts as late. Most finish sooner, and render only their texts. */
const patience = 150;

/** Sends changes one after another: a response holds a whole row, so a late one would revert a newer change. */
export function createPendingChanges(shown: ShownPending): PendingChanges {
  let waiting: readonly PendingRows[] = [];
  let last: Promise<unknown> = Promise.resolve();

  function show(next: readonly PendingRows[]) {
    waiting = next;
    shown.show(together(next));
  }
  return {
    run({ rows, send }) {
      let own = rows;
      show([...waiting, own]);
      const timer = setTimeout(() => {
        const late: PendingRows = new Map([...rows].map(([id, values]) => [id, { ...values, isLate: true }]));
        show(waiting.map((other) => (other === own ? late : other)));
        own = late;
      }, patience);
      function end() {
        clearTimeout(timer);
        if (waiting.includes(own)) show(waiting.filter((other) => other !== own));
      }
      const before = last;
      async function finish() {
        await before;
        const result = await send(end);
        end();
        return result;
      }
      const done = finish();
      last = done;
      return done;
    },
  };
}

/** Merges changes. A row with a single change keeps its object, so that it does not render again. */
function together(changes: readonly PendingRows[]): PendingRows {
  const [first = nonePending, ...rest] = changes;
  if (rest.length === 0) return first;
  const rows = new Map(first);
  for (const change of rest)
    for (const [id, values] of change) {
      const under = rows.get(id);
      const both = under && {
        texts: { ...under.texts, ...values.texts },
        colour: values.colour ?? under.colour,
        isLate: (values.isLate ?? under.isLate) === true,
      };
      rows.set(id, both ?? values);
    }
  return rows;
}
