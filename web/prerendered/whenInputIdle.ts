const held = new Set<string>();
let waiting: (() => void)[] = [];

function hold(what: string): void {
  held.add(what);
}

/** A released key or button has its effect after the event; only then is the input idle. */
function release(what: string): void {
  held.delete(what);
  setTimeout(() => {
    if (held.size > 0) return;
    for (const go of waiting) go();
    waiting = [];
  });
}

/**
 * Resolves when no button or key is down and no composition is running. Replacing the form earlier would lose the click: one that begins on
 * one element and ends on another does not count.
 */
export function whenInputIdle(): Promise<void> {
  if (held.size === 0) return Promise.resolve();
  return new Promise((resolve) => waiting.push(resolve));
}

const ends = { pointerup: "pointer", pointercancel: "pointer", compositionend: "composition" };
for (const [event, what] of Object.entries(ends)) addEventListener(event, () => release(what), true);
addEventListener("pointerdown", () => hold("pointer"), true);
addEventListener("compositionstart", () => hold("composition"), true);
addEventListener("keydown", ({ code }) => hold(code), true);
addEventListener("keyup", ({ code }) => release(code), true);
// A key released in another window sends no event.
addEventListener("blur", () => [...held].forEach(release));
