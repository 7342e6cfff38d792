import { expect, test } from "vitest";
import { fill, press } from "../../support/browser/gestures/fields.ts";
import { openExporterPage } from "../../support/browser/exporterPage.ts";
import { aStoredShipment, changeShipment, storedShipment } from "../../support/browser/exporterWithMasterData.ts";
import {
  attachmentNames,
  aWorkedShipment,
  expectMarked,
  openShipment,
  openTask,
  toast,
} from "../../support/browser/journeys/shipmentPage.ts";
import { turn } from "../../support/browser/gestures/turnSwitch.ts";
import { prepare } from "../../support/tools/prepare.ts";

const site = openExporterPage();
/** A shipment with FOB, freight, insurance and commission, shared by the tests. */
let rice: string;

prepare(async () => {
  rice = await aWorkedShipment(site.owner, 0);
});

test("while a document is made the buttons rest, and a second press makes no second document", async () => {
  const { page } = site;
  const shipment = await aStoredShipment(site.owner);
  await openShipment(page, site.owner, shipment);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/graphql", async (route) => {
    if (route.request().postDataJSON()?.operationName === "useGenerateDocumentMutation") await held;
    await route.continue();
  });
  const dialog = await openTask(page, "Generate Invoice");
  await fill(dialog, { "Invoice Number": "TV/2", "Invoice Date": "2025-11-12" });
  await press(dialog, "Generate");
  expect(await dialog.getByRole("button", { name: "Generating..." }).isDisabled()).toBe(true);
  expect(await dialog.getByRole("button", { name: "Cancel" }).isDisabled()).toBe(true);
  await dialog.getByLabel("Invoice Number").press("Enter");
  release();
  await toast(page, "Invoice generated successfully");
  expect(await attachmentNames(site.owner, site.url, shipment)).toHaveLength(1);
});

test("a refusal is told, marks its field and leaves the dialog as it was", async () => {
  const { page } = site;
  await openShipment(page, site.owner, rice);
  await page.route("**/graphql", async (route) => {
    if (route.request().postDataJSON()?.operationName !== "useGenerateDocumentMutation") return route.continue();
    const errors = [{ message: "A font for Lao is not installed", field: ["document", "invoice", "remarks"] }];
    await route.fulfill({ json: { data: { generateDocument: { shipment: null, errors } } } });
  });
  const dialog = await openTask(page, "Generate Invoice");
  await fill(dialog, { "Invoice Number": "TV/3", "Invoice Date": "2025-11-12", Remarks: "ລາວ" });
  await press(dialog, "Generate");
  expect(await toast(page, "A font for Lao is not installed")).toContain("Error");
  await expectMarked(dialog.getByLabel("Remarks"));
  expect(await dialog.getByLabel("Invoice Number").inputValue()).toBe("TV/3");
});

test("a document of a shipment that changed elsewhere asks first: look at it anew, or generate anyway", async () => {
  const { page } = site;
  const id = await aStoredShipment(site.owner);
  await openShipment(page, site.owner, id);
  const dialog = await openTask(page, "Generate Invoice");
  await fill(dialog, { "Invoice Number": "TV/4", "Invoice Date": "2025-11-12", Remarks: "Mine" });
  const elsewhere = (vessel: string) => changeShipment(site.owner, id, { vessel });
  await elsewhere("MV ELSEWHERE");
  const contract = { shipmentId: id, contractNo: "TV/SC/5", contractDate: "2025-10-06" };
  await site.owner.client.send("mutation ($input: GenerateContractInput!) { generateContract(input: $input) { errors { message } } }", {
    input: contract,
  });
  await press(dialog, "Generate");
  const question = page.getByRole("dialog", { name: "Changed elsewhere" });
  await question.getByText("This shipment was changed since you opened it").waitFor();
  // No toast repeats the question.
  expect(await page.getByText("This shipment was changed since you opened it").count()).toBe(1);
  await question.getByRole("button", { name: "Review first" }).click();
  await question.waitFor({ state: "hidden" });
  await page.getByText("MV ELSEWHERE").waitFor();
  // Typed fields stay; untouched ones follow.
  expect(await dialog.getByLabel("Remarks").inputValue()).toBe("Mine");
  expect(await dialog.getByLabel("Contract Number").inputValue()).toBe("TV/SC/5");
  expect(await dialog.getByLabel("Contract Date").inputValue()).toBe("2025-10-06");

  await elsewhere("MV AGAIN");
  await press(dialog, "Generate");
  await question.getByRole("button", { name: "Generate anyway" }).click();
  await toast(page, "Invoice generated successfully");
  await dialog.waitFor({ state: "hidden" });
  await page.getByText("MV AGAIN", { exact: true }).waitFor();
  expect(await storedShipment(site.owner, id, "invoiceNo contractNo vessel")).toEqual({
    invoiceNo: "TV/4",
    contractNo: "TV/SC/5",
    vessel: "MV AGAIN",
  });
});

test("a dialog that does not come leaves the page as it is and says why", async () => {
  const { page } = site;
  await openShipment(page, site.owner, rice);
  await page.route("**/assets/DocumentDialog*", (route) => route.abort());
  await page.getByRole("button", { name: "Actions", exact: true }).click();
  await page.getByRole("menuitem", { name: "Generate Invoice" }).click();
  expect(await toast(page, "This could not be loaded. Please reload the page and try again.")).toContain("Error");
  await page.getByRole("heading", { name: "Shipment Details" }).waitFor();
  const dialog = await openTask(page, "Upload Documents");
  expect(await dialog.getByLabel("Document Name").count()).toBe(1);
  site.complaints.length = 0;
});

test("a closed dialog gives the keyboard back to the Actions button, and starts afresh", async () => {
  const { page } = site;
  await openShipment(page, site.owner, await aStoredShipment(site.owner));
  const dialog = await openTask(page, "Generate Invoice");
  await expect.poll(() => dialog.getByLabel("Invoice Number").evaluate((field) => field === document.activeElement)).toBe(true);
  const proposed = await dialog.getByLabel("Invoice Number").inputValue();
  await fill(dialog, { "Invoice Number": "Not sent" });
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: "Unsaved Changes" }).getByRole("button", { name: "Leave" }).click();
  await dialog.waitFor({ state: "hidden" });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Actions");
  expect(await (await openTask(page, "Generate Invoice")).getByLabel("Invoice Number").inputValue()).toBe(proposed);
});

test("a number is proposed for the first invoice, and one that is used is named next to it without the preview (R-1035, R-1036)", async () => {
  const { page } = site;
  const id = await aStoredShipment(site.owner, {
    firmId: site.owner.id("F2"),
    addressId: site.owner.id("F2A1"),
    bankId: site.owner.id("F2B1"),
    name: "Taken",
  });
  const place = { shipmentId: id, invoiceNo: "TT/7", invoiceDate: "2025-11-12" };
  const next = await aStoredShipment(site.owner, {
    firmId: site.owner.id("F2"),
    addressId: site.owner.id("F2A1"),
    bankId: site.owner.id("F2B1"),
  });
  await page.goto(`/dashboard/firm/${site.owner.id("F2")}/shipment/${next}?do=invoice`);
  const dialog = page.getByRole("dialog", { name: "Generate Invoice", exact: true });
  const number = dialog.getByLabel("Invoice Number", { exact: true });
  await dialog.getByText("Proposed. Change it if your numbers are others.").waitFor();
  expect(await number.inputValue()).toMatch(/^TT\/EXP\/001\/\d\d-\d\d$/);
  await dialog.getByRole("region", { name: "Preview" }).getByRole("img").first().waitFor();
  await turn(dialog.getByRole("switch", { name: "Live preview" }), false);
  await site.owner.client.send("mutation ($input: GenerateInvoiceInput!) { generateInvoice(input: $input) { errors { message } } }", {
    input: place,
  });
  await number.fill("TT/7");
  await dialog.getByText('Invoice number TT/7 is also on the shipment "Taken"').waitFor();
  await turn(dialog.getByRole("switch", { name: "Live preview" }));
});
