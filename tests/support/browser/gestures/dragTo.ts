import type { Page } from "playwright-core";
import { expect } from "vitest";

type Way = {
  /** The key that moves it one place. */
  key: string;
  /** What is said of it over a place. */
  heldOver: (place: number) => string;
  /** From where it was picked up to where it goes, one by one. */
  places: number[];
};

/**
 * Picks up what has the focus, carries it place by place, and puts it down. The list listens for keys only a moment after it has
 * announced the pick-up, sooner than any person presses the next: a key that moved nothing is pressed again.
 */
export async function dragTo(page: Page, { key, heldOver, places: [start = 0, ...places] }: Way): Promise<void> {
  await page.keyboard.press("Space");
  let last = start;
  await page.getByText(heldOver(start)).waitFor({ state: "attached" });
  for (const place of places) {
    const step = async () => {
      if ((await page.getByText(heldOver(last)).count()) > 0) await page.keyboard.press(key);
      return await page.getByText(heldOver(place)).count();
    };
    await expect.poll(step, { interval: 200, timeout: 15_000 }).toBe(1);
    last = place;
  }
  await page.keyboard.press("Space");
}
