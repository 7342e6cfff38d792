import { useRef, type KeyboardEvent } from "react";

/** Letters typed within so many ms of each other are one word. */
const pause = 700;

/** Handles typing in a menu: focuses the next entry with a word, shown or in `data-searched-as`, that begins with the typed letters. */
export function useTypeAhead(): (event: KeyboardEvent<HTMLElement>) => void {
  const typed = useRef({ text: "", at: 0 });
  return (event) => {
    const { key, timeStamp, currentTarget, ctrlKey, metaKey, altKey } = event;
    const before = timeStamp - typed.current.at < pause ? typed.current.text : "";
    if (key.length !== 1 || ctrlKey || metaKey || altKey) return;
    if (key === " ") {
      // A blank between words goes on typing; alone it chooses the entry.
      if (before === "") return;
      event.preventDefault();
    }
    const entries = [...currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    const current = entries.findIndex((entry) => entry === document.activeElement);
    const letter = key.toLowerCase();
    // A word's first letter moves on; the letters after it may stay. Letters that lead nowhere begin a new word.
    const longer = before === "" ? undefined : firstWith(before + letter, inOrder(entries, current));
    const found = longer ?? (key === " " ? undefined : firstWith(letter, inOrder(entries, current + 1)));
    typed.current = { text: longer ? before + letter : letter.trim(), at: timeStamp };
    found?.focus();
  };
}

/** The entries from a position on, then those before it. */
function inOrder(entries: HTMLElement[], from: number): HTMLElement[] {
  return [...entries.slice(Math.max(from, 0)), ...entries.slice(0, Math.max(from, 0))];
}

/** The first entry with a word, or with words, that begin so. */
function firstWith(start: string, entries: HTMLElement[]): HTMLElement | undefined {
  return entries.find(({ textContent, dataset }) =>
    ` ${textContent} ${dataset["searchedAs"] ?? ""}`.toLowerCase().replaceAll(/\s+/g, " ").includes(` ${start}`),
  );
}
