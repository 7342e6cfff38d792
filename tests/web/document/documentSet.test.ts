import { beforeEach, expect, test } from "vitest";
import { localDay } from "#domain/time/dates.ts";
import { openExporterPage } from "../../support/browser/exporterPage.ts";
import { aStoredShipment } from "../../support/browser/exporterWithMasterData.ts";
import {
  attachmentNames,
  attachmentRows,
  expectMarked,
  openShipment,
  openTask,
  sentInput,
  toast,
} from "../../support/browser/journeys/shipmentPage.ts";
import { patience } from "../../support/browser/productPage.ts";
import { prepare } from "../../support/tools/prepare.ts";

const site = openExporterPage();
let shipmentId: string;

/** Generates the invoice of another shipment, so that the firm has a last number. */
async function invoiceElsewhere(invoiceNo: string): Promise<void> {
  const document = "mutation ($input: GenerateInvoiceInput!) { generateInvoice(input: $input) { errors { message } } }";
  const today = localDay(new Date());
  const input = { shipmentId: await aStoredShipment(site.owner), invoiceNo, invoiceDate: today };
  expect(await site.owner.client.send(document, { input })).toEqual({ generateInvoice: { errors: [] } });
}

prepare(async () => {
  await invoiceElsewhere("SET-007");
});
beforeEach(async () => {
  shipmentId = await aStoredShipment(site.owner);
  await openShipment(site.page, site.owner, shipmentId);
});

test("a set has the standard documents and the next number, and is stored with its merged PDF (R-605, R-608)", async () => {
  const { page } = site;
  const dialog = await openTask(page, "Generate Set");
  for (const name of ["Contract", "Proforma Invoice", "Invoice", "Packing List"]) {
    await expect.poll(() => dialog.getByRole("checkbox", { name, exact: true }).isChecked(), patience).toBe(true);
  }
  const proposed = await dialog.getByLabel("Invoice Number", { exact: true }).inputValue();
  expect(proposed).toMatch(/^SET-0\d\d$/);
  await dialog.getByLabel("Contract Number", { exact: true }).fill("");
  await dialog.getByRole("button", { name: "Generate", exact: true }).click();
  await toast(page, "Please fill in all required fields");
  await expectMarked(dialog.getByLabel("Contract Number", { exact: true }), { isFocused: true });
  await dialog.getByLabel("Contract Number", { exact: true }).fill("SC-1");
  await dialog.getByRole("checkbox", { name: "Proforma Invoice", exact: true }).uncheck();
  expect(await dialog.getByLabel("PI Number", { exact: true }).count()).toBe(0);
  await dialog.getByRole("checkbox", { name: "One merged PDF too" }).check();
  const sent = sentInput(page, "useGenerateSetMutation");
  await dialog.getByRole("button", { name: "Generate", exact: true }).click();
  expect(await sent).toMatchObject({
    merged: true,
    documents: [
      { contract: { contractNo: "SC-1" } },
      { invoice: { invoiceNo: proposed, contractNo: "", piNo: "" } },
      { packingList: { invoiceNo: proposed, contractNo: "" } },
    ],
  });
  await toast(page, "3 documents generated successfully");
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("heading", { name: "Attachments (4)" }).waitFor();
  expect((await attachmentRows(page)).map(([name]) => name)).toEqual([
    "Sales Contract SC-1.pdf",
    `Commercial Invoice ${proposed}.pdf`,
    `Packing List ${proposed}.pdf`,
    `Documents ${proposed}.pdf`,
  ]);
});

test("a covering letter in a set encloses the set's documents (R-1118)", async () => {
  const { page } = site;
  const dialog = await openTask(page, "Generate Set");
  await dialog.getByRole("checkbox", { name: "Covering Letter", exact: true }).check();
  for (const name of ["Contract", "Proforma Invoice"]) await dialog.getByRole("checkbox", { name, exact: true }).uncheck();
  const sent = sentInput(page, "useGenerateSetMutation");
  await dialog.getByRole("button", { name: "Generate", exact: true }).click();
  const enclosures = ["Commercial invoice", "Packing list"].map((document) => ({ document, originals: 3, copies: 0 }));
  expect(await sent).toMatchObject({ documents: [{}, {}, { coveringLetter: { enclosures } }] });
});

test("warnings are next to the number that they concern, and prevent nothing (R-607)", async () => {
  const dialog = await openTask(site.page, "Generate Set");
  const number = dialog.getByLabel("Invoice Number", { exact: true });
  await number.fill("SET-007");
  await dialog.getByText(/^Invoice number SET-007 is also on the shipment/).waitFor();
  await number.fill("SET-2026-27-000009");
  await dialog.getByText("18 characters: GST allows at most 16 in the number of an invoice").waitFor();
  const described = await number.getAttribute("aria-describedby");
  expect(await dialog.locator(`[id="${described}"]`).textContent()).toContain("18 characters");
});

test("a document that lacks a value says which, and leads to its own dialog (R-605)", async () => {
  const { page } = site;
  const dialog = await openTask(page, "Generate Set");
  const custom = dialog.getByRole("checkbox", { name: "Custom Document", exact: true });
  expect(await custom.isDisabled()).toBe(true);
  await dialog.getByRole("button", { name: "Generate Custom Document alone" }).click();
  await page.getByRole("dialog", { name: "Generate Custom Document", exact: true }).waitFor();
});

test("a document that is refused says what it needs and leads to its own dialog (R-1314)", async () => {
  const { page } = site;
  await openShipment(page, site.owner, await aStoredShipment(site.owner, { termsOfPayment: "D/A 60 days from B/L date" }));
  const dialog = await openTask(page, "Generate Set");
  for (const name of ["Contract", "Proforma Invoice", "Packing List"]) await dialog.getByRole("checkbox", { name, exact: true }).uncheck();
  await dialog.getByRole("checkbox", { name: "Bill of Exchange", exact: true }).check();
  await dialog.getByRole("button", { name: "Generate", exact: true }).click();
  await toast(page, "Bill of Exchange: The tenor counts from the B/L date: please enter that date");
  await dialog.getByRole("button", { name: "Generate Bill of Exchange alone" }).click();
  const single = page.getByRole("dialog", { name: "Generate Bill of Exchange", exact: true });
  expect(await single.getByLabel("B/L Date").inputValue()).toBe("");
  expect(await single.getByLabel("Days", { exact: true }).inputValue()).toBe("60");
});

test("a running set shows its progress and can be cancelled, and then nothing is stored (R-608, R-610)", async () => {
  const { page } = site;
  const dialog = await openTask(page, "Generate Set");
  await dialog.getByLabel("Contract Number", { exact: true }).fill("SC-2");
  await dialog.getByLabel("PI Number", { exact: true }).fill("PI-2");
  // The request is held back, so that it runs until it is cancelled.
  await page.route("**/graphql", async (route, request) => {
    if (request.postDataJSON()?.operationName !== "useGenerateSetMutation") await route.fallback();
  });
  await dialog.getByRole("button", { name: "Generate", exact: true }).click();
  const bar = dialog.getByRole("progressbar", { name: "Documents generated" });
  await bar.waitFor({ state: "attached" });
  await dialog.getByText("Generating Contract: 0 of 4 done").waitFor();
  await dialog.getByRole("button", { name: "Cancel", exact: true }).click();
  await bar.waitFor({ state: "detached" });
  expect(await dialog.getByRole("button", { name: "Generate", exact: true }).isEnabled()).toBe(true);
  await page.unroute("**/graphql");
  expect(await attachmentNames(site.owner, site.url, shipmentId)).toEqual([]);
  await dialog.getByRole("button", { name: "Generate", exact: true }).click();
  await toast(page, "4 documents generated successfully");
});

test("a refusal marks the document that it is about (R-608)", async () => {
  const { page } = site;
  const dialog = await openTask(page, "Generate Set");
  await dialog.getByLabel("Contract Number", { exact: true }).fill("SC-3");
  await dialog.getByLabel("PI Number", { exact: true }).fill("PI-3");
  const message = "Invoice: No font has the letter";
  await page.route("**/graphql", async (route, request) => {
    if (request.postDataJSON()?.operationName !== "useGenerateSetMutation") return await route.fallback();
    const errors = [{ __typename: "UserError", message, field: ["documents", "2", "invoice", "remarks"], code: "INVALID" }];
    await route.fulfill({ json: { data: { generateDocumentSet: { shipment: null, errors } } } });
  });
  await dialog.getByRole("button", { name: "Generate", exact: true }).click();
  await toast(page, message);
  const invoice = dialog.getByRole("checkbox", { name: "Invoice", exact: true });
  await expect.poll(() => invoice.getAttribute("aria-describedby"), patience).toContain("error");
  await dialog.getByText(message).waitFor();
  await page.unroute("**/graphql");
});

test("a set is generated by keyboard alone (R-432)", async () => {
  const { page } = site;
  const dialog = await openTask(page, "Generate Set");
  const contract = dialog.getByRole("checkbox", { name: "Contract", exact: true });
  await expect.poll(() => contract.evaluate((element) => element === document.activeElement), patience).toBe(true);
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  expect(await dialog.getByRole("checkbox", { name: "Proforma Invoice", exact: true }).isChecked()).toBe(false);
  await dialog.getByLabel("Invoice Date", { exact: true }).focus();
  await page.keyboard.press("Enter");
  await toast(page, "2 documents generated successfully");
});
