import type { Locator, Page } from "playwright-core";

/** Fills fields of a page or of a part of it, by their labels. */
export async function fill(place: Page | Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await place.getByLabel(label, { exact: true }).fill(value);
}

/** Presses the button of that name in a page or in a part of it. */
export function press(place: Page | Locator, name: string): Promise<void> {
  return place.getByRole("button", { name, exact: true }).click();
}

/** Picks from a pick-list by its label, by typing and choosing what is left. */
export async function pick(page: Page, label: string, choice: string, at = 0): Promise<void> {
  const field = page.getByLabel(label, { exact: true }).nth(at);
  // An only entry is preselected: the same text again would not open the list.
  await field.click();
  await field.fill(choice);
  await page.getByRole("option", { name: choice }).first().click();
}

/** Chooses from a list of a dialog without typing. */
export async function choose(dialog: Locator, list: string, option: string): Promise<void> {
  await dialog.getByRole("combobox", { name: list }).click();
  await dialog.page().getByRole("option", { name: option, exact: true }).click();
}
