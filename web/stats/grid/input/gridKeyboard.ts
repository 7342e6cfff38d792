import { isOfInputMethod } from "../../../ui/keyboard/inputMethod.ts";
import type { CellEditor } from "./cellEditor.ts";
import { runCommand } from "./gridActions.ts";
import { commandOf, type GridCommand } from "./gridKeys.ts";
import type { GridState } from "../state/gridState.ts";
import type { GridGeometry } from "../dom/gridGeometry.ts";

type Tools = { editor: CellEditor; geometry: GridGeometry };

const modifiers = new Set(["Shift", "Control", "Alt", "Meta"]);

/** Handles keys of the grid, and keys that an untouched editor does not use. */
export function attachKeyboard(grid: GridState, scroller: HTMLElement, tools: Tools): () => void {
  // After Escape, Tab leaves the grid: keyboard users must not be trapped.
  let isLeaving = false;
  function handleKey(event: KeyboardEvent) {
    // The Shift of Shift+Tab arrives as a separate key event.
    if (modifiers.has(event.key)) return;
    const command = commandOf(event);
    const wasLeaving = isLeaving;
    isLeaving = command?.kind === "leave" && event.target === scroller;
    if (tools.editor.isOpen()) {
      if (command === null || !tools.editor.isUntouched() || !isForGrid(command)) return;
      tools.editor.close(false);
    } else if (event.target !== scroller) return;
    if (isOfInputMethod(event)) return tools.editor.open(grid.selection().active, "typed");
    if (command === null || (command.kind === "tab" && wasLeaving)) return;
    if (runCommand(grid, command, tools)) event.preventDefault();
  }
  scroller.addEventListener("keydown", handleKey);
  return () => scroller.removeEventListener("keydown", handleKey);
}

/** What a text area that holds one untouched text cannot mean. */
function isForGrid(command: GridCommand): boolean {
  switch (command.kind) {
    case "move":
      return command.reach === "page" || command.direction === "up" || command.direction === "down" || command.reach === "edge";
    case "undo":
    case "redo":
    case "find":
    case "fillDown":
    case "fillRight":
      return true;
    case "select":
      return command.what !== "all";
    default:
      return false;
  }
}
