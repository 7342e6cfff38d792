import type { Locator } from "playwright-core";

/** Whether the keyboard is on an element. */
export function hasFocus(at: Locator): Promise<boolean> {
  return at.evaluate((element) => element === document.activeElement);
}
