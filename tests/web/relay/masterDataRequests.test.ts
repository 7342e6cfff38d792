import { expect, test } from "vitest";
import { openExporterPage } from "../../support/browser/exporterPage.ts";
import { aStoredShipment } from "../../support/browser/exporterWithMasterData.ts";
import { patience } from "../../support/browser/productPage.ts";
import { listenTo } from "../../support/browser/recordedRequests.ts";
import { holdBack } from "../../support/browser/sidePanel.ts";
import { aWebUser, signedIn } from "../../support/browser/webUser.ts";

const site = openExporterPage();

test("Settings and a step of the set-up that are opened by their address ask for the master data once, and the form of a stored shipment shows before it comes again (R-1272)", async () => {
  const { page, owner } = site;
  const asked = listenTo(page);
  await page.goto("/dashboard/settings?tab=broker");
  await page.getByRole("heading", { name: /^Your Brokers/ }).waitFor();
  await expect.poll(() => asked.times("ImportPartQuery"), patience).toBe(1);
  expect(await asked.settled()).toEqual(["ImportPartQuery", "viewerUserInfoQuery"]);
  await page.goto(`/dashboard/firm/${owner.id("F1")}/shipment/${await aStoredShipment(owner, { name: "Before its lists" })}`);
  const goOn = await holdBack(page, "ShipmentFormLoadQuery");
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByLabel("Shipment Name").waitFor();
  expect(await page.getByLabel("Shipment Name").inputValue()).toBe("Before its lists");
  goOn();
  const midway = await aWebUser(site.url);
  await signedIn(page, midway);
  await asked.settled();
  await page.goto("/onboarding/buyer");
  await page.getByRole("heading", { level: 1, name: "Buyers" }).waitFor();
  expect(await asked.settled()).toEqual(["viewerUserInfoQuery"]);
});
