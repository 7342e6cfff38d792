import type { Point } from "../state/gridAdapter.ts";

type DragHandlers = {
  /** The one way in which the drag can lead beyond what is in sight: heads to the side, row numbers up and down. */
  axis?: "x" | "y";
  onMove: (at: Point) => void;
  onEnd: () => void;
  /** Called when the drag ends or is cancelled: hide what was shown of it. */
  onFinished?: () => void;
};

/** How close to the grid's edge a drag scrolls it, and how far per frame, in pixels. */
const margin = 24;
const speed = 18;

/** Tracks a pressed pointer until it is released, and scrolls the grid near its edges. A drag that Escape or the browser cancels skips `onEnd` (R-1424). */
export function trackPointerDrag(scroller: HTMLElement, event: PointerEvent, { axis, onMove, onEnd, onFinished }: DragHandlers): void {
  const { pointerId } = event;
  const stop = new AbortController();
  const options = { signal: stop.signal };
  // Reading it at each move would force another layout per frame.
  const box = scroller.getBoundingClientRect();
  let at: Point = { x: event.clientX, y: event.clientY };
  let frame = 0;
  scroller.setPointerCapture(pointerId);

  function scrollAlong() {
    frame = 0;
    if (stop.signal.aborted) return;
    const x = axis === "y" ? 0 : push(at.x, box.left + 56, box.right);
    const y = axis === "x" ? 0 : push(at.y, box.top + 32, box.bottom);
    if (x === 0 && y === 0) return;
    scroller.scrollBy(x, y);
    onMove(inside(at, box));
    frame = requestAnimationFrame(scrollAlong);
  }
  scroller.addEventListener(
    "pointermove",
    (move) => {
      if (move.pointerId !== pointerId) return;
      at = { x: move.clientX, y: move.clientY };
      onMove(inside(at, box));
      if (frame === 0) frame = requestAnimationFrame(scrollAlong);
    },
    options,
  );
  function finish(isCancelled: boolean) {
    stop.abort();
    onFinished?.();
    if (!isCancelled) onEnd();
  }
  for (const type of ["pointerup", "pointercancel", "lostpointercapture"] as const)
    scroller.addEventListener(type, () => finish(type !== "pointerup"), options);
  scroller.addEventListener("keydown", ({ key }) => key === "Escape" && finish(true), options);
}

function push(at: number, start: number, end: number): number {
  if (at < start) return -speed;
  return at > end - margin ? speed : 0;
}

function inside({ x, y }: Point, { left, right, top, bottom }: DOMRect): Point {
  return { x: Math.max(left, Math.min(right - 1, x)), y: Math.max(top, Math.min(bottom - 1, y)) };
}
