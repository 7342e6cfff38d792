/** The grid's elements. */
export type GridElements = {
  /** Scrolls, has the focus and gets the events. */
  scroller: HTMLElement;
  /** As large as the whole grid, so that the scroll bars fit. */
  sizer: HTMLElement;
  /** What is in sight: it stays while the sizer scrolls. */
  pane: HTMLElement;
  body: HTMLElement;
  gutter: HTMLElement;
  head: HTMLElement;
  /** The cells and heads of frozen columns. */
  frozen: HTMLElement;
  frozenHead: HTMLElement;
  /** The lines between the columns that scroll. */
  lines: HTMLElement;
  overlay: HTMLElement;
};

/** Finds the elements by their `data-part`. Throws if one is missing. */
export function elementsOf(scroller: HTMLElement): GridElements {
  function part(name: string): HTMLElement {
    const element = scroller.querySelector<HTMLElement>(`[data-part="${name}"]`);
    if (element === null) throw Error(name);
    return element;
  }
  return {
    scroller,
    sizer: part("sizer"),
    pane: part("pane"),
    body: part("body"),
    gutter: part("gutter"),
    head: part("head"),
    frozen: part("frozen"),
    frozenHead: part("frozenHead"),
    lines: part("lines"),
    overlay: part("overlay"),
  };
}
