import type { CellEditor } from "./cellEditor.ts";
import type { EarlyInput } from "./keepEarlyInput.ts";

/** Does what the user did before the grid's input code was there, as if it happened now. */
export function replayInput(early: EarlyInput, scroller: HTMLElement, editor: CellEditor): void {
  for (const event of early) {
    if (event instanceof KeyboardEvent) pressKey(event, scroller, editor);
    else tap(event, scroller);
  }
}

function pressKey(event: KeyboardEvent, scroller: HTMLElement, { element, isOpen }: CellEditor): void {
  const isTaken = !(isOpen() ? element : scroller).dispatchEvent(new KeyboardEvent("keydown", event));
  // The browser types only keys that it has heard itself.
  if (isTaken || !isOpen() || [...event.key].length !== 1) return;
  element.setRangeText(event.key, element.selectionStart, element.selectionEnd, "end");
  element.dispatchEvent(new InputEvent("input"));
}

/** A finger's tap needs no pointer that is still down. */
function tap({ clientX, clientY }: MouseEvent, scroller: HTMLElement): void {
  for (const type of ["pointerdown", "pointerup"])
    scroller.dispatchEvent(new PointerEvent(type, { clientX, clientY, pointerType: "touch", bubbles: true, cancelable: true }));
}
