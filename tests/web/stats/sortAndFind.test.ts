import { expect, test } from "vitest";
import { openStatsSheetPage } from "../../support/browser/statsSheetPage.ts";
import { patience } from "../../support/browser/productPage.ts";

const site = openStatsSheetPage(6);

test("rows are sorted and filtered by a column on the server, and found by a text in any of them (R-340)", async () => {
  const { page } = site;
  await site.open();
  await site.act("Shipment", "Sort descending");
  await expect.poll(() => site.texts("Shipment", 2), patience).toEqual(["Shipment 6", "Shipment 5"]);
  expect(await site.head("Shipment").getAttribute("aria-sort")).toBe("descending");
  await site.act("Shipment", "Clear sorting");
  await expect.poll(() => site.texts("Shipment", 1), patience).toEqual(["Shipment 1"]);
  await site.act("Shipment", "Filter by this column");
  const dialog = page.getByRole("dialog", { name: "Filter by Shipment" });
  await dialog.getByLabel("Shows").fill("MENT 5");
  await page.keyboard.press("Enter");
  await expect.poll(() => site.texts("Shipment", 2), patience).toEqual(["Shipment 5", ""]);
  expect(await site.head("Shipment").getAttribute("aria-description")).toBe("Filtered");
  await page.reload();
  await site.cell(1, "Shipment").getByText("Shipment 5").waitFor();
  await page.getByRole("button", { name: "Remove Shipment: MENT 5" }).click();
  await expect.poll(() => site.texts("Shipment", 2), patience).toEqual(["Shipment 1", "Shipment 2"]);
  expect(await site.head("Shipment").getAttribute("aria-description")).toBeNull();
  await site.grid.focus();
  await page.keyboard.press("Control+f");
  await page.getByLabel("Find in all rows").fill("shipment 4");
  await expect.poll(() => site.texts("Shipment", 1), patience).toEqual(["Shipment 4"]);
  await page.getByText("1 row", { exact: true }).first().waitFor();
  await page.keyboard.press("Enter");
  expect(await site.grid.evaluate((grid) => grid === document.activeElement)).toBe(true);
  await page.keyboard.press("Control+f");
  await expect.poll(() => page.getByLabel("Find in all rows").evaluate((input) => input === document.activeElement), patience).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => site.texts("Shipment", 2), patience).toEqual(["Shipment 1", "Shipment 2"]);
});
