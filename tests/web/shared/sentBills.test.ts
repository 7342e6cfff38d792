import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { anExporter } from "../../support/api/anExporter.ts";
import { aBroker, aCommissioned, sendBill } from "../../support/api/sharing/brokers.ts";
import { openProductPage } from "../../support/browser/productPage.ts";
import { signedIn } from "../../support/browser/webUser.ts";
import { globalId } from "../../support/gateway/aGateway.ts";
import { productApi } from "../../support/servers/productApi.ts";

const site = openProductPage();

/** A broker's bill for the commission of a shipment. */
async function aSentBill(billNo: string) {
  const api = productApi(site.url);
  const exporter = await anExporter(api);
  const broker = await aBroker(api, exporter);
  const shipmentId = await aCommissioned(exporter, 250, {}, "10/11/2025");
  await sendBill(broker, [shipmentId], { billNo, date: "20/11/2025" });
  return { exporter, broker, shipmentId };
}

test("a broker that is taken off the shipment finds its bill below Create bill, with exporter and state, and downloads it (R-1208)", async () => {
  const { page } = site;
  const { exporter, broker, shipmentId } = await aSentBill("OLD/1");
  const { partnerId } = broker;
  await exporter.user.post(`/v1/shipment/partner/remove?shipmentId=${shipmentId}`, { partnerId });
  await signedIn(page, broker);
  await page.goto("/dashboard/shared/bill");
  await page.getByText("Nothing to bill yet").waitFor();
  const row = page.getByRole("table", { name: "Sent bills" }).getByRole("row").nth(1);
  await row.getByText("Submitted").waitFor();
  await row.getByText(exporter.firm.name).waitFor();
  const name = "Brokerage Bill OLD_1.pdf";
  const [file] = await Promise.all([page.waitForEvent("download"), row.getByRole("button", { name: `Download ${name}` }).click()]);
  expect(file.suggestedFilename()).toBe(name);
  await page.getByText("Document downloaded successfully").waitFor();
});

test("who approves a broker's bill is asked whom it is visible to, and for no other type (R-857)", async () => {
  const { page } = site;
  const { exporter, shipmentId } = await aSentBill("OLD/2");
  await exporter.user.post("/v1/user/onboarding", { status: "ONBOARDING_COMPLETED" });
  await signedIn(page, exporter.user);
  await page.goto(`/dashboard/firm/${globalId("Firm", exporter.firm.firmId)}/shipment/${globalId("Shipment", shipmentId)}`);
  await page.getByRole("button", { name: "Approve… Brokerage Bill OLD_2.pdf" }).click();
  const dialog = page.getByRole("dialog", { name: "Approve" });
  await dialog.getByRole("checkbox", { name: "Broker", exact: true }).waitFor();
  expect(await dialog.getByRole("combobox", { name: "Attachment Type" }).count()).toBe(0);
  await dialog.getByRole("button", { name: "Approve" }).click();
  await page.getByText("Document approved").waitFor();
});

test("a shared document has its whole name, whose number goes to the next line in one piece (R-1230)", async () => {
  const { page } = site;
  const { broker } = await aSentBill("LEVANT/AGRI/2025-26/0017");
  await signedIn(page, broker);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/dashboard/shared/bill");
  const cell = page.getByRole("table", { name: "Sent bills" }).getByRole("cell").first();
  await cell.getByText("LEVANT_AGRI_2025-26_0017.pdf").waitFor();
  expect(await linesOf(cell, "Brokerage Bill LEVANT_AGRI_2025-26_0017.pdf")).toBe(2);
  expect(await linesOf(cell, "LEVANT_AGRI_2025-26_0017.pdf")).toBe(1);
});

/** On how many lines a part of the text is. */
function linesOf(within: Locator, part: string): Promise<number> {
  return within.evaluate((element, text) => {
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const tops = new Set<number>();
    let before = "";
    while (nodes.nextNode()) {
      const node = nodes.currentNode;
      const [from, length] = [element.textContent.indexOf(text) - before.length, node.textContent?.length ?? 0];
      const range = document.createRange();
      range.setStart(node, Math.min(length, Math.max(0, from)));
      range.setEnd(node, Math.min(length, Math.max(0, from + text.length)));
      if (!range.collapsed) for (const { top } of range.getClientRects()) tops.add(Math.round(top));
      before += node.textContent ?? "";
    }
    return tops.size;
  }, part);
}
