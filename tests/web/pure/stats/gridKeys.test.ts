import { expect, test } from "vitest";
import { commandOf, type Key } from "../../../../web/stats/grid/input/gridKeys.ts";

function press(key: string, held: Partial<Key> = {}) {
  return commandOf({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held });
}

test("arrows move, with Ctrl to the data's edge, with Shift extending", () => {
  expect(press("ArrowDown")).toEqual({ kind: "move", direction: "down", reach: "cell", isExtending: false });
  expect(press("ArrowLeft", { ctrlKey: true, shiftKey: true })).toEqual({
    kind: "move",
    direction: "left",
    reach: "edge",
    isExtending: true,
  });
  expect(press("PageUp", { shiftKey: true })).toEqual({ kind: "move", direction: "up", reach: "page", isExtending: true });
});

test("a character types over the cell, also one made of two code units", () => {
  expect(press("a")).toEqual({ kind: "type", text: "a" });
  expect(press("€", { shiftKey: true })).toEqual({ kind: "type", text: "€" });
  expect(press("𝟙")).toEqual({ kind: "type", text: "𝟙" });
  expect(press(" ")).toEqual({ kind: "type", text: " " });
});

test("Command counts as Ctrl, and undo has both its keys", () => {
  expect(press("z", { metaKey: true })).toEqual({ kind: "undo" });
  expect(press("z", { ctrlKey: true, shiftKey: true })).toEqual({ kind: "redo" });
  expect(press("Z", { ctrlKey: true, shiftKey: true })).toEqual({ kind: "redo" });
  expect(press("y", { ctrlKey: true })).toEqual({ kind: "redo" });
});

test("keys that are the browser's stay the browser's", () => {
  for (const [key, held] of [
    ["c", { ctrlKey: true }],
    ["v", { ctrlKey: true }],
    ["ArrowLeft", { altKey: true }],
    ["F5", {}],
    ["F10", {}],
    ["Tab", { ctrlKey: true }],
    ["r", { ctrlKey: true, shiftKey: true }],
    ["Shift", { shiftKey: true }],
    ["Dead", {}],
  ] as const)
    expect(press(key, held)).toBeNull();
});

test("Space selects rows with Shift and columns with Ctrl; F10 with Shift asks for the menu", () => {
  expect(press(" ", { shiftKey: true })).toEqual({ kind: "select", what: "rows" });
  expect(press(" ", { ctrlKey: true })).toEqual({ kind: "select", what: "columns" });
  expect(press("F10", { shiftKey: true })).toEqual({ kind: "menu" });
});
