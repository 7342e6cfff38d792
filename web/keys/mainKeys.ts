/** Whether the browser runs on a Mac, an iPhone or an iPad. */
export const isApple = /Mac|iP/.test(navigator.platform);

/** Keys as the user's keyboard names them: Command is ⌘ on a Mac, where the others have Ctrl. */
export function keyText(keys: string): string {
  return isApple ? keys.replace(/Ctrl\+?/, "⌘") : keys;
}

/** The keys of the dashboard's frame. `aria` is their form in `aria-keyshortcuts`. */
export const searchKeys = { keys: "Ctrl K", words: "Search and commands", aria: "Control+K Meta+K" } as const;
export const listKeys = { keys: "?", words: "List of keys" } as const;

/** Whether a key event asks for the search; Command counts as Ctrl. */
export function asksForSearch({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === "k" && (ctrlKey || metaKey) && !shiftKey && !altKey;
}

/** Whether a key event asks for the list of keys. Where a character is typed or looked up, it is that character. */
export function asksForList({ key, ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyboardEvent): boolean {
  if (key !== listKeys.keys || ctrlKey || metaKey || altKey || defaultPrevented) return false;
  return !(target instanceof Element && target.closest(typing) !== null);
}

const typing =
  "input, textarea, select, [contenteditable=true], [role=grid], [role=menu], [role=listbox], [role=combobox], [role=textbox], [role=application]";
