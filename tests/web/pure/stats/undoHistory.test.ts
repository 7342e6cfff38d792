import { expect, test } from "vitest";
import { createUndoHistory } from "../../../../web/stats/edits/undoHistory.ts";

test("undo gives the newest act back first, redo does it again, and a new act ends what could be done again", () => {
  const history = createUndoHistory<string>();
  history.push("a");
  history.push("b");
  expect([history.undo(), history.undo(), history.undo()]).toEqual(["b", "a", null]);
  expect(history.redo()).toBe("a");
  history.push("c");
  expect(history.canRedo()).toBe(false);
  expect([history.undo(), history.undo()]).toEqual(["c", "a"]);
});

test("an act that was refused is forgotten, and one may shrink", () => {
  const history = createUndoHistory<string>();
  for (const act of ["keep", "refused", "long"]) history.push(act);
  history.rewrite((act) => (act === "refused" ? null : act.slice(0, 3)));
  expect([history.undo(), history.undo(), history.undo()]).toEqual(["lon", "kee", null]);
});

test("the oldest acts are forgotten beyond the limit, and listeners hear of each change", () => {
  const history = createUndoHistory<number>(2);
  let heard = 0;
  const stop = history.subscribe(() => (heard += 1));
  for (const act of [1, 2, 3]) history.push(act);
  stop();
  history.push(4);
  expect(heard).toBe(3);
  expect([history.undo(), history.undo(), history.undo()]).toEqual([4, 3, null]);
});

test("an undo or redo that was refused goes back to its place, and is forgotten when others followed it", () => {
  const history = createUndoHistory<string>();
  for (const act of ["a", "b", "c"]) history.push(act);
  history.undo();
  history.restore("c");
  expect(history.canRedo()).toBe(false);
  history.undo();
  history.redo();
  history.restore("c");
  expect(history.redo()).toBe("c");
  history.undo();
  history.undo();
  history.restore("c");
  expect([history.redo(), history.redo()]).toEqual(["b", null]);
});

test("acts that did not reach the server wait to be redone, the first of them first, and a new act leaves them there (R-1305)", () => {
  const history = createUndoHistory<string>();
  for (const act of ["a", "b", "c"]) history.push(act);
  for (const act of ["a", "b"]) history.keepUnsent(act);
  history.push("d");
  expect([history.redo(), history.redo(), history.redo()]).toEqual(["a", "b", null]);
  expect([history.undo(), history.undo(), history.undo(), history.undo()]).toEqual(["b", "a", "d", "c"]);
  history.push("e");
  expect(history.canRedo()).toBe(false);
});
