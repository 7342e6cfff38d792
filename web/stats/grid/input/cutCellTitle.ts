/** How long the pointer rests on a cell before it is measured, in milliseconds: the browser shows a title later. */
const rest = 250;

/**
 * Gives the cell under the resting pointer its whole text as title, if the next cell covers a part of it. Measuring forces a
 * layout, so nothing is measured while the pointer or the sheet moves. The title goes with the pointer: rows are drawn in the elements of
 * others.
 */
export function attachCutCellTitle(scroller: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let titled: Element | null = null;

  function clear() {
    clearTimeout(timer);
    titled?.removeAttribute("title");
    titled = null;
  }
  function handleOver({ target }: PointerEvent) {
    clear();
    const cell = target instanceof Element ? target.closest('[role="gridcell"]') : null;
    if (cell === null || cell.querySelector("textarea") !== null) return;
    timer = setTimeout(() => {
      if (!cell.isConnected || cell.scrollWidth <= cell.clientWidth) return;
      cell.setAttribute("title", cell.textContent);
      titled = cell;
    }, rest);
  }
  scroller.addEventListener("pointerover", handleOver);
  scroller.addEventListener("pointerleave", clear);
  scroller.addEventListener("scroll", clear, { passive: true });
  return () => {
    clear();
    scroller.removeEventListener("pointerover", handleOver);
    scroller.removeEventListener("pointerleave", clear);
    scroller.removeEventListener("scroll", clear);
  };
}
