import { beforeEach, expect, test } from "vitest";
import { localDay } from "#domain/time/dates.ts";
import { openExporterPage } from "../../support/browser/exporterPage.ts";
import { aStoredShipment } from "../../support/browser/exporterWithMasterData.ts";
import { openShipment, sentInput, toast } from "../../support/browser/journeys/shipmentPage.ts";
import { patience } from "../../support/browser/productPage.ts";

const site = openExporterPage();
let shipment: string;

beforeEach(async () => {
  shipment = await aStoredShipment(site.owner);
  await openShipment(site.page, site.owner, shipment);
  await site.page.getByRole("tab", { name: "Progress" }).click();
  await site.page.getByRole("heading", { name: "Milestones" }).waitFor();
});

/** The entry of a milestone in the line. */
function milestone(name: string) {
  return site.page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: name });
}

test("a milestone is planned and reached by Set date, which shows its badge and its days of delay (R-510)", async () => {
  const { page } = site;
  expect(await page.getByRole("tabpanel").getByRole("listitem").count()).toBe(8);
  await milestone("Stuffed").getByRole("button", { name: "Set date" }).click();
  const dialog = page.getByRole("dialog", { name: "Set date: Stuffed" });
  await dialog.getByLabel("Planned").fill("2025-11-10");
  await dialog.getByLabel("Actual").fill("2025-11-13");
  await dialog.getByLabel("Note").fill("At the factory");
  const sent = sentInput(page, "SetDateDialogMutation");
  await dialog.getByRole("button", { name: "Save" }).click();
  expect(await sent).toMatchObject({ milestone: "STUFFED", planned: "2025-11-10", actual: "2025-11-13", note: "At the factory" });
  await toast(page, "Milestone updated successfully");
  await milestone("Stuffed").getByText("3 days late").waitFor();
  await milestone("Stuffed").getByText("Reached 13 Nov 2025").waitFor();
  await page.locator("main .mantine-Badge-root").filter({ hasText: "Stuffed" }).waitFor();
});

test("Today fills the actual date, and a date in the future is refused at its field (R-504, R-510)", async () => {
  const { page } = site;
  await milestone("Paid").getByRole("button", { name: "Set date" }).click();
  const dialog = page.getByRole("dialog", { name: "Set date: Paid" });
  await dialog.getByLabel("Actual").fill("2999-01-01");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("This date is in the future").waitFor();
  await dialog.getByRole("button", { name: "Today" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "hidden" });
  await milestone("Paid").getByText("Reached").waitFor();
  expect(await milestone("Paid").getAttribute("data-state")).toBe("reached");
});

test("the transport card copies from the shipment, proposes the freight term, and sends what was edited (R-506, R-511)", async () => {
  const { page } = site;
  const card = page.getByRole("region", { name: "Transport" });
  expect(await card.getByLabel("Freight", { exact: true }).inputValue()).toBe("PREPAID");
  await card.getByRole("button", { name: "Copy from the shipment" }).click();
  await card.getByLabel("Booking No.").fill("MUN25110442");
  await card.getByLabel("Originals Issued").fill("-1");
  await card.getByRole("button", { name: "Save" }).click();
  await card.getByText("Originals Issued must be a number of 0 or more").waitFor();
  await card.getByLabel("Originals Issued").fill("3");
  await card.getByLabel("On Board Date").fill("2025-11-18");
  const sent = sentInput(page, "TransportCardMutation");
  await card.getByRole("button", { name: "Save" }).click();
  const input = await sent;
  expect(input).toMatchObject({ bookingNo: "MUN25110442", originalsIssued: 3, onBoardDate: "2025-11-18", freightTerm: "PREPAID" });
  expect(input).toMatchObject({ polOnBl: "Kandla", packagesOnBl: expect.any(Number), grossOnBl: expect.any(String) });
  expect(Object.keys(input)).not.toContain("carrier");
  await toast(page, "Transport updated successfully");
  await milestone("On board").getByText("Reached 18 Nov 2025").waitFor();
});

test("a refused field of the card is marked (R-505, R-511)", async () => {
  const card = site.page.getByRole("region", { name: "Transport" });
  await card.getByLabel("Port Code").fill("MUNDRA");
  await card.getByRole("button", { name: "Save" }).click();
  await card.getByText("Port Code must be 6 characters: 5 letters, and a digit or B, as INMUN1 or INRXLB").waitFor();
  expect(await card.getByLabel("Port Code").getAttribute("aria-invalid")).toBe("true");
});

test("a doubt about a stored field is next to it until it is edited, and in the shipment's warnings (R-580)", async () => {
  const { page } = site;
  const card = page.getByRole("region", { name: "Transport" });
  const warning = "Freight is collect, but by the terms of shipment it is prepaid";
  const freight = card.getByLabel("Freight", { exact: true });
  await freight.selectOption("COLLECT");
  await card.getByRole("button", { name: "Save" }).click();
  await card.getByText(warning).waitFor();
  expect(await freight.evaluate((select) => document.getElementById(select.getAttribute("aria-describedby") ?? "")?.textContent)).toBe(
    warning,
  );
  await page.getByRole("tab", { name: "Overview" }).click();
  await page.getByRole("note").filter({ hasText: warning }).waitFor();
  await page.getByRole("tab", { name: "Progress" }).click();
  await freight.selectOption("PREPAID");
  await card.getByText(warning).waitFor({ state: "hidden" });
});

test("leaving the tab or the page with unsaved edits of the card asks; without edits it does not (R-588)", async () => {
  const { page } = site;
  const card = page.getByRole("region", { name: "Transport" });
  const asked = page.getByRole("dialog", { name: "Unsaved Changes" });
  const booking = card.getByLabel("Booking No.");
  await page.getByRole("tab", { name: "Overview" }).click();
  await page.getByRole("tab", { name: "Progress" }).click();
  await booking.fill("MUN1");
  await page.getByRole("tab", { name: "History" }).click();
  await asked.getByRole("button", { name: "Stay" }).click();
  await asked.waitFor({ state: "hidden" });
  expect(await booking.inputValue()).toBe("MUN1");
  await page.goBack();
  await asked.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("heading", { name: "Shipment Details" }).waitFor();
  await page.getByRole("tab", { name: "Progress" }).click();
  await booking.waitFor();
  expect(await booking.inputValue()).toBe("");
  await booking.fill("MUN2");
  await card.getByRole("button", { name: "Save" }).click();
  await toast(page, "Transport updated successfully");
  await page.getByRole("tab", { name: "History" }).click();
  await page.getByRole("tabpanel", { name: "History of the shipment" }).waitFor();
  expect(await asked.count()).toBe(0);
});

test("a milestone is late by the reader's calendar, where it is already tomorrow too, and on a page that stays open (R-503)", async () => {
  const { page } = site;
  const planned = localDay(new Date());
  await milestone("Booked").getByRole("button", { name: "Set date" }).click();
  const dialog = page.getByRole("dialog", { name: "Set date: Booked" });
  await dialog.getByLabel("Planned").fill(planned);
  await dialog.getByRole("button", { name: "Save" }).click();
  await milestone("Booked").getByText("Planned").waitFor();
  await page.clock.setFixedTime(new Date(Date.now() + 86_400_000));
  await page.reload();
  await expect.poll(() => milestone("Booked").getByText("1 day late").count(), patience).toBe(1);
  await page.clock.setFixedTime(new Date(Date.now() + 2 * 86_400_000));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => milestone("Booked").getByText("2 days late").count(), patience).toBe(1);
});

test("a shipment is cancelled with a reason and reopened, and lists are filtered by status (R-507, R-512)", async () => {
  const { page } = site;
  await page.getByRole("button", { name: "Cancel Shipment" }).click();
  const dialog = page.getByRole("dialog", { name: "Cancel Shipment" });
  await dialog.getByLabel("Reason").fill("The buyer withdrew");
  await dialog.getByRole("button", { name: "Cancel the shipment" }).click();
  await page.getByText("Cancelled: The buyer withdrew").waitFor();
  await page.goto(`${site.firmPath}?status=CANCELLED`);
  const rows = page.getByRole("table", { name: "Shipments" }).locator("tbody tr");
  await rows.first().waitFor();
  expect(await rows.count()).toBe(1);
  await page.getByRole("combobox", { name: "Status" }).click();
  await page.getByRole("option", { name: "Arrived" }).click();
  await page.getByText("None of this financial year has the status Arrived.").waitFor();
  expect(new URL(page.url()).search).toBe("?status=ARRIVED");
  await openShipment(page, site.owner, shipment);
  await page.getByRole("tab", { name: "Progress" }).click();
  await page.getByRole("button", { name: "Reopen" }).click();
  await toast(page, "Shipment reopened successfully");
  await page.getByRole("button", { name: "Cancel Shipment" }).waitFor();
});

test("a shipment that is reopened where it was cancelled is not asked for a reason again", async () => {
  const { page } = site;
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Cancel Shipment" }).click();
  await dialog.getByLabel("Reason").fill("The buyer withdrew");
  await dialog.getByRole("button", { name: "Cancel the shipment" }).click();
  await dialog.waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  await page.getByRole("button", { name: "Reopen" }).click();
  await page.getByRole("button", { name: "Cancel Shipment" }).waitFor();
  expect(await dialog.count()).toBe(0);
  // The button that was pressed is gone; the one in its place has the focus.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent), patience).toBe("Cancel Shipment");
});
