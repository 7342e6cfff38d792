import type { Page } from "playwright-core";

/** Presses a key `times` times, and names each element that has the focus then while something else lies over its middle. */
export async function coveredByTab(page: Page, key: "Tab" | "Shift+Tab", times: number): Promise<string[]> {
  const covered = new Set<string>();
  for (let presses = 0; presses < times; presses += 1) {
    await page.keyboard.press(key);
    const name = await page.evaluate(coveredFocus);
    if (name !== null) covered.add(name);
  }
  return [...covered];
}

function coveredFocus(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  const { x, y, width, height } = focused.getBoundingClientRect();
  // What is higher than the window cannot be in sight as a whole.
  if (height > window.innerHeight / 2) return null;
  const above = document.elementFromPoint(x + width / 2, y + height / 2);
  // A switch is drawn by its neighbour, a box by its label.
  const isInSight = above !== null && (focused.contains(above) || focused.parentElement?.contains(above) === true);
  return isInSight ? null : focused.outerHTML.slice(0, 160);
}

/** Runs in the page: the texts of the elements that nothing lies over. */
export function topmostTexts(elements: Element[]): string[] {
  return elements
    .filter((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element === document.elementFromPoint(x + width / 2, y + height / 2);
    })
    .map((element) => element.textContent);
}

/** Runs in the page: the cells of a row that its last one covers. */
export function belowLast(cells: Element[]): string[] {
  const edge = cells.at(-1)?.getBoundingClientRect().left ?? 0;
  const covered = cells.slice(0, -1).filter((cell) => cell.checkVisibility() && cell.getBoundingClientRect().right > edge + 1);
  return covered.map((cell) => `${cell.textContent} at ${innerWidth}`);
}
