import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { hasFocus } from "../../support/browser/gestures/hasFocus.ts";
import { openExporterPage } from "../../support/browser/exporterPage.ts";
import { parseDelimited } from "#domain/stats/delimitedText.ts";
import { aStoredShipment, changeShipment } from "../../support/browser/exporterWithMasterData.ts";
import { openShipment, toast } from "../../support/browser/journeys/shipmentPage.ts";
import { pathOf, patience } from "../../support/browser/productPage.ts";
import { breakOnce } from "../../support/browser/sidePanel.ts";
import { prepare } from "../../support/tools/prepare.ts";

const site = openExporterPage();
let shipmentId: string;

prepare(async () => {
  shipmentId = await aStoredShipment(site.owner);
  for (let vessel = 1; vessel <= 31; vessel += 1)
    await changeShipment(site.owner, shipmentId, { vessel: `MV ${vessel}`, notes: `Note ${vessel}` });
  await changeShipment(site.owner, shipmentId, {
    vessel: "MV TARANG",
    notes: "",
    preCarriage: "BY_ROAD",
    placeOfReceipt: "Rajkot",
    portOfLoading: "Mundra",
    termsOfShipment: "FOB",
  });
});

async function openHistory(page: Page): Promise<void> {
  await openShipment(page, site.owner, shipmentId);
  await page.getByRole("tab", { name: "History" }).click();
  await linesOf(page, "History").first().waitFor();
}

/** The sentences of a card in screen order. */
function linesOf(page: Page, card: string): Locator {
  return page.getByRole("region", { name: card, exact: true }).locator("li p");
}

async function exported(page: Page): Promise<string[][]> {
  const button = page.getByRole("button", { name: "Export CSV" });
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  await expect.poll(() => hasFocus(button), patience).toBe(true);
  expect(download.suggestedFilename()).toBe("activity.csv");
  return parseDelimited(await readFile(await download.path(), "utf8"), ",");
}

test("a shipment's History tells in sentences by day who did what, unfolds many changes, shows older lines or says that they did not come, and is exported (R-432, R-1267)", async () => {
  const { page } = site;
  const who = site.owner.user.name;
  await openHistory(page);
  expect(pathOf(site)).toMatch(/\?tab=history$/);
  await page.reload();
  await linesOf(page, "History").first().waitFor();
  const first = await linesOf(page, "History").allTextContents();
  expect(first).toHaveLength(30);
  expect(first[0]).toBe(
    `${who} set the pre-carriage to By Road, set the place of receipt to Rajkot, changed the vessel from MV 31 to MV TARANG and 3 more`,
  );
  expect(first[1]).toBe(`${who} changed the vessel from MV 30 to MV 31 and changed the notes`);
  await page.getByText("All 6 changes").click();
  await page.getByText("the vessel from MV 31 to MV TARANG", { exact: true }).waitFor();
  await breakOnce(page, "ShipmentHistoryPaginationQuery");
  await page.getByRole("button", { name: "Show older" }).click();
  await toast(page, "The next rows could not be loaded. Please try again.");
  site.complaints.length = 0;
  await page.getByRole("button", { name: "Show older" }).click();
  await expect.poll(async () => (await linesOf(page, "History").allTextContents()).length, patience).toBe(33);
  expect((await linesOf(page, "History").allTextContents()).at(-1)).toBe(`${who} created the shipment`);
  expect(await page.getByRole("button", { name: "Show older" }).count()).toBe(0);
  const lines = await exported(page);
  expect(lines.at(-1)?.[3]).toBe(`${who} created the shipment One tonne to Mombasa`);
  expect(lines).toHaveLength(1 + 33 + 1);
  await page.goBack();
  await page.getByRole("heading", { name: "Shipment Details" }).waitFor();
});

test("a History that cannot be had says why, and comes when it is asked for again", async () => {
  const { page } = site;
  const isHistory = (body: string | null) => body?.includes('"ShipmentHistoryQuery"') === true;
  await page.route("**/graphql", (route) =>
    isHistory(route.request().postData()) ? route.fulfill({ status: 503, json: { errors: [{ message: "Busy" }] } }) : route.fallback(),
  );
  await openShipment(page, site.owner, shipmentId);
  await page.getByRole("tab", { name: "History" }).click();
  await page.getByText("Failed to load the activity").waitFor();
  await page.unroute("**/graphql");
  await page.getByRole("button", { name: "Try again" }).press("Enter");
  await expect.poll(async () => (await linesOf(page, "History").allTextContents()).length, patience).toBe(30);
  // The button is gone, and the focus is still in the page.
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  site.complaints.length = 0;
});

test("Profile shows the account's own activity on a phone without a scroll to the side, by days and by noun, and exports what it shows", async () => {
  const { page } = site;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/dashboard/profile?tab=activity");
  await linesOf(page, "Activity").first().waitFor();
  expect((await linesOf(page, "Activity").allTextContents()).join("\n")).toContain(
    `${site.owner.user.name} changed the shipment One tonne to Mombasa: the vessel`,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect((await exported(page)).at(-1)?.[3]).toBe(`${site.owner.user.name} signed up`);

  await page.getByLabel("From").fill("2999-01-01");
  await page.getByText("Nothing matches").waitFor();
  expect(await exported(page)).toHaveLength(1);
  await page.getByLabel("To", { exact: true }).fill("2000-01-01");
  await page.getByText("Before the first day").waitFor();
  await page.getByRole("button", { name: "Show everything" }).click();
  await linesOf(page, "Activity").first().waitFor();
  await page.getByLabel("From").fill("2000-01-01");
  await page.getByLabel("To", { exact: true }).fill("2998-12-31");
  await page.getByRole("combobox", { name: "About" }).click();
  await page.getByRole("option", { name: "Profile", exact: true }).click();
  await expect.poll(() => linesOf(page, "Activity").allTextContents(), patience).toEqual([`${site.owner.user.name} signed up`]);
  expect(new URL(page.url()).search).toBe("?from=2000-01-01&to=2998-12-31&noun=ACCOUNT&tab=activity");
  await page.reload();
  await expect.poll(() => linesOf(page, "Activity").allTextContents(), patience).toEqual([`${site.owner.user.name} signed up`]);
  expect((await exported(page)).map((line) => line[3]).slice(1)).toEqual([`${site.owner.user.name} signed up`]);
});
