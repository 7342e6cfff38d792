import { expect, test } from "vitest";
import { openExporterPage } from "../../support/browser/exporterPage.ts";
import { aWorkedShipment, expectMarked, openShipment, openTask, sentInput, toast } from "../../support/browser/journeys/shipmentPage.ts";
import { patience } from "../../support/browser/productPage.ts";
import { prepare } from "../../support/tools/prepare.ts";

const site = openExporterPage({ permissions: ["clipboard-read", "clipboard-write"] });
let rice: string;

prepare(async () => {
  rice = await aWorkedShipment(site.owner, 0);
});

test("a certificate starts with a wording; another is picked and edited, and the next certificate is added (R-528)", async () => {
  const { page } = site;
  await openShipment(page, site.owner, rice);
  const dialog = await openTask(page, "Generate Beneficiary's Certificate");
  const first = dialog.getByRole("group", { name: "Certificate 1" });
  expect(await first.getByLabel("Text").inputValue()).toMatch(/^We hereby certify that one set of non-negotiable/);
  await first.getByRole("combobox", { name: "Wording" }).click();
  // A press by the mouse that has to wait scrolls the page below the dialog, and the list moves away from the mouse.
  await page.getByRole("option", { name: "No wood packing" }).dispatchEvent("click");
  const text = first.getByLabel("Text");
  await expect
    .poll(() => text.inputValue(), patience)
    .toBe("We hereby certify that no wood packing material has been used for this shipment.");
  await text.fill("No wood has been used.");
  await first.getByLabel("Title").fill("BENEFICIARY'S DECLARATION");
  await dialog.getByRole("button", { name: "Add Certificate" }).click();
  await dialog.getByRole("group", { name: "Certificate 2" }).waitFor();
  await dialog.getByLabel("Invoice Number").fill("TV/EXP/9");
  await dialog.getByLabel("Invoice Date").fill("2025-11-12");
  const sent = sentInput(page, "useGenerateDocumentMutation");
  await dialog.getByRole("button", { name: "Generate", exact: true }).click();
  expect(await sent).toMatchObject({
    document: {
      beneficiaryCertificate: {
        date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        certificates: [
          { title: "BENEFICIARY'S DECLARATION", text: "No wood has been used." },
          { title: "", text: expect.stringMatching(/^We hereby certify/) },
        ],
      },
    },
  });
  await toast(page, "Beneficiary's Certificate generated successfully");
});

test("a bill proposes payee, drawee and today, and marks the field of a tenor that cannot be computed (R-522)", async () => {
  const { page } = site;
  await openShipment(page, site.owner, rice);
  const dialog = await openTask(page, "Generate Bill of Exchange");
  expect(await dialog.getByLabel("Pay to the Order of").inputValue()).not.toBe("");
  expect(await dialog.getByLabel("Drawee").inputValue()).toMatch(/^Al Marjan Foodstuff Trading L\.L\.C\.\n/);
  expect(await dialog.getByLabel("Drawee").inputValue()).not.toMatch(/\n\s*\n/);
  // A hint does not move its input out of the line of its neighbour's.
  const tenor = await dialog.getByRole("combobox", { name: "Tenor" }).boundingBox();
  const days = await dialog.getByLabel("Days", { exact: true }).boundingBox();
  expect(days?.y).toBe(tenor?.y);
  await dialog.getByLabel("Bill Number").fill("TV/BOE/1");
  await dialog.getByRole("combobox", { name: "Tenor" }).click();
  await page.getByRole("option", { name: "Days after sight" }).click();
  await dialog.getByRole("button", { name: "Generate", exact: true }).click();
  await dialog.locator('[aria-invalid="true"]').waitFor();
  await expectMarked(dialog.getByLabel("Days", { exact: true }));
  await dialog.getByLabel("Days", { exact: true }).fill("90");
  await dialog.getByRole("button", { name: "Generate", exact: true }).click();
  await toast(page, "Bill of Exchange generated successfully");
});

test("an advice is copied as text for a message, as its page says (R-586)", async () => {
  const { page } = site;
  await openShipment(page, site.owner, rice);
  const dialog = await openTask(page, "Generate Shipment Advice");
  await dialog.getByLabel("Invoice Number").fill("TV/EXP/9");
  await dialog.getByLabel("Invoice Date").fill("2025-11-12");
  await dialog.getByRole("button", { name: "Copy as text" }).click();
  await dialog.getByRole("button", { name: "Copied" }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^SHIPMENT ADVICE\nDate: /);
  expect(copied).toContain("Invoice: No. TV/EXP/9 dated 12/11/2025\n");
});

test("other documents are not copied as text (R-586)", async () => {
  const { page } = site;
  await openShipment(page, site.owner, rice);
  const dialog = await openTask(page, "Generate Packing List");
  await dialog.getByLabel("Invoice Number").fill("TV/EXP/9");
  await dialog.getByLabel("Invoice Date").first().fill("2025-11-12");
  await dialog.getByRole("img", { name: "Page 1 of 1" }).waitFor();
  expect(await dialog.getByRole("button", { name: "Copy as text" }).count()).toBe(0);
});
