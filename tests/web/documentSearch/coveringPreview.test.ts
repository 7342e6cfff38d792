import { expect, test } from "vitest";
import { openExporterPage } from "../../support/browser/exporterPage.ts";
import { aStoredShipment } from "../../support/browser/exporterWithMasterData.ts";
import { anAttachment } from "../../support/browser/journeys/shipmentPage.ts";
import { patience } from "../../support/browser/productPage.ts";
import { aPdf } from "../../support/files/pdfs.ts";
import { prepare } from "../../support/tools/prepare.ts";

const site = openExporterPage();
prepare(async () => {
  const shipmentId = await aStoredShipment(site.owner);
  await anAttachment(site.url, site.owner, { shipmentId, name: "Letter.pdf", type: "OTHER", content: await aPdf(["Covering letter"]) });
});

test("where the preview covers the list, Tab goes round its buttons and its document, forwards and back (R-1324)", async () => {
  const { page } = site;
  await page.setViewportSize({ width: 640, height: 800 });
  await page.goto("/dashboard/documents");
  await page.getByRole("row", { name: /Letter/ }).waitFor();
  await page.getByRole("searchbox").press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.getByRole("dialog", { name: "Preview" }).locator("iframe").waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.tagName);
  await expect.poll(focused, patience).toBe("Open in a new window");
  const order = ["Download", "Close preview", "IFRAME", "Open in a new window"];
  for (const next of order) {
    await page.keyboard.press("Tab");
    expect(await focused()).toBe(next);
  }
  for (const before of ["IFRAME", "Close preview", "Download"]) {
    await page.keyboard.press("Shift+Tab");
    expect(await focused()).toBe(before);
  }
});
