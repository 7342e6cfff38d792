import { expect, test } from "vitest";
import { choose, fill, press } from "../../support/browser/gestures/fields.ts";
import { openExporterPage } from "../../support/browser/exporterPage.ts";
import { aStoredShipment, storedShipment } from "../../support/browser/exporterWithMasterData.ts";
import {
  attachmentRows,
  aWorkedShipment,
  expectMarked,
  openShipment,
  openTask,
  sentInput,
  toast,
} from "../../support/browser/journeys/shipmentPage.ts";
import { patience } from "../../support/browser/productPage.ts";
import { turn } from "../../support/browser/gestures/turnSwitch.ts";
import { prepare } from "../../support/tools/prepare.ts";

const site = openExporterPage();
/** A shipment with FOB, freight, insurance and commission, shared by the tests. */
let rice: string;

prepare(async () => {
  rice = await aWorkedShipment(site.owner, 0);
});

test("each numbered document needs its number and date, marks what is missing and focuses the first (R-251)", async () => {
  const { page } = site;
  await openShipment(page, site.owner, await aStoredShipment(site.owner));
  const needs = [
    ["Generate Contract", "Contract"],
    ["Generate Proforma Invoice", "PI"],
    ["Generate Invoice", "Invoice"],
    ["Generate Packing List", "Invoice"],
  ] as const;
  for (const [action, noun] of needs) {
    const dialog = await openTask(page, action);
    const [number, date] = [dialog.getByLabel(`${noun} Number`, { exact: true }), dialog.getByLabel(`${noun} Date`, { exact: true })];
    // The next number and today are proposed.
    await number.fill("");
    await date.fill("");
    await press(dialog, "Generate");
    expect(await toast(page, "Please fill in all required fields")).toContain("Required");
    await expectMarked(number, { isFocused: true });
    await expectMarked(date);
    await number.fill("TV/1");
    await press(dialog, "Generate");
    await expect.poll(() => date.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog", { name: "Unsaved Changes" }).getByRole("button", { name: "Leave" }).click();
    await dialog.waitFor({ state: "hidden" });
  }
});

test("a text that is too long is named by its label, and nothing is sent (R-1399)", async () => {
  const { page } = site;
  await openShipment(page, site.owner, rice);
  const dialog = await openTask(page, "Generate Invoice");
  await fill(dialog, { "Invoice Number": "TV/EXP/9", "Invoice Date": "2025-11-12", Remarks: "r".repeat(5001) });
  await press(dialog, "Generate");
  expect(await toast(page, "Remarks must be at most 5000 characters long")).toContain("Validation Error");
  await expectMarked(dialog.getByLabel("Remarks"));
  expect(await dialog.getByRole("region", { name: "Preview" }).textContent()).toContain("Remarks must be at most 5000 characters long");
});

test("the proforma invoice is generated, joins the attachments at once, and its numbers stand on the shipment (R-186, R-253, R-256, R-265, R-420)", async () => {
  const { page } = site;
  const shipment = await aStoredShipment(site.owner);
  await openShipment(page, site.owner, shipment);
  await page.getByText("No attachments yet").waitFor();
  const dialog = await openTask(page, "Generate Proforma Invoice");
  await fill(dialog, { "PI Number": "TV/PI/7", "PI Date": "2025-10-03", "Contract Number": "TV/SC/9", Remarks: "As agreed" });
  await turn(dialog.getByRole("switch", { name: "Print Specification" }));
  const sent = sentInput(page, "useGenerateDocumentMutation");
  await press(dialog, "Generate");
  const proformaInvoice = {
    piNo: "TV/PI/7",
    piDate: "2025-10-03",
    contractNo: "TV/SC/9",
    contractDate: null,
    printCNF: false,
    printSpecification: true,
    printCommission: false,
    letterhead: true,
    remarks: "As agreed",
  };
  expect(await sent).toEqual({ shipmentId: shipment, version: 1, document: { proformaInvoice } });
  await toast(page, "Proforma Invoice generated successfully");
  await dialog.waitFor({ state: "hidden" });
  await page.getByRole("heading", { name: "Attachments (1)" }).waitFor();
  expect((await attachmentRows(page)).map(([, type]) => type)).toEqual(["Proforma Invoice"]);
  const numbers = page.getByRole("region", { name: "Documents and notes" });
  await numbers.getByText("TV/PI/7").waitFor();
  await numbers.getByText("03/10/2025").waitFor();
  expect(await storedShipment(site.owner, shipment, "piNo piDate contractNo contractDate")).toEqual({
    piNo: "TV/PI/7",
    piDate: "2025-10-03",
    contractNo: "TV/SC/9",
    contractDate: null,
  });
});

test("the numbers and dates of one document stand ready in the next ones, and the letterhead is on (R-254, R-255, R-257, R-421, R-422)", async () => {
  const { page } = site;
  await openShipment(page, site.owner, rice);
  const invoice = await openTask(page, "Generate Invoice");
  await fill(invoice, { "Invoice Number": "TV/EXP/042/25-26", "Invoice Date": "2025-11-12", "PI Number": "TV/PI/025" });
  for (const name of ["Print CNF", "Print Specification", "Print Commission", "Add Packing List"]) {
    expect(await invoice.getByRole("switch", { name }).isChecked()).toBe(false);
    await turn(invoice.getByRole("switch", { name }));
  }
  const sent = sentInput(page, "useGenerateDocumentMutation");
  await press(invoice, "Generate");
  expect(await sent).toMatchObject({
    document: { invoice: { printCNF: true, printSpecification: true, printCommission: true, addPL: true, letterhead: true } },
  });
  await toast(page, "Invoice generated successfully");
  const packingList = await openTask(page, "Generate Packing List");
  expect(await packingList.getByLabel("Invoice Number").inputValue()).toBe("TV/EXP/042/25-26");
  expect(await packingList.getByLabel("Invoice Date").inputValue()).toBe("2025-11-12");
  expect(await packingList.getByLabel("PI Number").inputValue()).toBe("TV/PI/025");
  expect(await packingList.getByRole("switch", { name: "Letterhead" }).isChecked()).toBe(true);
  await turn(packingList.getByRole("switch", { name: "Letterhead" }), false);
  const sentList = sentInput(page, "useGenerateDocumentMutation");
  await press(packingList, "Generate");
  expect(await sentList).toMatchObject({ document: { packingList: { printSpecification: false, letterhead: false } } });
  await toast(page, "Packing List generated successfully");
});

test("Print CNF and Print Commission say when the shipment has nothing to print (R-470)", async () => {
  const { page } = site;
  await openShipment(page, site.owner, await aStoredShipment(site.owner));
  const dialog = await openTask(page, "Generate Proforma Invoice");
  await dialog.getByText("FOB, freight and insurance of this shipment are all 0: there is nothing to print.").waitFor();
  await dialog.getByText("The commission of this shipment is 0: there is nothing to print.").waitFor();
  await openShipment(page, site.owner, rice);
  await openTask(page, "Generate Invoice");
  expect(await page.getByText("there is nothing to print").count()).toBe(0);
});

test("a custom document needs a template and a body, which may be changed for this one document (R-252, R-254, R-260, R-408, R-424)", async () => {
  const { page } = site;
  await openShipment(page, site.owner, rice);
  const dialog = await openTask(page, "Generate Custom Document");
  await press(dialog, "Generate");
  expect(await toast(page, "Please select a template and fill in the document body")).toContain("Required");
  await expectMarked(dialog.getByRole("combobox", { name: "Document Template" }), { isFocused: true });
  await choose(dialog, "Document Template", "Beneficiary's Certificate");
  expect(await dialog.getByLabel("Heading").inputValue()).toBe("BENEFICIARY'S CERTIFICATE");
  await dialog.getByLabel("Body").fill(" ");
  await press(dialog, "Generate");
  await expectMarked(dialog.getByLabel("Body"), { isFocused: true });
  await fill(dialog, { Heading: "CERTIFICATE", Body: "We certify that the documents were sent." });
  await turn(dialog.getByRole("switch", { name: "Stamp and Sign" }));
  const sent = sentInput(page, "useGenerateDocumentMutation");
  await press(dialog, "Generate");
  const customDocument = {
    name: "Beneficiary's Certificate",
    heading: "CERTIFICATE",
    body: "We certify that the documents were sent.",
    stampSign: true,
    letterhead: true,
  };
  expect(await sent).toEqual({ shipmentId: rice, version: expect.any(Number), document: { customDocument } });
  await toast(page, "Custom document generated successfully");
  await expect.poll(async () => (await attachmentRows(page)).map(([, type]) => type), patience).toContain("Custom Document");
});
