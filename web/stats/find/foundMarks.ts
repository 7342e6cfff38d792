import { asSearched } from "#domain/text/searchWords.ts";

const name = "stats-found";

/**
 * Marks a text in the drawn cells of the sheet, by ranges that touch no element, until the returned function is called. A browser
 * without such ranges shows the active cell alone.
 */
export function markFound(text: string): () => void {
  const page = document.querySelector("main");
  const wanted = asSearched(text.trim());
  if (page === null || wanted === "" || !("highlights" in CSS)) return () => {};
  let frame = 0;
  function mark() {
    frame = 0;
    const ranges = [];
    for (const cell of page?.querySelectorAll('[role="gridcell"]') ?? [])
      for (const node of cell.childNodes) if (node instanceof Text) ranges.push(...rangesIn(node, wanted));
    CSS.highlights.set(name, new Highlight(...ranges));
  }
  const observer = new MutationObserver(() => (frame ||= requestAnimationFrame(mark)));
  observer.observe(page, { childList: true, characterData: true, subtree: true });
  mark();
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    CSS.highlights.delete(name);
  };
}

/** Every place of the text in a node. A few letters are searched as others in another number: then the whole text is marked. */
function rangesIn(node: Text, wanted: string): Range[] {
  const shown = asSearched(node.data);
  const isSameLength = shown.length === node.data.length;
  const ranges: Range[] = [];
  for (let at = shown.indexOf(wanted); at >= 0; at = shown.indexOf(wanted, at + wanted.length)) {
    const range = document.createRange();
    range.setStart(node, isSameLength ? at : 0);
    range.setEnd(node, isSameLength ? at + wanted.length : node.data.length);
    ranges.push(range);
    if (!isSameLength) break;
  }
  return ranges;
}
