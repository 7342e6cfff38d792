let letters = "";

/** Keeps what is typed for the palette's field, which is not there yet, until `takeLetters` (R-1185). */
export function keepLetters(): void {
  letters = "";
  window.addEventListener("keydown", keep, true);
}

/** Ends that, and returns what was typed. */
export function takeLetters(): string {
  window.removeEventListener("keydown", keep, true);
  const typed = letters;
  letters = "";
  return typed;
}

function keep(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Backspace") letters = letters.slice(0, -1);
  else if (event.key.length === 1) letters += event.key;
  else return;
  event.preventDefault();
  event.stopPropagation();
}
