import { createSignal } from "../grid/state/gridSignal.ts";

/** What was done, newest last, and what was undone and may be done again. */
export type UndoHistory<Edit> = {
  /** Remembers an edit; what was undone before it cannot be done again. */
  push: (edit: Edit) => void;
  /** The newest edit, to be undone; null when there is none. It may be done again afterwards. */
  undo: () => Edit | null;
  redo: () => Edit | null;
  /** An undo or redo was refused: its edit goes back to where it came from; it is forgotten when others followed meanwhile. */
  restore: (edit: Edit) => void;
  /** Changes what is remembered: each edit becomes what the function answers, or is forgotten for null. */
  rewrite: (rewritten: (edit: Edit) => Edit | null) => void;
  canUndo: () => boolean;
  canRedo: () => boolean;
  subscribe: (listener: () => void) => () => void;
};

/** Keeps so many edits and forgets the oldest. */
export function createUndoHistory<Edit>(limit = 200): UndoHistory<Edit> {
  let done: Edit[] = [];
  let undone: Edit[] = [];
  const changed = createSignal();
  function change(nextDone: Edit[], nextUndone: Edit[]) {
    done = nextDone;
    undone = nextUndone;
    changed.notify();
  }
  function rewrite(rewritten: (edit: Edit) => Edit | null) {
    const kept = (edits: Edit[]) => edits.map(rewritten).filter((edit) => edit !== null);
    change(kept(done), kept(undone));
  }
  return {
    push: (edit) => change([...done, edit].slice(-limit), []),
    undo() {
      const edit = done.at(-1);
      if (edit === undefined) return null;
      change(done.slice(0, -1), [...undone, edit]);
      return edit;
    },
    redo() {
      const edit = undone.at(-1);
      if (edit === undefined) return null;
      change([...done, edit], undone.slice(0, -1));
      return edit;
    },
    restore(edit) {
      if (undone.at(-1) === edit) change([...done, edit], undone.slice(0, -1));
      else if (done.at(-1) === edit) change(done.slice(0, -1), [...undone, edit]);
      else rewrite((known) => (known === edit ? null : known));
    },
    rewrite,
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
    subscribe: changed.subscribe,
  };
}
