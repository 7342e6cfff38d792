import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { openExporterPage } from "../../support/browser/exporterPage.ts";
import { aStoredShipment } from "../../support/browser/exporterWithMasterData.ts";
import { press } from "../../support/browser/gestures/fields.ts";
import { openShipment, toast } from "../../support/browser/journeys/shipmentPage.ts";
import { operationsSent } from "../../support/browser/sidePanel.ts";

/* Ctrl+Enter, in the forms and dialogs that have a button to submit them. */

const site = openExporterPage();
const submit = (field: Locator) => field.press("Control+Enter");

test("Ctrl+Enter saves the transport card, a milestone's date and the reason of a cancellation, each once (R-746)", async () => {
  const { page, owner } = site;
  await openShipment(page, owner, await aStoredShipment(owner));
  await page.getByRole("tab", { name: "Progress" }).click();
  const sent = operationsSent(page);
  const voyage = page.getByRole("region", { name: "Transport" }).getByLabel("Voyage");
  await voyage.fill("12W");
  await submit(voyage);
  await toast(page, "Transport updated successfully");
  const dialog = page.getByRole("dialog");
  await page.getByRole("listitem").filter({ hasText: "Stuffed" }).getByRole("button", { name: "Set date" }).click();
  await dialog.getByLabel("Planned").fill("2025-11-10");
  await submit(dialog.getByLabel("Note"));
  await toast(page, "Milestone updated successfully");
  await dialog.waitFor({ state: "detached" });
  await press(page, "Cancel Shipment");
  await dialog.getByRole("textbox").fill("The buyer withdrew");
  await submit(dialog.getByRole("textbox"));
  await dialog.waitFor({ state: "detached" });
  expect(sent.map(({ name }) => name)).toEqual(["TransportCardMutation", "SetDateDialogMutation", "CancelShipmentMutation"]);
});

test("Ctrl+Enter submits the profile, an invitation and an upload, which says what is missing (R-746)", async () => {
  const { page, owner } = site;
  await page.goto("/dashboard/profile");
  await press(page, "Edit Profile");
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await name.fill("Asha Desai");
  await submit(name);
  await page.getByText("Profile updated successfully").waitFor();
  await page.goto("/dashboard/people");
  await press(page, "Invite member");
  const invited = page.waitForRequest((request) => request.postDataJSON()?.operationName === "InviteDialogMutation");
  await submit(page.getByRole("dialog").getByRole("textbox").first());
  await invited;
  await openShipment(page, owner, await aStoredShipment(owner));
  await page.getByRole("button", { name: "Upload Documents" }).click();
  await submit(page.getByRole("dialog").getByLabel("Document Name"));
  await expect.poll(() => page.locator("[role=dialog] [aria-invalid=true]").count()).toBeGreaterThan(0);
});

test("the shipment form has its keys after a dialog over it has gone (R-746)", async () => {
  const { page } = site;
  const form = await site.copyForm();
  await form.field("Consignee").click();
  await page.getByRole("option", { name: /Add New/ }).click();
  const dialog = page.getByRole("dialog", { name: /^Add New/ });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.waitFor({ state: "detached" });
  await submit(form.field("Shipment Name"));
  await toast(page, "Shipment created successfully");
  await expect.poll(() => form.panel.isVisible()).toBe(false);
});
