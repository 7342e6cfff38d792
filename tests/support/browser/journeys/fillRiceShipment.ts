import { fill, pick } from "../gestures/fields.ts";
import type { Page } from "playwright-core";
import { fromDayMonthYear } from "#domain/time/dates.ts";
import { rice, setUp, signUp } from "./onboarding.ts";
import { turn } from "../gestures/turnSwitch.ts";

const { requestBody: body, documentRequests } = rice;

/**
 * Goes from the landing page through sign-up, the fifteen steps and the form to the first worked case's page; answers the texts of
 * the form as it was filled in, and of the shipment as it was stored.
 */
export async function enterRice(page: Page, account: Parameters<typeof signUp>[1]): Promise<{ form: string; detail: string }> {
  page.setDefaultTimeout(40_000);
  await page.goto("/");
  await signUp(page, account);
  await setUp(page);
  await page.getByText("Tarangvel Exports Private Limited").click();
  await typeShipment(page);
  const panel = page.getByRole("dialog", { name: "Create New Shipment" });
  // Not what is painted: parts of the form that are out of sight are not drawn.
  const form = (await panel.textContent()) ?? "";
  await panel.getByRole("button", { name: "Create Shipment" }).click();
  await panel.waitFor({ state: "hidden" });
  await page.getByText(body.name).first().click();
  await page.getByRole("heading", { name: body.name }).waitFor();
  await page.getByRole("region", { name: "Shipment Details" }).waitFor();
  return { form, detail: await page.getByRole("main").innerText() };
}

/** Types the first worked case into the form of a new shipment, up to its figures. */
async function typeShipment(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Create Shipment" }).first().click();
  const panel = page.getByRole("dialog", { name: "Create New Shipment" });
  await panel.waitFor();
  await fill(page, { "Shipment Name": body.name });
  await pick(page, "Consignee", "Al Marjan Foodstuff Trading L.L.C.");
  await pick(page, "Broker", "Levant Agri Brokers FZE");
  await page.getByLabel("Number of Notify Parties").fill("1");
  await pick(page, "Notify Party 1", "Confluence Commodities DMCC");
  await pick(page, "Destination Country", body.destinationCountry);
  await pick(page, "Port of Loading", body.portOfLoading);
  await pick(page, "Port of Discharge", body.portOfDischarge);
  await pick(page, "Place of Receipt", body.placeOfReceipt);
  await pick(page, "Final Destination", body.finalDestination);
  await pick(page, "Pre-carriage", body.preCarriage);
  await fill(page, { Vessel: body.vessel });
  await pick(page, "Terms of Payment", body.termsOfPayment);
  await pick(page, "Terms of Shipment", body.termsOfShipment);
  await pick(page, "Currency", body.currency);
  await typeLines(page);
  const { discount, advance, fob, freight, insurance, commission } = body.charges;
  await fill(page, { Discount: `${discount}`, Advance: `${advance}`, FOB: `${fob}`, Freight: `${freight}` });
  await fill(page, { Insurance: `${insurance}`, Commission: `${commission}` });
  await typeContainers(page);
  await pick(page, "Bank Details", "KCB USD");
  await pick(page, "Declaration", body.declaration.slice(0, 30));
  await fill(page, { Notes: body.notes });
}

async function typeLines(page: Page): Promise<void> {
  await page.getByLabel("Number of Products").fill(String(body.products.length));
  const names = ["INDIAN 1121 GOLDEN SELLA BASMATI RICE", "INDIAN 1121 STEAM BASMATI RICE"];
  await pick(page, "Product", names[0] ?? "");
  await pick(page, "Packaging Details", "MT");
  await pick(page, "Product", names[1] ?? "", 1);
  for (const [index, line] of body.products.entries()) {
    const values = { Quantity: line.quantity, Rate: line.rate, Marks: line.marks, Description: line.description };
    for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).nth(index).fill(String(value));
  }
}

async function typeContainers(page: Page): Promise<void> {
  await turn(page.getByRole("radio", { name: "In Container" }));
  const containers = body.container ?? [];
  await page.getByLabel("Number of Containers").fill(String(containers.length));
  for (const [index, container] of containers.entries()) {
    await page.getByRole("button", { name: "Add Container" }).click();
    const row = page.getByRole("group", { name: `Container ${index + 1}` });
    const values = {
      "Container Number": container.containerNumber,
      "Line Seal Number": container.lineSealNumber,
      "RFID Seal Number": container.rfidSealNumber,
      Size: container.size,
      Lot: container.lot,
      "Net Weight": container.netWeight,
      "Gross Weight": container.grossWeight,
    };
    for (const [label, value] of Object.entries(values)) await row.getByLabel(label, { exact: true }).fill(String(value));
  }
}

type Generation = { action: string; numbers: Record<string, string>; switches: string[]; more?: (page: Page) => Promise<void> };

const { contract, proformaInvoice, invoice, packingList } = documentRequests;
const day = (text: string) => fromDayMonthYear(text) ?? "";

/** The four documents of the worked case: the action, what its dialog is filled with, and the switches turned on. */
export const generations: Generation[] = [
  {
    action: "Generate Contract",
    numbers: {
      "Contract Number": contract.contractNumber,
      "Contract Date": day(contract.contractDate),
      Insurance: contract.insurance,
      Surveyor: contract.surveyor,
      "Shipment Period": contract.shipmentPeriod,
    },
    switches: ["Mention Notify Parties"],
    more: async (page) => {
      await page.getByRole("combobox", { name: "Contract Format" }).click();
      await page.getByRole("option", { name: "Rice - bags" }).click();
    },
  },
  {
    action: "Generate Proforma Invoice",
    numbers: { "PI Number": proformaInvoice.piNo, "PI Date": day(proformaInvoice.piDate), Remarks: proformaInvoice.remarks },
    switches: ["Print CNF", "Print Specification"],
  },
  {
    action: "Generate Invoice",
    numbers: { "Invoice Number": invoice.invoiceNo, "Invoice Date": day(invoice.invoiceDate), Remarks: invoice.remarks },
    switches: ["Print CNF", "Print Specification", "Print Commission", "Add Packing List"],
  },
  {
    action: "Generate Packing List",
    numbers: { "Invoice Number": packingList.invoiceNo, "Invoice Date": day(packingList.invoiceDate) },
    switches: [],
  },
];

/** Generates one document by its dialog. */
export async function generate(page: Page, { action, numbers, switches, more }: Generation): Promise<void> {
  await page.getByRole("button", { name: "Actions", exact: true }).click();
  await page.getByRole("menuitem", { name: action }).click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  for (const [label, value] of Object.entries(numbers)) await dialog.getByLabel(label, { exact: true }).fill(value);
  for (const name of switches) await turn(dialog.getByRole("switch", { name }));
  await more?.(page);
  await dialog.getByRole("button", { name: /^Generate/ }).click();
  await dialog.waitFor({ state: "hidden" });
}

/** Downloads an attachment by its row's menu; answers its name and bytes. */
export async function download(page: Page, type: string): Promise<{ name: string; bytes: Buffer }> {
  const row = page.getByRole("row").filter({ has: page.getByRole("cell", { name: type, exact: true }) });
  const actions = row.getByRole("button", { name: /^Actions for/ });
  // Another row's menu may still be fading out.
  const menu = page.getByRole("menu", { name: (await actions.getAttribute("aria-label")) ?? "", exact: true });
  await actions.click();
  const [file] = await Promise.all([page.waitForEvent("download"), menu.getByRole("menuitem", { name: "Download" }).click()]);
  await menu.waitFor({ state: "hidden" });
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
  return { name: file.suggestedFilename(), bytes: Buffer.concat(chunks) };
}
