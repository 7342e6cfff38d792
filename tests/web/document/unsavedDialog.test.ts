import { beforeEach, expect, test } from "vitest";
import { openExporterPage } from "../../support/browser/exporterPage.ts";
import { aStoredShipment } from "../../support/browser/exporterWithMasterData.ts";
import { openShipment, openTask, toast } from "../../support/browser/journeys/shipmentPage.ts";
import { pathOf } from "../../support/browser/productPage.ts";
import { prepare } from "../../support/tools/prepare.ts";

/* What was entered in a document's dialog is not lost by a slip. */

const site = openExporterPage();
let shipment: string;
prepare(async () => {
  shipment = await aStoredShipment(site.owner);
});
beforeEach(async () => {
  await openShipment(site.page, site.owner, shipment);
});

const question = () => site.page.getByRole("dialog", { name: "Unsaved Changes" });

test("Escape, Close, Cancel and going back ask before what was entered in a document's dialog is lost (R-204)", async () => {
  const { page } = site;
  // Going back stays within the app.
  for (const tab of ["Progress", "Overview"]) await page.getByRole("tab", { name: tab }).click();
  const dialog = await openTask(page, "Generate Invoice");
  const remarks = dialog.getByLabel("Remarks");
  await remarks.fill("Shipped per MV GIRNAR STAR");
  const leavings = [
    () => remarks.press("Escape"),
    () => dialog.getByRole("button", { name: "Close" }).click(),
    () => dialog.getByRole("button", { name: "Cancel" }).click(),
    () => page.goBack(),
  ];
  for (const leave of leavings) {
    await leave();
    await question().getByRole("button", { name: "Stay" }).click();
    await question().waitFor({ state: "hidden" });
    expect(await remarks.inputValue()).toBe("Shipped per MV GIRNAR STAR");
  }
  await remarks.press("Escape");
  await question().getByRole("button", { name: "Leave" }).click();
  await dialog.waitFor({ state: "hidden" });
});

test("a dialog in which nothing was entered closes at once, and a document that is made asks nothing", async () => {
  const { page } = site;
  const dialog = await openTask(page, "Generate Invoice");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await openTask(page, "Generate Invoice");
  await dialog.getByLabel("Invoice Number").fill("TV/1");
  await dialog.getByLabel("Invoice Date").fill("2025-11-12");
  await dialog.getByRole("button", { name: "Generate", exact: true }).click();
  await toast(page, "Invoice generated successfully");
  await dialog.waitFor({ state: "hidden" });
  await page.getByRole("link", { name: "Support" }).first().click();
  await expect.poll(() => pathOf(site)).toBe("/dashboard/support");
});

test("a date takes what is pasted as people write it, and four figures of a year (R-1032)", async () => {
  const { page } = site;
  const dialog = await openTask(page, "Generate Invoice");
  const date = dialog.getByLabel("Invoice Date");
  for (const [written, day] of [
    ["12-Nov-2025", "2025-11-12"],
    ["13/11/2025", "2025-11-13"],
    ["14.11.2025", "2025-11-14"],
    ["2025-11-15", "2025-11-15"],
  ] as const) {
    await date.evaluate((field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    }, written);
    await expect.poll(() => date.inputValue()).toBe(day);
  }
  await date.focus();
  await page.keyboard.type("111220255");
  expect(await date.inputValue()).toMatch(/^\d{4}-/);
});

test("a year that is typed with two figures is one of this century once the field is left (R-992, R-1032)", async () => {
  const { page } = site;
  const dialog = await openTask(page, "Generate Invoice");
  const date = dialog.getByLabel("Invoice Date");
  await date.focus();
  await page.keyboard.type("111225");
  await dialog.getByLabel("Invoice Number").focus();
  await expect.poll(() => date.inputValue()).toBe("2025-11-12");
});
