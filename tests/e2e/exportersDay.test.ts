import { PDFDocument } from "@cantoo/pdf-lib";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { fromDayMonthYear } from "#domain/time/dates.ts";
import { bulk, typeBulkCase } from "../support/browser/journeys/fillBulkShipment.ts";
import { aJpeg, aPng } from "../support/files/images.ts";
import { aPdf } from "../support/files/pdfs.ts";
import { pdfWords } from "../support/files/pdfTools.ts";
import { download, generate } from "../support/browser/journeys/fillRiceShipment.ts";
import { fill, pick } from "../support/browser/gestures/fields.ts";
import { attachmentRows, openTask, toast } from "../support/browser/journeys/shipmentPage.ts";
import { patience, openProductPage } from "../support/browser/productPage.ts";
import { aWebFirm, aWebUser, signedIn } from "../support/browser/webUser.ts";

const site = openProductPage({ acceptDownloads: true });
const { requestBody: body, documentRequests } = bulk;
const day = (text: string) => fromDayMonthYear(text) ?? "";

/** The bulk case's own figures, and the share of 2,000 of its 5,500 MT. */
const whole = ["2,047,375.00", "110,000", "5,500,000.00", "5,513,200.00"];
const partial = ["744,500.00", "40,000", "2,000,000.00", "2,004,800.00"];

test("from a firm alone to a partial shipment's merged documents: master data, shipment, copy, papers and scans in one day", async () => {
  const { page } = site;
  page.setDefaultTimeout(15_000);
  const user = await aWebUser(site.url, { status: "ONBOARDING_COMPLETED" });
  await aWebFirm(site.url, user, "Tarangvel Exports Private Limited");
  await signedIn(page, user);
  await page.goto("/dashboard");
  await page.getByText("Tarangvel Exports Private Limited").click();
  await page.getByRole("button", { name: "Create Shipment" }).first().click();
  await typeBulkCase(page);
  await save(page, "Create New Shipment", "Create Shipment", whole);

  await open(page, body.name);
  await expectFigures(page, [...whole, "5,500.00"]);
  const { contract } = documentRequests;
  await generate(page, {
    action: "Generate Contract",
    numbers: { "Contract Number": contract.contractNumber, "Contract Date": day(contract.contractDate) },
    switches: ["Mention Notify Parties"],
  });
  const agreed = pdfWords((await download(page, "Contract")).bytes);
  for (const text of ["2,047,375.00", "Notify party 3 Confluence Commodities DMCC", contract.contractNumber])
    expect(agreed).toContain(text);
  await page.getByRole("link", { name: "Back" }).click();

  await page.getByRole("button", { name: `Actions for ${body.name}`, exact: true }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  const copy = "IR64 2,000 MT Mombasa, first part";
  await fill(page, { "Shipment Name": copy, Quantity: "2000", FOB: "670000", Freight: "74500", Commission: "2000" });
  await save(page, "Duplicate Shipment", "Create Duplicate", partial);
  await open(page, copy);
  await expectFigures(page, partial);
  expect(await page.getByRole("main").innerText()).not.toContain(contract.contractNumber);

  await generateInvoice(page);
  const scans = [
    {
      type: "Certificate of Origin",
      name: "COO",
      file: { name: "coo.png", mimeType: "image/png", buffer: aPng({ width: 40, height: 20 }) },
    },
    { type: "Bill of Lading", name: "BL", file: { name: "bl.pdf", mimeType: "application/pdf", buffer: await aPdf(["BILL OF LADING"]) } },
    { type: "Other", name: "Hold", file: { name: "hold.jpg", mimeType: "image/jpeg", buffer: aJpeg({ width: 20, height: 40 }) } },
  ];
  for (const scan of scans) await upload(page, scan);
  await mergeInOrder(page, ["Hold.jpg", "COO.png", "BL.pdf"]);
  expect((await attachmentRows(page)).map(([, type]) => type)).toEqual([
    "Invoice",
    "Certificate of Origin",
    "Bill of Lading",
    "Other",
    "Merged Documents",
  ]);
  const merged = await download(page, "Merged Documents");
  const pages = (await PDFDocument.load(merged.bytes)).getPages().map((one) => [Math.round(one.getWidth()), Math.round(one.getHeight())]);
  expect(pages).toEqual([
    [595, 842],
    [842, 595],
    [300, 400],
  ]);
  expect(pdfWords(merged.bytes, 3)).toContain("BILL OF LADING");
}, 180_000);

async function save(page: Page, title: string, button: string, figures: string[]): Promise<void> {
  const panel = page.getByRole("dialog", { name: title });
  // Not the visible text: parts of the form that are out of view are not rendered.
  for (const figure of figures) await expect.poll(() => panel.textContent(), patience).toContain(figure);
  await panel.getByRole("button", { name: button }).click();
  await panel.waitFor({ state: "hidden" });
}

async function open(page: Page, name: string): Promise<void> {
  await page.getByText(name, { exact: true }).first().click();
  await page.getByRole("heading", { name }).waitFor();
  await page.getByRole("heading", { name: "Shipment Details" }).waitFor();
}

async function expectFigures(page: Page, figures: string[]): Promise<void> {
  for (const figure of figures) await expect.poll(() => page.getByRole("main").innerText(), patience).toContain(figure);
}

/** Generates an invoice for the part, with its own number; the PDF shows its switches. */
async function generateInvoice(page: Page): Promise<void> {
  const { invoice } = documentRequests;
  await generate(page, {
    action: "Generate Invoice",
    numbers: { "Invoice Number": "TV/EXP/061/25-26", "Invoice Date": day(invoice.invoiceDate), "Contract Number": "TV/SC/2025/044" },
    switches: ["Print CNF", "Print Commission"],
  });
  const words = pdfWords((await download(page, "Invoice")).bytes);
  const shown = [
    "TV/EXP/061/25-26",
    "TV/SC/2025/044",
    "744,500.00",
    "40,000 BAGS",
    "2,004,800.00 KG",
    "CNF value",
    "Commission payable to",
  ];
  for (const text of shown) expect(words).toContain(text);
  for (const text of ["Broken 5% max", "PACKING LIST", "CIF value", invoice.invoiceNo]) expect(words).not.toContain(text);
}

type Scan = { type: string; name: string; file: { name: string; mimeType: string; buffer: Buffer } };

async function upload(page: Page, { type, name, file }: Scan): Promise<void> {
  const dialog = await openTask(page, "Upload Documents");
  await pick(page, "Attachment Type", type);
  await dialog.getByLabel("Document Name").fill(name);
  await dialog.getByLabel("File").setInputFiles(file);
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
}

/** Chooses the files in the given order. */
async function mergeInOrder(page: Page, names: string[]): Promise<void> {
  const dialog = await openTask(page, "Merge Documents");
  await dialog.getByLabel("Name", { exact: true }).fill("For the bank");
  for (const name of names) await dialog.getByRole("checkbox", { name }).check();
  await dialog.getByRole("button", { name: "Merge", exact: true }).click();
  await toast(page, "Documents merged successfully");
  await dialog.waitFor({ state: "hidden" });
}
