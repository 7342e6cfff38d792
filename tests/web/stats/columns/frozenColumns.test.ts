import { expect, test } from "vitest";
import { boxOf } from "../../../support/browser/gestures/boxOf.ts";
import { openStatsSheetPage } from "../../../support/browser/statsSheetPage.ts";
import { patience } from "../../../support/browser/productPage.ts";

const site = openStatsSheetPage(4);
const { press, cell, selected, active } = site;

test("frozen columns stay in sight beside those that scroll, for the eye, the mouse, the keyboard and the editor, until they are freed; at first Shipment alone (R-339, R-843)", async () => {
  const { page } = site;
  await page.setViewportSize({ width: 760, height: 600 });
  await site.open();
  const head = (name: string) => page.getByRole("columnheader", { name, exact: true });
  // Shipment stays until the user decides.
  expect(await site.grid.locator('[role="rowgroup"][data-frozen] [aria-colindex]').first().getAttribute("aria-colindex")).toBe("1");
  const from = await boxOf(head("B/L No"));
  await page.mouse.click(from.x + 20, from.y + 10);
  await page.mouse.move(from.x + 20, from.y + 10);
  await page.mouse.down();
  await page.mouse.move((await boxOf(head("Shipment"))).x + 5, from.y + 10, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => page.getByRole("columnheader").first().getAttribute("aria-label"), patience).toBe("B/L No");
  // From here on the first column, that of "Shipment" otherwise, is B/L No.
  const [first, second, third] = [cell(2, "Shipment"), cell(2, "Currency"), cell(2, "Total Amount")];
  await page.getByRole("button", { name: "Column actions for Shipment" }).click();
  await page.getByRole("menuitem", { name: "Freeze up to this column" }).click();
  await site.grid.locator("[data-frozen]").first().waitFor();
  const before = [await boxOf(first), await boxOf(second)];
  await press("Control+Home", "ArrowDown", "End");
  expect(await active()).toBe("Remarks 2");
  await expect.poll(async () => site.grid.evaluate((grid) => grid.scrollLeft), patience).toBeGreaterThan(0);
  await expect.poll(async () => [await boxOf(first), await boxOf(second)], patience).toEqual(before);
  expect((await boxOf(head("Shipment"))).x).toBe(before[1]?.x);
  const edge = (before[1]?.x ?? 0) + (before[1]?.width ?? 0);
  await first.click();
  await page.keyboard.type("here");
  expect((await boxOf(page.getByRole("textbox"))).x).toBeCloseTo((before[0]?.x ?? 0) - 1, 0);
  await press("Enter");
  await expect.poll(async () => (await site.stored(2))["B/L No"], patience).toBe("here");
  await press("ArrowUp", "ArrowRight", "ArrowRight");
  expect(await active()).toBe("Total Amount 2");
  await expect.poll(async () => (await boxOf(third)).x, patience).toBeGreaterThanOrEqual(edge);
  await press("Shift+Home");
  expect(await selected()).toBe("Shipment 2 to Total Amount 2");
  await page.reload();
  await second.getByText("Shipment 2").waitFor();
  await site.grid.evaluate((grid) => grid.scrollTo(300, 0));
  await expect.poll(async () => (await boxOf(second)).x, patience).toBe(before[1]?.x);
  await page.getByRole("button", { name: "Column actions for Shipment" }).click();
  await page.getByRole("menuitem", { name: "Unfreeze columns" }).click();
  await expect.poll(async () => (await second.boundingBox())?.x ?? -1, patience).toBeLessThan(before[1]?.x ?? 0);
});
