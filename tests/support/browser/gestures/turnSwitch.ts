import type { Locator } from "playwright-core";
import { expect } from "vitest";

/** Turns a switch or a radio button on, or a switch off, by keyboard: a click may miss it while what is above it still arrives. */
export async function turn(control: Locator, isOn = true): Promise<void> {
  if ((await control.isChecked()) !== isOn) await control.press("Space");
  await expect.poll(() => control.isChecked()).toBe(isOn);
}
