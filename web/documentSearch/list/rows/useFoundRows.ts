import { useEffect, useRef, useState, type DOMAttributes, type FocusEvent, type KeyboardEvent, type RefObject } from "react";
import { flushSync } from "react-dom";
import { useMoreAtEnd, type MoreRows } from "../../../relay/moreRows.ts";
import { useVirtualRows } from "./useVirtualRows.ts";

type Wanted = {
  /** What was searched for: another search begins at its first row. */
  search: string;
  /** Global ids of the documents that are loaded, in their order. */
  ids: readonly string[];
  /** Global id of the previewed document. */
  previewed: string | null;
  /** Null closes the preview. */
  onPreview: (id: string | null) => void;
  /** Enter on a row. */
  onOpen: (index: number) => void;
  /** Space ticks a row, Shift all up to it, Ctrl+A all that was found. Nothing can be ticked without it. */
  ticks?: { tick: (index: number, isRange: boolean) => void; all: () => void };
  /** Loads more when the end of what is loaded is near. */
  more: MoreRows;
};

type FoundRows = Pick<ReturnType<typeof useVirtualRows>, "rows" | "rest" | "measure"> & {
  /** Around the rows. */
  ref: RefObject<HTMLDivElement | null>;
  /** The index of the row that Tab leads to. */
  active: number;
  setActive: (index: number) => void;
  /** For the same element as `ref`. */
  walk: Pick<DOMAttributes<HTMLElement>, "onKeyDown" | "onFocus" | "onBlur">;
};

/** Rows rendered at an end of what is loaded before more is asked for. */
const margin = 10;

/** How far a key moves in the list. */
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10, Home: -Infinity, End: Infinity };

/** The rows of found documents near the window, and the keys that walk them. */
export function useFoundRows({ search, ids, previewed, onPreview, onOpen, ticks, more }: Wanted): FoundRows {
  // With `useVirtualRows`, whose rows change in place.
  "use no memo";
  const [place, setPlace] = useState({ search, active: 0 });
  // A row that the other search finds too stays, with its focus.
  if (place.search !== search) setPlace({ search, active: 0 });
  const { active } = place;
  const setActive = (index: number) => setPlace({ search, active: index });
  const { ref, rows, rest, measure, show } = useVirtualRows({
    count: ids.length,
    active,
    height: 64,
    keyOf: (index) => ids[index] ?? String(index),
  });
  useMoreAtEnd(more, (rows.at(-1)?.index ?? 0) >= ids.length - margin);
  const focus = useLostFocus(ref);
  useEffect(() => {
    if (focus.isLost()) focusRow(active);
  });

  function focusRow(index: number) {
    ref.current?.querySelector<HTMLElement>(`tr[data-index="${index}"]`)?.focus({ preventScroll: true });
  }
  function moveTo(index: number) {
    // At once: an effect would also run for an earlier drawing of the rows, with the row of then.
    flushSync(() => setActive(index));
    show(index);
    focusRow(index);
    const id = ids[index];
    if (previewed !== null && id !== undefined) onPreview(id);
  }
  function handleRowKey(event: KeyboardEvent<HTMLElement>) {
    const id = ids[active];
    if (id === undefined || ![" ", "Enter", "ArrowRight", "ArrowLeft"].includes(event.key)) return;
    event.preventDefault();
    if (event.key === " ") ticks?.tick(active, event.shiftKey);
    else if (event.key === "Enter") onOpen(active);
    else onPreview(event.key === "ArrowRight" ? id : null);
  }
  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const { target, key } = event;
    // The keys of menus and links are their own.
    if (!(target instanceof HTMLElement) || !target.matches("tr, input")) return;
    const step = steps[key];
    if (step !== undefined) {
      event.preventDefault();
      const next = Math.max(0, Math.min(ids.length - 1, active + step));
      if (event.shiftKey) ticks?.tick(next, true);
      moveTo(next);
    } else if (ticks && key.toLowerCase() === "a" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      ticks.all();
    } else if (target.matches("tr")) {
      handleRowKey(event);
    }
  }
  return { ref, rows, rest, measure, active, setActive, walk: { onKeyDown: handleKey, ...focus.events } };
}

/**
 * Tells when the focus was lost with its row, which vanished or was hidden: what a search finds comes while one walks already. A person who
 * clicks elsewhere has left.
 */
function useLostFocus(list: RefObject<HTMLElement | null>) {
  const isInside = useRef(false);
  useEffect(() => {
    const leave = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || !list.current?.contains(target)) isInside.current = false;
    };
    window.addEventListener("pointerdown", leave);
    return () => window.removeEventListener("pointerdown", leave);
  }, [list]);
  return {
    isLost: () => isInside.current && document.activeElement === document.body,
    events: {
      onFocus() {
        isInside.current = true;
      },
      onBlur({ relatedTarget }: FocusEvent<HTMLElement>) {
        if (relatedTarget !== null) isInside.current = false;
      },
    },
  };
}
