import type { Page } from "playwright-core";
import { expect } from "vitest";
import { patience } from "../productPage.ts";

/** What is missing from a pick-list: its label, the text to type, and what else to enter in its dialog. */
export type Missing = {
  label: string;
  typed: string;
  at?: number;
  /** The dialog's further fields by their labels. */
  more?: Record<string, string>;
  country?: string;
  /** What the pick-list then shows, where it is not what was typed. */
  shown?: string | RegExp;
};

/** Adds to the master data from inside the shipment form, with what was typed carried over, and sees it chosen. */
export async function addOnTheWay(page: Page, { label, typed, at = 0, more = {}, country, shown = typed }: Missing): Promise<void> {
  const list = page.getByRole("combobox", { name: label, exact: true }).nth(at);
  await list.fill(typed);
  await page.getByRole("option", { name: /^Add New/ }).click();
  const dialog = page.getByRole("dialog", { name: /^Add New/ });
  await dialog.waitFor();
  expect(await dialog.locator("input, textarea").first().inputValue()).toBe(typed);
  for (const [field, value] of Object.entries(more)) await dialog.getByLabel(field, { exact: true }).fill(value);
  if (country !== undefined) {
    await dialog.getByRole("combobox", { name: "Country", exact: true }).fill(country);
    await page.getByRole("option", { name: country, exact: true }).click();
  }
  await dialog.getByRole("button", { name: /^Add / }).click();
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => list.inputValue(), patience).toMatch(shown);
}
