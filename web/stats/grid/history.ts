import { createSignal } from "./gridSignal.ts";

/** What was done, newest last, and what was undone and may be done again. */
export type History<Act> = {
  /** Remembers an act; what was undone before it cannot be done again. */
  push: (act: Act) => void;
  /** The newest act, to be undone; null when there is none. It may be done again afterwards. */
  undo: () => Act | null;
  redo: () => Act | null;
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
    revise(revised) {
      const kept = (acts: Act[]) => acts.map(revised).filter((act) => act !== null);
      change(kept(done), kept(undone));
    },
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
    subscribe: changed.subscribe,
  };
}
