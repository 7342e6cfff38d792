import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { openExporterPage } from "../../support/browser/exporterPage.ts";
import { aStoredShipment, changeShipment } from "../../support/browser/exporterWithMasterData.ts";
import { anAttachment, chooseFor, openShipment } from "../../support/browser/journeys/shipmentPage.ts";
import { aPdf } from "../../support/files/pdfs.ts";

/* Names of one long word, as scanners and programs give files, on a phone. */

const site = openExporterPage({ viewport: { width: 360, height: 740 } });
const name = "COMMERCIAL_INVOICE_AND_PACKING_LIST_TV_EXP_042_25-26_SIGNED_AND_STAMPED_FINAL.pdf";

/** The texts of an element that go beyond its box. */
async function cutTexts(of: Locator): Promise<string[]> {
  return await of.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      if (range.getClientRects().length === 0) continue;
      const text = range.getBoundingClientRect();
      if (text.left < left - 1 || text.right > right + 1) cut.push(node.textContent ?? "");
    }
    return cut;
  });
}

test("dialogs about a file whose name is one long word show all of it, and the button that closes them (R-1320)", async () => {
  const { page } = site;
  const shipmentId = await aStoredShipment(site.owner);
  await anAttachment(site.url, site.owner, { shipmentId, name, type: "OTHER", content: await aPdf(["Signed"]) });
  await openShipment(page, site.owner, shipmentId);
  for (const [entry, text] of [
    ["Delete", "Are you sure you want to delete"],
    ["Comments", `Comments on ${name}`],
  ] as const) {
    await chooseFor(page, name, entry);
    const dialog = page.getByRole("dialog");
    await dialog.getByText(text).waitFor();
    expect([entry, await cutTexts(dialog)]).toEqual([entry, []]);
    const close = await dialog.getByRole("button", { name: "Close" }).boundingBox();
    expect((close?.x ?? 360) + (close?.width ?? 0)).toBeLessThanOrEqual(360);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }
});

test("a warning shows all of a long word in it (R-1320)", async () => {
  const { page } = site;
  const shipmentId = await aStoredShipment(site.owner);
  const generate = "mutation ($input: GenerateDocumentInput!) { generateDocument(input: $input) { errors { message } } }";
  const invoice = { invoiceNo: "TV/EXP/2025-26/RAJKOT/CONTAINERISED/00042/REVISED/A", invoiceDate: "2025-11-12" };
  await site.owner.client.send(generate, { input: { shipmentId, document: { invoice } } });
  await changeShipment(site.owner, shipmentId, { vessel: "MV VELA" });
  await openShipment(page, site.owner, shipmentId);
  const warnings = page.getByRole("note").filter({ hasText: "Please check" });
  await warnings.getByText("is out of date").waitFor();
  expect(await cutTexts(warnings)).toEqual([]);
});
