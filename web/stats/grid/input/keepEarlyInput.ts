/** Keys and clicks on a grid whose input code was still loading, in their order. */
export type EarlyInput = readonly (KeyboardEvent | MouseEvent)[];

/** Keys that type, move or edit. Tab and shortcuts stay with the browser. */
const gridKeys = /^(?:.|Arrow.+|Page.+|Home|End|Enter|Delete|Backspace|F2)$/su;

/** Keeps keys and clicks. The returned function stops that, and returns them. */
export function keepEarlyInput(scroller: HTMLElement): () => EarlyInput {
  const kept: (KeyboardEvent | MouseEvent)[] = [];
  function keepKey(event: KeyboardEvent) {
    if (event.target !== scroller || event.ctrlKey || event.metaKey || event.altKey || !gridKeys.test(event.key)) return;
    // Arrows and Space would scroll.
    event.preventDefault();
    kept.push(event);
  }
  function keepClick(event: MouseEvent) {
    if (!(event.target instanceof Element && event.target.closest("button"))) kept.push(event);
  }
  scroller.addEventListener("keydown", keepKey);
  scroller.addEventListener("click", keepClick);
  return () => {
    scroller.removeEventListener("keydown", keepKey);
    scroller.removeEventListener("click", keepClick);
    return kept;
  };
}
