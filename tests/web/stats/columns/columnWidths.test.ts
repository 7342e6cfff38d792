import { expect, test } from "vitest";
import { boxOf } from "../../../support/browser/gestures/boxOf.ts";
import { openStatsSheetPage } from "../../../support/browser/statsSheetPage.ts";
import { patience } from "../../../support/browser/productPage.ts";

const site = openStatsSheetPage(6);

async function widthOf(name: string): Promise<number> {
  return (await site.head(name).boundingBox())?.width ?? 0;
}

/** Takes hold of a column's edge and drags it by so many pixels. */
async function pull(name: string, by: number): Promise<void> {
  const { mouse } = site.page;
  const box = await boxOf(site.head(name));
  await mouse.move(box.x + box.width - 2, box.y + 10);
  await mouse.down();
  await mouse.move(box.x + box.width - 2 + by, box.y + 10, { steps: 5 });
}

async function drag(name: string, by: number): Promise<void> {
  await pull(name, by);
  await site.page.mouse.up();
}

test("a dragged edge sets the width from 80 pixels once it rests, saves it when it is let go and keeps it; the rows stay where they are; a double click fits it (R-285, R-293, R-301, R-302, R-314, R-334)", async () => {
  const { page } = site;
  await site.open();
  expect(await widthOf("ETA")).toBe(128);
  await site.grid.evaluate((grid) => grid.scrollTo(0, 500));
  const saved = page.waitForResponse((response) => response.request().postDataJSON()?.operationName === "statsColumnEditsResizeMutation");
  await drag("ETA", 60);
  expect((await saved).request().postDataJSON().variables.input.width).toBe(188);
  expect(await widthOf("ETA")).toBe(188);
  await drag("ETA", -500);
  expect(await widthOf("ETA")).toBe(80);
  await pull("ETA", 40);
  await expect.poll(() => widthOf("ETA"), patience).toBe(120);
  // Taken away from the edge, the pointer leaves it where it was.
  await site.grid.evaluate((grid) => grid.releasePointerCapture(1));
  await page.mouse.move(600, 300);
  expect(await widthOf("ETA")).toBe(80);
  await page.mouse.up();
  expect(await site.grid.evaluate((grid) => grid.scrollTop)).toBe(500);
  await page.reload();
  await site.head("ETA").waitFor();
  expect(await widthOf("ETA")).toBe(80);
  await page.getByRole("columnheader", { name: "Shipment" }).locator("[data-edge]").dblclick();
  await expect.poll(() => widthOf("Shipment"), patience).not.toBe(128);
});

test("no text of a column is over the next one, neither while its edge is dragged and rests nor once it is let go (R-844)", async () => {
  await site.open();
  const cut = () => site.cell(1, "Shipment").evaluate((cell) => getComputedStyle(cell).textOverflow);
  await site.head("Shipment").locator("[data-edge]").dblclick();
  await expect.poll(cut, patience).toBe("clip");
  const width = await widthOf("Shipment");
  await drag("Shipment", 20);
  expect(await cut()).toBe("clip");
  await pull("Shipment", -500);
  await expect.poll(() => widthOf("Shipment"), patience).toBe(80);
  expect(width).toBeGreaterThan(80);
  expect(await cut()).toBe("ellipsis");
  await site.page.mouse.up();
  expect(await cut()).toBe("ellipsis");
});

test("with a larger default font of the browser a text that is wider than its column ends in an ellipsis, and row numbers are whole (R-844)", async () => {
  await site.page.addInitScript(() => addEventListener("DOMContentLoaded", () => (document.documentElement.style.fontSize = "24px")));
  await site.open();
  // The row is drawn again, now that the font is there: before, each cell has the clip.
  await site.type(1, "ETA", "TV/EXP/003/25");
  const end = (column: "ETA" | "Currency") => site.cell(1, column).evaluate((cell) => getComputedStyle(cell).textOverflow);
  await expect.poll(() => end("Currency"), patience).toBe("clip");
  expect(await end("ETA")).toBe("ellipsis");
  const numbers = await site.page.locator('[data-part="gutter"] [class*="number"]').evaluateAll((all) =>
    all.map((each) => {
      each.textContent = "10000";
      return each.scrollWidth - each.clientWidth;
    }),
  );
  expect(Math.max(...numbers)).toBe(0);
});

test("the menu key widens, narrows and fits a column without a mouse, and undo takes that back; keys pressed while it opens are not the grid's (R-333, R-334, R-338)", async () => {
  const { page } = site;
  await site.open();
  await site.press("ArrowRight", "Control+Space");
  const choose = async (item: string) => {
    await site.press("Shift+F10");
    await page.getByRole("menuitem", { name: "Sort ascending" }).waitFor();
    const isThere = () => page.getByRole("menuitem", { name: item }).evaluate((element) => element === document.activeElement);
    for (let key = 0; key < 12 && !(await isThere()); key += 1) await site.press("ArrowDown");
    await site.press("Enter");
  };
  await site.press("Shift+F10", "ArrowDown", "Escape");
  await page.getByRole("menu").waitFor({ state: "detached" });
  await choose("Wider");
  await expect.poll(() => widthOf("Currency"), patience).toBe(160);
  await choose("Narrower");
  await expect.poll(() => widthOf("Currency"), patience).toBe(128);
  await choose("Fit to contents");
  await expect.poll(() => widthOf("Currency"), patience).toBeLessThan(128);
  await expect.poll(() => site.grid.evaluate((grid) => grid === document.activeElement), patience).toBe(true);
  await site.press("Control+z");
  await expect.poll(() => widthOf("Currency"), patience).toBe(128);
});
