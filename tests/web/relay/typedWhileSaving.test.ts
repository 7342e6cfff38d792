import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { openExporterPage } from "../../support/browser/exporterPage.ts";
import { aStoredShipment, storedShipment } from "../../support/browser/exporterWithMasterData.ts";
import { fill, press } from "../../support/browser/gestures/fields.ts";
import { breakOnce, holdBack, rowsOf } from "../../support/browser/sidePanel.ts";

/* What would be entered in a form while it says "Saving...". */

const site = openExporterPage();
const hasFocus = (field: Locator) => field.evaluate((element) => element === document.activeElement);

test("the shipment form takes nothing in while it is saved, and after a failure the focus is back in its field (R-203)", async () => {
  const { page, owner } = site;
  const id = await aStoredShipment(owner, { name: "On a slow line" });
  const form = await site.editForm(id);
  const notes = form.field("Notes");
  await breakOnce(page, "useSaveShipmentUpdateMutation");
  const release = await holdBack(page, "useSaveShipmentUpdateMutation");
  await notes.fill("Sent");
  await notes.press("Control+Enter");
  await form.button("Saving...").waitFor();
  await page.keyboard.type(" late");
  expect(await notes.inputValue()).toBe("Sent");
  release();
  await form.button("Update Shipment").waitFor();
  await expect.poll(() => hasFocus(notes)).toBe(true);
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" again");
  await page.keyboard.press("Control+Enter");
  await form.panel.waitFor({ state: "hidden" });
  expect(await storedShipment(owner, id, "notes")).toEqual({ notes: "Sent again" });
  site.complaints.length = 0;
});

test("a form of master data takes nothing in while it is saved (R-116)", async () => {
  const { page } = site;
  await page.goto("/dashboard/settings?tab=buyer");
  const release = await holdBack(page, "buyerMutationsCreateMutation");
  await fill(page, { Name: "Baobab Foods", Address: "Quay 2" });
  await page.getByLabel("Address", { exact: true }).press("Control+Enter");
  await page.getByRole("button", { name: "Saving..." }).waitFor();
  await page.keyboard.type(", Mombasa");
  expect(await page.getByLabel("Address", { exact: true }).inputValue()).toBe("Quay 2");
  release();
  await page.getByText("Buyer added successfully").waitFor();
  expect(await rowsOf(page, "Buyers")).toContain("Baobab Foods");
});

test("a dialog takes nothing in while it is saved (R-116)", async () => {
  const { page } = site;
  await page.goto("/dashboard/profile?tab=api-keys");
  await press(page, "Create API Key");
  const dialog = page.getByRole("dialog");
  const release = await holdBack(page, "ApiKeyDialogMutation");
  const name = dialog.getByLabel("Name");
  await name.fill("Warehouse");
  await name.press("Enter");
  await dialog.getByRole("button", { name: "Creating..." }).waitFor();
  await page.keyboard.type(" 2");
  expect(await name.inputValue()).toBe("Warehouse");
  release();
  await page.getByRole("dialog", { name: "Your API Key" }).waitFor();
});
