import type { CellEditor } from "./cellEditor.ts";
import { runCommand } from "./gridActions.ts";
import { commandOf, type GridCommand } from "./gridKeys.ts";
import type { GridState } from "../state/gridState.ts";
import type { GridViewport } from "../dom/gridViewport.ts";

type Tools = { editor: CellEditor; viewport: GridViewport };

const modifiers = new Set(["Shift", "Control", "Alt", "Meta"]);

/** Reads the keys that come to the grid, and those that an editor which was only clicked open has no use for. */
export function attachKeyboard(grid: GridState, scroller: HTMLElement, tools: Tools): () => void {
  // Escape gives Tab back to the browser, so that nobody is caught in the grid.
  let isLeaving = false;
  function handleKey(event: KeyboardEvent) {
    // The Shift of a Shift+Tab comes as a key of its own.
    if (modifiers.has(event.key)) return;
    const command = commandOf(event);
    const wasLeaving = isLeaving;
    isLeaving = command?.kind === "leave" && event.target === scroller;
    if (tools.editor.isOpen()) {
      if (command === null || !tools.editor.isUntouched() || !isForGrid(command)) return;
      tools.editor.close(false);
    } else if (event.target !== scroller) return;
    if (event.isComposing || event.key === "Process") return tools.editor.open(grid.selection().active, "typed");
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
