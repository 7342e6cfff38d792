import type { Route } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { openExporterPage } from "../../support/browser/exporterPage.ts";
import { quietPath } from "../../support/browser/browser.ts";
import { aStoredShipment, storedShipment } from "../../support/browser/exporterWithMasterData.ts";
import { patience } from "../../support/browser/productPage.ts";
import { prepare } from "../../support/tools/prepare.ts";

const site = openExporterPage();
const shipments = 51;

prepare(async () => {
  for (let n = 1; n <= shipments; n += 1) await aStoredShipment(site.owner, { name: `Shipment ${n}` });
});

function rows() {
  return site.page
    .getByRole("table", { name: "Shipments" })
    .getByRole("row")
    .filter({ has: site.page.getByRole("link") });
}

function listCaches(): Promise<string[]> {
  return site.page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("shipments-")));
}

function isListQuery(route: Route): boolean {
  return route.request().postDataJSON()?.operationName === "ShipmentListPageQuery";
}

async function deleteShipment(id: string): Promise<void> {
  await site.owner.client.send("mutation ($id: ID!) { deleteShipment(input: { id: $id }) { errors { message } } }", { id });
}

async function openMenu(name: string): Promise<void> {
  await site.page.getByRole("button", { name: `Actions for ${name}`, exact: true }).click();
}

test("deleting is asked about by name, and afterwards the cached lists are gone and the list is fresh (R-172, R-176 to R-178, R-419)", async () => {
  const { page } = site;
  const id = await aStoredShipment(site.owner, { name: "Doomed" });
  await page.goto(site.firmPath);
  await openMenu("Doomed");
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete Shipment" });
  await dialog.getByText("Are you sure you want to delete Doomed? This action cannot be undone.").waitFor();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.waitFor({ state: "hidden" });
  expect(await storedShipment(site.owner, id, "name")).toEqual({ name: "Doomed" });

  const [before] = await listCaches();
  await page.evaluate((key) => sessionStorage.setItem("shipments-of-another-page", sessionStorage.getItem(key) ?? ""), before ?? "");
  await openMenu("Doomed");
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await page.getByText("Shipment deleted successfully").waitFor();
  await page.getByRole("link", { name: "Doomed" }).waitFor({ state: "detached" });
  expect(await listCaches()).not.toContain("shipments-of-another-page");
  expect(await storedShipment(site.owner, id, "name")).toBeNull();
});

test("the list is shown at once as it was, and then refreshed under the focus (R-178)", async () => {
  const { page } = site;
  await page.goto(site.firmPath);
  await expect.poll(() => rows().count(), patience).toBe(50);
  await expect.poll(async () => (await listCaches()).length, patience).toBe(1);
  // News of the change would drop the list: it comes while the page does not listen.
  await page.goto(quietPath);
  const late = await aStoredShipment(site.owner, { name: "Late arrival" });
  onTestFinished(() => deleteShipment(late));
  const answer = Promise.withResolvers<void>();
  await page.route("**/graphql", async (route) => {
    if (isListQuery(route)) await answer.promise;
    await route.continue();
  });
  await page.goto(site.firmPath);
  await page.getByRole("link", { name: `Shipment ${shipments}`, exact: true }).waitFor();
  expect(await page.getByRole("link", { name: "Late arrival" }).count()).toBe(0);
  const focused = page.getByRole("link", { name: `Shipment ${shipments}`, exact: true });
  await focused.focus();
  answer.resolve();
  await page.getByRole("link", { name: "Late arrival" }).waitFor();
  expect(await focused.evaluate((link) => link === document.activeElement)).toBe(true);
});

test("a cached list of another user is never shown, and signing out drops all of them (R-178)", async () => {
  const { page } = site;
  await page.goto(site.firmPath);
  await expect.poll(async () => (await listCaches()).length, patience).toBe(1);
  await page.evaluate(() => {
    for (const [key, text] of Object.entries(sessionStorage))
      sessionStorage.setItem(key, text.replace(/"userId":"[^"]*"/, '"userId":"somebody"'));
  });
  const answer = Promise.withResolvers<void>();
  await page.route("**/graphql", async (route) => {
    if (isListQuery(route)) await answer.promise;
    await route.continue();
  });
  await page.reload();
  await page.getByRole("heading", { name: "Shipments" }).waitFor();
  expect(await rows().count()).toBe(0);
  answer.resolve();
  await expect.poll(() => rows().count(), patience).toBe(50);
  await page.getByRole("button", { name: "User menu" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.waitForURL("**/login");
  expect(await listCaches()).toEqual([]);
  expect(await page.getByText("Firm ID not found").count()).toBe(0);
});
