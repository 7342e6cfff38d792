import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { anExporter, aShipment } from "../../support/api/anExporter.ts";
import { aMember } from "../../support/api/members.ts";
import { openProductPage } from "../../support/browser/productPage.ts";
import { signedIn } from "../../support/browser/webUser.ts";
import { productApi } from "../../support/servers/productApi.ts";

const site = openProductPage();

test("any number of pages of one browser load, and one that waited for its news has them once another closes (R-1130)", async () => {
  const api = productApi(site.url);
  const exporter = await anExporter(api);
  await exporter.user.post("/v1/user/onboarding", { status: "ONBOARDING_COMPLETED" });
  const colleague = await aMember(api, exporter.user, { role: "EDITOR", name: "Meena Shah" });
  const { shipmentId } = await aShipment(exporter);
  await signedIn(site.page, exporter.user);
  const pages: Page[] = [];
  for (const path of ["", "/stats", "/people", "/documents", "/support"]) {
    const page = await site.page.context().newPage();
    page.setDefaultTimeout(9_000);
    pages.push(page);
    // The second stream of a page begins a second after its first screen.
    const streams =
      pages.length > 2 ? null : page.waitForRequest((request) => request.postData()?.includes("updateStreamSubscription") === true);
    await page.goto(`/dashboard${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await streams;
  }
  await colleague.post(`/v1/shipment/comment/add?shipmentId=${shipmentId}`, { text: "Please look" });
  await pages[0]?.getByRole("link", { name: "Inbox, 1 unread" }).waitFor();
  expect(await pages[4]?.getByRole("link", { name: "Inbox, 1 unread" }).count()).toBe(0);
  for (const page of pages.slice(0, 2)) await page.close();
  await Promise.all(pages.slice(2, 4).map((page) => page.getByRole("link", { name: "Inbox, 1 unread" }).waitFor()));
});
