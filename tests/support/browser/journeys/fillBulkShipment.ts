import type { Page } from "playwright-core";
import masterData from "#domain/sampleData/masterData.json" with { type: "json" };
import workedCases from "#domain/sampleData/workedCases.json" with { type: "json" };
import { addOnTheWay } from "./quickAdd.ts";
import { fill, pick } from "../gestures/fields.ts";
import { turn } from "../gestures/turnSwitch.ts";

const [, worked] = workedCases;
if (!worked) throw new Error("The demo's data lack the bulk case");

/** The worked case of 5,500 MT on a bulk vessel, as its request body and document requests. */
export const bulk = worked;
const { requestBody: body } = bulk;

const buyer = (reference: string) => found(masterData.buyers, reference);
const product = found(masterData.goods, "G3");
const unit = found(masterData.units, "U2");
const [line] = body.products;

/** Types the bulk case into the form of a new shipment of an exporter who has a firm and no other master data yet. */
export async function typeBulkCase(page: Page): Promise<void> {
  await fill(page, { "Shipment Name": body.name });
  await addOnTheWay(page, aBuyer("Consignee", "B5"));
  await addOnTheWay(page, { label: "Broker", typed: found(masterData.brokers, "BR1").name });
  await page.getByLabel("Number of Notify Parties").fill(String(body.notifyId.length));
  await pick(page, "Notify Party 1", buyer("B5").name);
  await addOnTheWay(page, aBuyer("Notify Party 2", "B10"));
  await addOnTheWay(page, aBuyer("Notify Party 3", "B9"));
  await addOnTheWay(page, { label: "Origin Country", typed: body.originCountry });
  await addOnTheWay(page, { label: "Destination Country", typed: body.destinationCountry });
  await addOnTheWay(page, { label: "Port of Loading", typed: body.portOfLoading });
  await addOnTheWay(page, { label: "Port of Discharge", typed: body.portOfDischarge });
  await pick(page, "Final Destination", body.finalDestination);
  await pick(page, "Pre-carriage", body.preCarriage);
  await fill(page, { Vessel: body.vessel });
  await addOnTheWay(page, { label: "Terms of Payment", typed: body.termsOfPayment });
  await addOnTheWay(page, { label: "Terms of Shipment", typed: body.termsOfShipment });
  await addOnTheWay(page, { label: "Currency", typed: body.currency });
  await typeLine(page);
  const { fob, freight, commission } = body.charges;
  await fill(page, { FOB: `${fob}`, Freight: `${freight}`, Commission: `${commission}` });
  await turn(page.getByRole("radio", { name: "Bulk Vessel" }));
  await pick(page, "Bank Details", "KCB USD");
  await addOnTheWay(page, { label: "Declaration", typed: body.declaration });
  await fill(page, { Notes: body.notes });
}

async function typeLine(page: Page): Promise<void> {
  await addOnTheWay(page, {
    label: "Product",
    typed: product.name,
    more: { "HSN Code": product.hsnCode, Specification: product.specification },
  });
  await addOnTheWay(page, {
    label: "Packaging Details",
    typed: unit.orderUnit,
    more: {
      "Packing Unit": unit.packingUnit,
      Weight: `${unit.weight}`,
      "Package Type": unit.packageType,
      "Net Weight": `${unit.netWeight}`,
      "Gross Weight": `${unit.grossWeight}`,
    },
    shown: /MT/,
  });
  await fill(page, {
    Quantity: `${line?.quantity}`,
    Rate: `${line?.rate}`,
    Marks: line?.marks ?? "",
    Description: line?.description ?? "",
  });
}

function aBuyer(label: string, reference: string) {
  const { name, address, country } = buyer(reference);
  return { label, typed: name, more: { Address: address }, country };
}

function found<Entry extends { ref: string }>(entries: Entry[], reference: string): Entry {
  const entry = entries.find(({ ref }) => ref === reference);
  if (entry === undefined) throw new Error(`The demo's data has no ${reference}`);
  return entry;
}
