import { createSignal } from "../../ui/store/store.ts";

/** Stacks of edits to undo and to redo, the newest last. */
export type UndoHistory<Edit> = {
  /** Adds an edit, and clears what could be redone, but for what has not reached the server. */
  push: (edit: Edit) => void;
  /** Moves the newest edit to the redo stack and returns it; null when there is none. */
  undo: () => Edit | null;
  redo: () => Edit | null;
  /** Returns an edit whose undo or redo was refused to its stack. Drops it if other edits followed. */
  restore: (edit: Edit) => void;
  /** An edit has not reached the server: it waits to be redone, the first of several first. */
  keepUnsent: (edit: Edit) => void;
  /** Replaces each edit by what the function returns; null drops it. */
  rewrite: (rewritten: (edit: Edit) => Edit | null) => void;
  canUndo: () => boolean;
  canRedo: () => boolean;
  subscribe: (listener: () => void) => () => void;
};

/** Keeps at most `limit` edits, and drops the oldest. */
export function createUndoHistory<Edit>(limit = 200): UndoHistory<Edit> {
  let done: Edit[] = [];
  let undone: Edit[] = [];
  const unsent = new Set<Edit>();
  const changed = createSignal();
  function change(nextDone: Edit[], nextUndone: Edit[]) {
    done = nextDone;
    undone = nextUndone;
    changed.emit();
  }
  function rewrite(rewritten: (edit: Edit) => Edit | null) {
    const kept = (edits: Edit[]) => edits.map(rewritten).filter((edit) => edit !== null);
    change(kept(done), kept(undone));
  }
  return {
    push: (edit) =>
      change(
        [...done, edit].slice(-limit),
        undone.filter((known) => unsent.has(known)),
      ),
    undo() {
      const edit = done.at(-1);
      if (edit === undefined) return null;
      change(done.slice(0, -1), [...undone, edit]);
      return edit;
    },
    redo() {
      const edit = undone.at(-1);
      if (edit === undefined) return null;
      unsent.delete(edit);
      change([...done, edit], undone.slice(0, -1));
      return edit;
    },
    keepUnsent(edit) {
      unsent.add(edit);
      change(
        done.filter((known) => known !== edit),
        [edit, ...undone],
      );
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
