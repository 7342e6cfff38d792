import { expect, test } from "vitest";
import { boxOf } from "../../support/browser/gestures/boxOf.ts";
import { openStatsSheetPage } from "../../support/browser/statsSheetPage.ts";
import { patience } from "../../support/browser/productPage.ts";

const site = openStatsSheetPage(4, { showsScrollBars: true });

test("scroll bars leave the heads in sight and the cells where clicks look for them (R-1212)", async () => {
  const { page, grid, cell, active } = site;
  await page.setViewportSize({ width: 760, height: 400 });
  await site.open();
  expect(await grid.evaluate((element) => element.getBoundingClientRect().width - element.clientWidth)).toBeGreaterThan(0);
  await grid.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  const sheet = await boxOf(grid);
  await expect.poll(async () => (await boxOf(site.head("Shipment"))).y, patience).toBe(sheet.y);
  await grid.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
  const right = await grid.evaluate(({ clientWidth }) => clientWidth);
  const rightOf = async (row: number) => (await boxOf(cell(row, "Remarks"))).x + 128;
  await expect.poll(async () => Math.round(await rightOf(2)), patience).toBe(Math.round(sheet.x + right));
  const last = await boxOf(cell(2, "Remarks"));
  await page.mouse.click(last.x + 3, last.y + 3);
  expect(await active()).toBe("Remarks 2");
});
