import { expect, test } from "vitest";
import { openExporterPage } from "../../support/browser/exporterPage.ts";
import { anOwner, aStoredShipment } from "../../support/browser/exporterWithMasterData.ts";
import { aWorkedShipment, toast } from "../../support/browser/journeys/shipmentPage.ts";
import { patience } from "../../support/browser/productPage.ts";
import { prepare } from "../../support/tools/prepare.ts";

const site = openExporterPage();
let rice: string;

prepare(async () => {
  rice = await aWorkedShipment(site.owner, 0);
});

test("a shipment that is not there, or another owner's, is told with the way back to the firm (R-193, R-194)", async () => {
  const { page } = site;
  const strange = await anOwner(site.url);
  for (const id of [await aStoredShipment(strange), "nothing-of-ours", site.owner.id("B1")]) {
    await page.goto(`${site.firmPath}/shipment/${id}`);
    await page.getByRole("heading", { name: "Shipment details not found" }).waitFor();
  }
  await page.getByRole("link", { name: "Go Back" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(site.firmPath);
});

test("an address without a shipment's id leads home and says why (R-195)", async () => {
  const { page } = site;
  await page.goto(`${site.firmPath}/shipment`);
  await page.waitForURL(`${site.url}/dashboard`);
  expect(await toast(page, "Shipment ID not found. Please go back and select a shipment.")).toContain("Error");
});

test("a failure without words says its sentence once", async () => {
  const { page } = site;
  await page.route("**/graphql", async (route) => {
    if (route.request().postDataJSON()?.operationName !== "ShipmentPageQuery") return route.continue();
    await route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" });
  });
  await page.goto(`${site.firmPath}/shipment/${rice}`);
  await page.getByRole("button", { name: "Try again" }).waitFor();
  expect(await page.getByText("Failed to fetch shipment details", { exact: true }).count()).toBe(1);
  site.complaints.length = 0;
});

test("a server that cannot tell the shipment is told as such, and another try is offered (R-196)", async () => {
  const { page } = site;
  await page.route("**/graphql", async (route) => {
    if (route.request().postDataJSON()?.operationName !== "ShipmentPageQuery") return route.continue();
    await route.fulfill({ status: 500, json: { errors: [{ message: "The service is not available" }] } });
  });
  await page.goto(`${site.firmPath}/shipment/${rice}`);
  await page.getByRole("heading", { name: "Failed to fetch shipment details" }).waitFor();
  await page.getByText("The service is not available").waitFor();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent(), patience).toBe("Rice 3x20 Jebel Ali - Nov 25");
  // The browser and React both log the failure that the test causes.
  site.complaints.length = 0;
});

test("signed out, a shipment's page leads to sign-in and back (R-018)", async () => {
  const { page } = site;
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${site.firmPath}/shipment/${rice}`);
  await page.waitForURL("**/login?from=*");
  expect(new URL(page.url()).searchParams.get("from")).toBe(`${site.firmPath}/shipment/${rice}`);
});
