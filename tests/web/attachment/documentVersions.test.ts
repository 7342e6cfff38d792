import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openExporterPage } from "../../support/browser/exporterPage.ts";
import { aStoredShipment, changeShipment } from "../../support/browser/exporterWithMasterData.ts";
import { attachmentRows, openShipment, openTask, toast } from "../../support/browser/journeys/shipmentPage.ts";
import { aPdf } from "../../support/files/pdfs.ts";

const site = openExporterPage();

test("a document that is out of date says what changed and is made again; its older version folds below it as superseded, and an upload replaces both (R-530, R-532, R-938, R-1112)", async () => {
  const { page } = site;
  const shipmentId = await aStoredShipment(site.owner);
  const generate = "mutation ($input: GenerateDocumentInput!) { generateDocument(input: $input) { errors { message } } }";
  const invoice = { invoiceNo: "TV/EXP/7", invoiceDate: "2025-11-12" };
  await site.owner.client.send(generate, { input: { shipmentId, document: { invoice } } });
  await changeShipment(site.owner, shipmentId, { vessel: "MV VELA" });
  await openShipment(page, site.owner, shipmentId);
  await page.getByText("Commercial Invoice TV_EXP_7.pdf is out of date: Vessel changed since").waitFor();
  const table = page.getByRole("table", { name: "Attachments" });
  await table.getByText("Out of date: Vessel").waitFor();
  await table.getByRole("button", { name: "Generate again" }).click();
  await toast(page, "Document generated successfully");
  await table.getByText("Out of date").waitFor({ state: "hidden" });
  await page.getByText("is out of date").waitFor({ state: "hidden" });
  const older = table.getByRole("button", { name: "Older versions (1)" });
  expect(await older.getAttribute("aria-expanded")).toBe("false");
  expect((await attachmentRows(page)).filter(([name]) => name?.startsWith("Commercial"))).toHaveLength(1);
  await older.click();
  await table.getByText("What changed in version 2").waitFor();
  await table.getByText("Superseded", { exact: true }).waitFor();
  await table.getByText(/^Vessel: .+ → MV VELA$/).waitFor();
  expect((await attachmentRows(page)).filter(([name]) => name?.startsWith("Commercial"))).toHaveLength(2);
  await replaceInvoice(page);
  await table.getByRole("button", { name: "Older versions (2)" }).waitFor();
  await table.getByText("What changed in version 3").waitFor();
});

test("on a phone what a document is out of date in has the row's whole width, and the button a line of its own below (R-1181)", async () => {
  const { page } = site;
  const shipmentId = await aStoredShipment(site.owner);
  const generate = "mutation ($input: GenerateDocumentInput!) { generateDocument(input: $input) { errors { message } } }";
  const invoice = { invoiceNo: "TV/EXP/8", invoiceDate: "2025-11-12" };
  await site.owner.client.send(generate, { input: { shipmentId, document: { invoice } } });
  await changeShipment(site.owner, shipmentId, { vessel: "MV VELA", finalDestination: "Sharjah" });
  await page.setViewportSize({ width: 360, height: 740 });
  await openShipment(page, site.owner, shipmentId);
  const table = page.getByRole("table", { name: "Attachments" });
  const note = await table.getByText(/^Out of date: .+,/).boundingBox();
  const button = await table.getByRole("button", { name: "Generate again" }).boundingBox();
  if (!note || !button) throw new Error("The note or its button is not shown");
  expect(button.x).toBeCloseTo(note.x, 0);
  expect(button.y).toBeGreaterThanOrEqual(note.y + note.height);
});

/** Replaces the newest invoice by an upload: from its menu, after a look at the dialog that proposes nothing. */
async function replaceInvoice(page: Page): Promise<void> {
  const plain = await openTask(page, "Upload Documents");
  expect(await plain.getByRole("combobox", { name: "Replaces" }).inputValue()).toBe("Nothing");
  await plain.getByLabel("Document Name").fill("commercial invoice tv_exp_7");
  await plain.getByRole("combobox", { name: "Attachment Type" }).fill("Invoice");
  await page.getByRole("option", { name: "Invoice", exact: true }).click();
  await plain.getByText("“Commercial Invoice TV_EXP_7.pdf” has this type and name.").waitFor();
  await page.keyboard.press("Escape");
  await plain.waitFor({ state: "hidden" });
  const row = page.getByRole("row").filter({ hasText: "Commercial" }).first();
  await row.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Upload new version…" }).click();
  const dialog = page.getByRole("dialog", { name: "Upload Documents" });
  const replaces = dialog.getByRole("combobox", { name: "Replaces" });
  expect(await replaces.inputValue()).toBe("Commercial Invoice TV_EXP_7.pdf (Invoice)");
  expect(await dialog.getByRole("combobox", { name: "Attachment Type" }).inputValue()).toBe("Invoice");
  expect(await dialog.getByLabel("Document Name").inputValue()).toBe("Commercial Invoice TV_EXP_7");
  await page.setViewportSize({ width: 300, height: 800 });
  await replaces.focus();
  await expect
    .poll(() => replaces.evaluate(({ scrollLeft, scrollWidth, clientWidth }) => [scrollLeft, scrollWidth > clientWidth]))
    .toEqual([0, true]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialog.getByLabel("Document Name").fill("Signed invoice");
  await dialog.getByLabel("File").setInputFiles({ name: "scan.pdf", mimeType: "application/pdf", buffer: await aPdf(["Signed"]) });
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  await toast(page, "Document uploaded successfully");
  await dialog.waitFor({ state: "hidden" });
}
