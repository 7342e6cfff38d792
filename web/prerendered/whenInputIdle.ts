const held = new Set<string>();
let waiting: (() => void)[] = [];

function hold(what: string): void {
  held.add(what);
}

/** What is let go of still has its effect, a click or a letter; only then is there rest. */
function release(what: string): void {
  held.delete(what);
  setTimeout(() => {
    if (held.size > 0) return;
    for (const go of waiting) go();
    waiting = [];
  });
}

/**
 * Resolves when no button or key is down and no letter is half composed: until then a form must not change under the
 * fingers, for a click that begins on one element and ends on another is none.
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
// Keys that are let go of in another window are never told.
addEventListener("blur", () => [...held].forEach(release));
