import { beforeEach, expect, test } from "vitest";
import type { Locator } from "playwright-core";
import { openExporterPage } from "../../support/browser/exporterPage.ts";
import { aStoredShipment } from "../../support/browser/exporterWithMasterData.ts";
import { pressAsInSafari } from "../../support/browser/gestures/pressAsInSafari.ts";

/* Where a press gives a button no focus, as in Safari. */

const site = openExporterPage();
const button = (name: string) => site.page.getByRole("button", { name, exact: true });
const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement);

beforeEach(() => pressAsInSafari(site.page));

test("what the mouse opened gives the focus back to its button: the search, a dialog, and the form of a shipment (R-1220)", async () => {
  const { page, firmPath } = site;
  await page.goto(firmPath);
  const openers = [page.getByRole("button", { name: /^Search/ }), button("Import"), button("Create Shipment").first()];
  for (const opener of openers) {
    await opener.click();
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(() => hasFocus(opener)).toBe(true);
  }
});

test("a row's menu, and the dialog of its entry, give the focus back to the menu's button (R-1220)", async () => {
  const { page, owner, firmPath } = site;
  const name = `Row ${crypto.randomUUID()}`;
  await aStoredShipment(owner, { name });
  await page.goto(firmPath);
  const menu = button(`Actions for ${name}`);
  await menu.click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => hasFocus(menu)).toBe(true);
});
