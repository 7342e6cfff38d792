import { beforeEach, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { aStoredShipment, anOwner, changeShipment, type Owner } from "../../support/browser/exporterWithMasterData.ts";
import { openShipment } from "../../support/browser/journeys/shipmentPage.ts";
import { patience, openProductPage } from "../../support/browser/productPage.ts";
import { signedIn } from "../../support/browser/webUser.ts";
import { isStream, listens } from "../../support/browser/gestures/updateStream.ts";

const site = openProductPage();
let owner: Owner;
beforeEach(async () => {
  owner = await anOwner(site.url);
  await signedIn(site.page, owner.user);
});

/** A change made at another desk. */
const rename = (id: string, name: string) => changeShipment(owner, id, { name });

/** Simulates switching to another tab and back. */
async function show(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => visibility });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}

test("a stream that cannot be had is asked for again, what came meanwhile is told, a hidden tab lets go of it, and signing out ends it", async () => {
  const { page } = site;
  const id = await aStoredShipment(owner, { name: "First name" });
  let asked = 0;
  await page.clock.install();
  await page.route("**/graphql", async (route) => {
    if (!isStream(route.request())) return await route.fallback();
    asked += 1;
    await route.fulfill({ json: { errors: [{ message: "The service cannot be reached", extensions: { code: "UPSTREAM_UNAVAILABLE" } }] } });
  });
  await page.goto(`/dashboard/firm/${owner.id("F1")}`);
  await page.getByText("First name").waitFor();
  await expect.poll(() => asked, patience).toBeGreaterThan(0);
  await rename(id, "Second name");
  await page.unroute("**/graphql");
  await page.getByText("Second name").waitFor();

  const letGo = page.waitForEvent("requestfailed", isStream);
  await show(page, "hidden");
  await page.clock.fastForward("01:01");
  await letGo;
  await rename(id, "Third name");
  const takenUp = page.waitForRequest(isStream);
  await show(page, "visible");
  await takenUp;
  await page.getByText("Third name").waitFor();

  const ended = page.waitForEvent("requestfailed", isStream);
  await page.evaluate(() => localStorage.removeItem("jwt"));
  await page
    .getByRole("button", { name: /^User menu|^Account/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await ended;
});

test("a stream that says nothing for half a minute, as after sleep or a lost network, is opened again (R-1268)", async () => {
  const { page } = site;
  const id = await aStoredShipment(owner, { name: "First name" });
  await page.clock.install();
  const ready = listens(page);
  await openShipment(page, owner, id);
  await ready;
  const again = listens(page);
  // The service shows every 12 seconds that it is there, which this page's clock skips.
  await page.clock.fastForward(31_000);
  await page.clock.fastForward(2_000);
  await again;
  await rename(id, "Second name");
  await page.getByRole("heading", { level: 1, name: "Second name" }).waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
});

test("a service without events is asked once and leaves no trace", async () => {
  const { page } = site;
  let asked = 0;
  await page.route("**/graphql", async (route) => {
    if (!isStream(route.request())) return await route.fallback();
    asked += 1;
    await route.fulfill({ json: { errors: [{ message: "Unsupported", extensions: { code: "UPSTREAM_UNSUPPORTED" } }] } });
  });
  await page.goto(`/dashboard/firm/${owner.id("F1")}`);
  await expect.poll(() => asked, patience).toBe(1);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await page.getByRole("heading", { level: 1, name: "Shipments" }).waitFor();
  expect([asked, await page.getByRole("alert").count()]).toEqual([1, 0]);
});
