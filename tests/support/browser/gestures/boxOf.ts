import type { Locator } from "playwright-core";

/** Where an element is drawn; throws where it is not on the screen. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not on the screen");
  return box;
}
