import { expect, test } from "vitest";
import { openExporterPage } from "../../support/browser/exporterPage.ts";
import { aWorkedShipment, openShipment } from "../../support/browser/journeys/shipmentPage.ts";
import { brokenNumbers, cutParts, endPrint, print, tablesAsCards } from "../../support/browser/printedPage.ts";
import { patience } from "../../support/browser/productPage.ts";
import { prepare } from "../../support/tools/prepare.ts";

const site = openExporterPage();
let rice: string;
prepare(async () => {
  rice = await aWorkedShipment(site.owner, 0);
});

test("a printed page has the shipment's facts across the paper in tables, no number of them broken, without what is pressed on a screen (R-1253)", async () => {
  const { page } = site;
  await openShipment(page, site.owner, rice);
  const screen = page.viewportSize();
  // A4 less the browser's margins, and without them.
  for (const width of [718, 794]) {
    await page.setViewportSize({ width, height: 1123 });
    await print(page);
    await page.getByRole("heading", { name: "Party Details" }).waitFor();
    for (const role of ["navigation", "banner", "button", "tab"] as const) {
      const parts = await page.getByRole(role).all();
      const seen = await Promise.all(parts.map(async (part) => ((await part.isVisible()) ? await part.innerText() : "")));
      // Names of files open them.
      expect(seen.filter((text) => text !== "" && !text.includes(".pdf"))).toEqual([]);
    }
    const cut = await page
      .locator("main table")
      .evaluateAll((tables) =>
        tables.filter((table) => table.getBoundingClientRect().right > innerWidth + 1).map((table) => table.getAttribute("aria-label")),
      );
    expect(cut).toEqual([]);
    expect(await page.evaluate(brokenNumbers)).toEqual([]);
    expect(await page.evaluate(tablesAsCards)).toEqual([]);
    await endPrint(page);
  }
  if (screen) await page.setViewportSize(screen);
});

test("an open form is printed as a whole instead of the page below it (R-1253)", async () => {
  const { page } = site;
  await openShipment(page, site.owner, rice);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Shipment Name").waitFor();
  await print(page);
  expect(await page.locator("#root").isVisible()).toBe(false);
  expect(await dialog.getByRole("button", { name: "Update Shipment" }).isVisible()).toBe(false);
  const bottom = () => dialog.evaluate((form) => form.getBoundingClientRect().bottom + scrollY);
  // The lower sections come later.
  await expect.poll(bottom, patience).toBeGreaterThan(1500);
  expect(await page.evaluate(cutParts)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThanOrEqual(Math.floor(await bottom()));
  await endPrint(page);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
});
