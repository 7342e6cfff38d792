import { expect, test } from "vitest";
import { boxOf } from "../../../support/browser/gestures/boxOf.ts";
import { coveredByTab } from "../../../support/browser/gestures/coveredFocus.ts";
import { dragTo } from "../../../support/browser/gestures/dragTo.ts";
import { openStatsSheetPage, shownColumns } from "../../../support/browser/statsSheetPage.ts";
import { patience } from "../../../support/browser/productPage.ts";

const site = openStatsSheetPage(6);

test("Column Settings hides columns and reorders them by keyboard; new ones stand at the end, and the order is kept (R-310, R-315, R-433)", async () => {
  const { page } = site;
  await site.open();
  await page.getByRole("button", { name: "Column settings" }).click();
  const sheet = page.getByRole("dialog", { name: "Column Settings" });
  await sheet.getByRole("checkbox", { name: "Currency" }).uncheck();
  expect(await sheet.getByText("System").count()).toBe(23);
  await sheet.getByRole("button", { name: "Move Remarks" }).focus();
  await dragTo(page, { key: "ArrowUp", heldOver: (place) => `Remarks is held over place ${place} of 27.`, places: [27, 26, 25] });
  await page.getByText(/Remarks put down/).waitFor({ state: "attached" });
  await sheet.getByRole("button", { name: "Done" }).click();
  await sheet.waitFor({ state: "hidden" });
  await expect.poll(site.headNames, patience).toEqual(["Shipment", "Total Amount", "B/L No", "Remarks", "ETA", "Agent"]);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Stats" }).click();
  await expect.poll(site.headNames, patience).toEqual(["Shipment", "Total Amount", "B/L No", "Remarks", "ETA", "Agent"]);
});

test("the button of Column Settings covers none of the columns that Tab reaches, at 200 % zoom neither (R-432)", async () => {
  const { page } = site;
  await site.open();
  await page.setViewportSize({ width: 640, height: 430 });
  await page.getByRole("button", { name: "Column settings" }).click();
  await page.getByRole("dialog", { name: "Column Settings" }).waitFor();
  expect(await coveredByTab(page, "Tab", 40)).toEqual([]);
});

test("a selected column goes elsewhere by its head, by its menu and by the keyboard; undo takes it back, and the order is kept (R-333, R-334)", async () => {
  const { page } = site;
  await site.open();
  const at = async (name: string) => {
    const box = await boxOf(site.head(name));
    return { x: box.x + 20, y: box.y + 10, right: box.x + box.width };
  };
  await page.mouse.click((await at("ETA")).x, (await at("ETA")).y);
  expect(await site.head("ETA").getAttribute("aria-selected")).toBe("true");
  const [from, to] = [await at("ETA"), await at("Remarks")];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.right - 10, to.y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(site.headNames, patience).toEqual(["Shipment", "Currency", "Total Amount", "B/L No", "Agent", "Remarks", "ETA"]);
  expect(await site.head("ETA").getAttribute("aria-selected")).toBe("true");
  await site.act("ETA", "Move left");
  await expect.poll(site.headNames, patience).toEqual(["Shipment", "Currency", "Total Amount", "B/L No", "Agent", "ETA", "Remarks"]);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect.poll(site.headNames, patience).toEqual([...shownColumns]);
  await site.press("Control+Home", "Control+Space", "Shift+F10");
  await page.getByRole("menuitem", { name: "Move right" }).press("Enter");
  const moved = ["Currency", "Shipment", ...shownColumns.slice(2)];
  await expect.poll(site.headNames, patience).toEqual(moved);
  await page.reload();
  await site.head("Shipment").waitFor();
  expect(await site.headNames()).toEqual(moved);
});

test("two tabs show the same columns: what one hides or moves, the other shows, and neither undoes what the other did (R-1304)", async () => {
  const { page } = site;
  await site.open();
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.getByRole("columnheader", { name: /^ETA/ }).waitFor();
  await site.act("Currency", "Hide column");
  await second.getByRole("columnheader", { name: /^Currency/ }).waitFor({ state: "detached" });
  await second.getByRole("columnheader", { name: /^ETA/ }).click();
  await second.keyboard.press("Shift+F10");
  await second.getByRole("menuitem", { name: "Hide column" }).click();
  await expect.poll(site.headNames, patience).toEqual(["Shipment", "Total Amount", "B/L No", "Agent", "Remarks"]);
  await second.close();
});

test("an undo of a hidden or moved column leaves what another tab hid or moved since, and says so if nothing is left to undo (R-1382)", async () => {
  const { page } = site;
  await site.open();
  await site.act("Agent", "Move left");
  await site.act("Currency", "Hide column");
  await expect.poll(site.headNames, patience).toEqual(["Shipment", "Total Amount", "B/L No", "Agent", "ETA", "Remarks"]);
  const second = await page.context().newPage();
  await second.goto(page.url());
  for (const act of ["Move left", "Hide column"]) {
    await second.getByRole("columnheader", { name: /^Remarks/ }).click();
    await second.keyboard.press("Shift+F10");
    await second.getByRole("menuitem", { name: act }).click();
  }
  await second.close();
  await expect.poll(site.headNames, patience).toEqual(["Shipment", "Total Amount", "B/L No", "Agent", "ETA"]);
  await page.keyboard.press("Control+z");
  await expect.poll(site.headNames, patience).toEqual(["Shipment", "Currency", "Total Amount", "B/L No", "Agent", "ETA"]);
  await page.keyboard.press("Control+z");
  await page.getByText("The columns have been arranged otherwise since. Nothing was changed.").waitFor();
  expect(await site.headNames()).toEqual(["Shipment", "Currency", "Total Amount", "B/L No", "Agent", "ETA"]);
});
