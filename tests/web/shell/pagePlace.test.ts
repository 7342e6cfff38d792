import { expect, test } from "vitest";
import { openExporterPage } from "../../support/browser/exporterPage.ts";
import { aStoredShipment } from "../../support/browser/exporterWithMasterData.ts";
import { patience } from "../../support/browser/productPage.ts";
import { prepare } from "../../support/tools/prepare.ts";

const site = openExporterPage();
prepare(async () => {
  for (let n = 1; n <= 30; n += 1) await aStoredShipment(site.owner, { name: `Shipment ${n}` });
});

test("a page that is opened by its address begins at its top; Back and a reload lead to where the other one was left (R-1387)", async () => {
  const { page } = site;
  await page.setViewportSize({ width: 1280, height: 300 });
  const place = () => page.evaluate(() => scrollY);
  await page.goto(site.firmPath);
  await page.getByRole("row", { name: /Shipment 20/ }).waitFor();
  await page.evaluate(() => scrollTo(0, 700));
  await page.goto("/dashboard/support");
  await page.getByRole("heading", { name: "Support" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeGreaterThan(100);
  expect(await place()).toBe(0);
  await page.goBack();
  await expect.poll(place, patience).toBe(700);
  await page.reload();
  await expect.poll(place, patience).toBe(700);
});
