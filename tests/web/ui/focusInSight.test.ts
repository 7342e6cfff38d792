import { beforeEach, expect, test } from "vitest";
import { openExporterPage } from "../../support/browser/exporterPage.ts";
import { coveredByTab } from "../../support/browser/gestures/coveredFocus.ts";
import { aWorkedShipment, openShipment, openTask } from "../../support/browser/journeys/shipmentPage.ts";
import { prepare } from "../../support/tools/prepare.ts";

/* What has the focus is never below a bar that stays. */

const site = openExporterPage();
let rice: string;

prepare(async () => {
  rice = await aWorkedShipment(site.owner, 0);
});
beforeEach(async () => {
  await openShipment(site.page, site.owner, rice);
});

test("in a document's dialog, neither the head nor the buttons cover what Tab or Shift+Tab reaches (R-432)", async () => {
  const { page } = site;
  await openTask(page, "Generate Customs Pack");
  expect(await coveredByTab(page, "Tab", 40)).toEqual([]);
  expect(await coveredByTab(page, "Shift+Tab", 40)).toEqual([]);
});

test("on a page, the top bar does not cover what Shift+Tab goes back to (R-432)", async () => {
  const { page } = site;
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect(await coveredByTab(page, "Shift+Tab", 40)).toEqual([]);
});
