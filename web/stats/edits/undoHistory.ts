import { createSignal } from "../grid/state/gridSignal.ts";

/** What was done, newest last, and what was undone and may be done again. */
export type History<Act> = {
  /** Remembers an act; what was undone before it cannot be done again. */
  push: (act: Act) => void;
  /** The newest act, to be undone; null when there is none. It may be done again afterwards. */
  undo: () => Act | null;
  redo: () => Act | null;
  /** An undo or redo was refused: its act goes back to where it came from; it is forgotten when others followed meanwhile. */
  putBack: (act: Act) => void;
  /** Changes what is remembered: each act becomes what the function answers, or is forgotten for null. */
  revise: (revised: (act: Act) => Act | null) => void;
  canUndo: () => boolean;
  canRedo: () => boolean;
  subscribe: (listener: () => void) => () => void;
};

/** Keeps so many acts and forgets the oldest. */
export function createHistory<Act>(limit = 200): History<Act> {
  let done: Act[] = [];
  let undone: Act[] = [];
  const changed = createSignal();
  function change(nextDone: Act[], nextUndone: Act[]) {
    done = nextDone;
    undone = nextUndone;
    changed.tell();
  }
  function revise(revised: (act: Act) => Act | null) {
    const kept = (acts: Act[]) => acts.map(revised).filter((act) => act !== null);
    change(kept(done), kept(undone));
  }
  return {
    push: (act) => change([...done, act].slice(-limit), []),
    undo() {
      const act = done.at(-1);
      if (act === undefined) return null;
      change(done.slice(0, -1), [...undone, act]);
      return act;
    },
    redo() {
      const act = undone.at(-1);
      if (act === undefined) return null;
      change([...done, act], undone.slice(0, -1));
      return act;
    },
    putBack(act) {
      if (undone.at(-1) === act) change([...done, act], undone.slice(0, -1));
      else if (done.at(-1) === act) change(done.slice(0, -1), [...undone, act]);
      else revise((known) => (known === act ? null : known));
    },
    revise,
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
    subscribe: changed.subscribe,
  };
}
