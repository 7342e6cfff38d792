import type { Direction } from "../state/gridSteps.ts";

/** A key event; Command on a Mac counts as Ctrl. */
export type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** What a key means while no cell is being edited. */
export type GridCommand =
  | { kind: "move"; direction: Direction; reach: "cell" | "page" | "edge"; isExtending: boolean }
  | { kind: "goTo"; target: "rowStart" | "rowEnd" | "start" | "end"; isExtending: boolean }
  | { kind: "tab"; direction: "left" | "right" }
  | { kind: "enter"; direction: "up" | "down" }
  | { kind: "type"; text: string }
  | { kind: "edit" | "clear" | "leave" | "fillDown" | "fillRight" | "undo" | "redo" | "find" | "menu" }
  | { kind: "select"; what: "all" | "rows" | "columns" };

const arrows: Record<string, Direction> = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };

/** The direction of an arrow key; null for any other key. */
export function arrowOf(key: string): Direction | null {
  return arrows[key] ?? null;
}

/** Maps a key to a command; null leaves the key to the browser. */
export function commandOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Key): GridCommand | null {
  const isControl = ctrlKey || metaKey;
  const direction = arrowOf(key);
  if (altKey) return null;
  if (direction !== null) return { kind: "move", direction, reach: isControl ? "edge" : "cell", isExtending: shiftKey };
  switch (key) {
    case "PageUp":
      return isControl ? null : { kind: "move", direction: "up", reach: "page", isExtending: shiftKey };
    case "PageDown":
      return isControl ? null : { kind: "move", direction: "down", reach: "page", isExtending: shiftKey };
    case "Home":
      return { kind: "goTo", target: isControl ? "start" : "rowStart", isExtending: shiftKey };
    case "End":
      return { kind: "goTo", target: isControl ? "end" : "rowEnd", isExtending: shiftKey };
    case "Tab":
      return isControl ? null : { kind: "tab", direction: shiftKey ? "left" : "right" };
    case "Enter":
      return { kind: "enter", direction: shiftKey ? "up" : "down" };
    case "F2":
      return { kind: "edit" };
    case "Escape":
      return { kind: "leave" };
    case "Delete":
    case "Backspace":
      return { kind: "clear" };
    case "ContextMenu":
      return { kind: "menu" };
    case "F10":
      return shiftKey ? { kind: "menu" } : null;
    case " ":
      if (shiftKey && !isControl) return { kind: "select", what: "rows" };
      return isControl ? { kind: "select", what: "columns" } : { kind: "type", text: " " };
  }
  if (isControl) return controlCommand(key.toLowerCase(), shiftKey);
  return [...key].length === 1 ? { kind: "type", text: key } : null;
}

function controlCommand(key: string, isShifted: boolean): GridCommand | null {
  if (key === "z") return { kind: isShifted ? "redo" : "undo" };
  if (isShifted) return null;
  switch (key) {
    case "a":
      return { kind: "select", what: "all" };
    case "d":
      return { kind: "fillDown" };
    case "r":
      return { kind: "fillRight" };
    case "y":
      return { kind: "redo" };
    case "f":
      return { kind: "find" };
    default:
      return null;
  }
}
