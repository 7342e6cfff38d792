type Place = { right: number; bottom: number };
type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;
/** A box that should stay in sight. Of words that are cut, nothing can be read: they count as a whole. */
type TakenBox = Box & { weight: number; isWhole: boolean };

/** What must stay in sight and within reach: buttons, links, fields and sums. */
const controls =
  "button, a[href], input, select, textarea, summary, output, dd, [role=button], [role=tab], [role=switch], [contenteditable]";
/** What says which field is which, and what is wrong with it. */
const words = "label, .mantine-InputWrapper-label, .mantine-InputWrapper-error, [role=alert]";
/** What is pressed next, such as 'Save'. */
const primary = "[type=submit], [data-variant=filled]";
const margin = 16;
const step = 8;

/**
 * Where a box of toasts covers nothing that a person uses or reads as a result, or the least of it: as near to the bottom right as can be
 * . In CSS pixels from the window's edges.
 */
export function freePlace(toasts: HTMLElement): Place {
  const { width } = toasts.getBoundingClientRect();
  const height = fullHeight(toasts);
  const clearance = Number.parseFloat(getComputedStyle(toasts).getPropertyValue("--toast-clearance")) || margin;
  const taken = takenBoxes(toasts);
  const usual = { right: margin, bottom: clearance };
  let best = usual;
  let least = Infinity;
  for (const right of new Set([margin, innerWidth - margin - width, (innerWidth - width) / 2]))
    for (let bottom = clearance; bottom + height <= innerHeight - margin; bottom += step) {
      const box = {
        left: innerWidth - right - width,
        right: innerWidth - right,
        top: innerHeight - bottom - height,
        bottom: innerHeight - bottom,
      };
      const covered = taken.reduce((sum, other) => sum + other.weight * overlap(box, other), 0);
      if (covered === 0) return { right, bottom };
      if (covered < least) [least, best] = [covered, { right, bottom }];
    }
  return best;
}

/** How high they will be: a toast that just came, grows. */
function fullHeight(toasts: HTMLElement): number {
  return [...toasts.querySelectorAll("[role=alert]")].reduce(
    (sum, toast) => sum + Math.max(0, toast.scrollHeight - toast.clientHeight),
    toasts.getBoundingClientRect().height,
  );
}

/** The boxes of the controls and their words in sight; of a dialog's alone while one is open, because nothing else can be used then. */
function takenBoxes(toasts: HTMLElement): TakenBox[] {
  const dialog = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].at(-1);
  const boxes: TakenBox[] = [];
  for (const element of (dialog ?? document).querySelectorAll(`${controls}, ${words}`)) {
    if (toasts.contains(element)) continue;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isSeen = right - left > 4 && bottom - top > 4 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    if (isSeen) boxes.push({ left, right, top, bottom, weight: weightOf(element), isWhole: !element.matches(controls) });
  }
  return boxes;
}

/**
 * Where the focus is, is what the person works on: it stays in sight before all else, then the primary actions, then the other controls,
 * then the words.
 */
function weightOf(element: Element): number {
  if (element === document.activeElement) return 1000;
  if (element.matches(primary)) return 100;
  return element.matches(controls) ? 1 : 0.5;
}

function overlap(one: Box, other: TakenBox): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  if (width <= 0 || height <= 0) return 0;
  return other.isWhole ? (other.right - other.left) * (other.bottom - other.top) : width * height;
}
