import { fromDayMonthYear } from "#domain/time/dates.ts";
import { preCarriageOf } from "#domain/shipment/shipment.ts";
import cases from "#domain/sampleData/workedCases.json" with { type: "json" };
import masterData from "#domain/sampleData/masterData.json" with { type: "json" };
import progress from "./data/progress.json" with { type: "json" };
import rows from "#domain/sampleData/shipments.json" with { type: "json" };
import type { Client } from "./client.ts";
import type { Ids } from "./masterData.ts";
import { enterPapers } from "./papers.ts";

type Input = Record<string, unknown>;
type WorkedCase = (typeof cases)[number];
type Row = (typeof rows)[number];

export const shipmentCount = cases.length + rows.length;

/** Enters the two computed cases with all their documents, then thirty shipments of the last two years, each with its invoice. */
export async function enterShipments(client: Client, ids: Ids, onEntry: () => void): Promise<void> {
  for (const worked of cases) {
    const shipmentId = await create(client, weighed(workedInput(worked, ids)));
    await generateAll(client, shipmentId, worked.documentRequests);
    if (worked.requestBody.type === "CONTAINERISED") await enterProgress(client, shipmentId);
    await enterPapers(client, shipmentId, worked.requestBody.type);
    onEntry();
  }
  for (const row of rows) {
    const shipmentId = await create(client, rowInput(row, ids));
    const invoice = {
      invoiceNo: `TV/EXP/${String(row.n).padStart(3, "0")}/${row.date.slice(2, 4)}`,
      invoiceDate: row.date,
      letterhead: true,
    };
    await generate(client, "Invoice", { shipmentId, ...invoice });
    onEntry();
  }
}

async function create(client: Client, input: Input): Promise<string> {
  const document = "mutation ($input: CreateShipmentInput!) { createShipment(input: $input) { shipment { id } errors { message } } }";
  const { createShipment } = await client.send<{ createShipment: { shipment: { id: string } } }>(document, { input });
  return createShipment.shipment.id;
}

/** The rice is on board with its papers at the bank, two days later than planned. */
async function enterProgress(client: Client, shipmentId: string): Promise<void> {
  await client.send("mutation ($input: UpdateTransportInput!) { updateTransport(input: $input) { errors { message } } }", {
    input: { id: shipmentId, ...progress.transport },
  });
  for (const dates of progress.milestones) {
    await client.send("mutation ($input: SetMilestoneInput!) { setMilestone(input: $input) { errors { message } } }", {
      input: { id: shipmentId, ...dates },
    });
  }
}

async function generate(client: Client, document: string, input: Input): Promise<void> {
  const operation = `mutation ($input: Generate${document}Input!) { generate${document}(input: $input) { errors { message } } }`;
  await client.send(operation, { input });
}

/** The same with what a VGM declaration needs of its containers. */
function weighed<Worked extends { containers: object[] }>(input: Worked): Worked {
  const more = { isoType: "22G1", tareWeight: 2200, maxGrossWeight: 30480, dunnageWeight: 120 };
  return { ...input, containers: input.containers.map((each) => ({ ...each, ...more })) };
}

async function generateAll(client: Client, shipmentId: string, requests: WorkedCase["documentRequests"]): Promise<void> {
  const { proformaInvoice, invoice, packingList } = requests;
  const { contractNumber: contractNo, ...contract } = requests.contract;
  const fields = Object.entries(contract.fields).map(([name, value]) => ({ name, value }));
  await generate(client, "Contract", { shipmentId, contractNo, ...withDays(contract), fields });
  await generate(client, "ProformaInvoice", { shipmentId, ...withDays(proformaInvoice) });
  await generate(client, "Invoice", { shipmentId, ...withDays(invoice) });
  await generate(client, "PackingList", { shipmentId, ...withDays(packingList) });
}

function withDays(request: Input): Input {
  return Object.fromEntries(
    Object.entries(request).map(([name, value]) => [
      name,
      name.endsWith("Date") && typeof value === "string" ? fromDayMonthYear(value) : value,
    ]),
  );
}

/** A case's REST body as a GraphQL input: ids for its references, no computed figures. */
export function workedInput({ requestBody }: WorkedCase, ids: Ids): Input & { containers: object[] } {
  const id = (reference: string) => ids.get(reference.replace(/[<>]/g, ""));
  const {
    notifyId,
    products,
    charges,
    container,
    containerDetail,
    totalQuantity,
    totalGrossQuantity,
    amountBeforeGST,
    totalAmount,
    ...rest
  } = requestBody;
  const { gst, ...entered } = charges;
  return {
    ...rest,
    preCarriage: preCarriageOf(rest.preCarriage),
    firmId: id(rest.firmId),
    addressId: id(rest.addressId),
    consigneeId: id(rest.consigneeId),
    brokerId: id(rest.brokerId),
    bankId: id(rest.bankId),
    notifyPartyIds: notifyId.map(id),
    products: products.map(({ package: packages, ...line }) => ({
      ...line,
      productId: id(line.productId),
      unitId: id(line.unitId),
      netWeightPerPackage: packages.netWeightPerPackage,
      grossWeightPerPackage: packages.grossWeightPerPackage,
    })),
    charges: entered,
    ...(containerDetail ? { containerDetail: { containerCount: containerDetail.containers, type: containerDetail.type } } : {}),
    containers: container ?? [],
  };
}

/** A row of the demo, completed with bulk, the head office, the first bank and declaration. */
function rowInput(row: Row, ids: Ids): Input {
  const product = masterData.goods.find(({ name }) => name === row.product);
  const unit = masterData.units.find(({ ref }) => ref === row.unit);
  const port = masterData.dischargePorts.find(({ name }) => name === row.portOfDischarge);
  const buyer = masterData.buyers.find(({ name }) => name === row.buyer);
  return {
    firmId: ids.get(row.firm),
    addressId: ids.get(`${row.firm}A1`),
    bankId: ids.get(`${row.firm}B1`),
    consigneeId: ids.get(buyer?.ref ?? ""),
    brokerId: ids.get(row.broker),
    name: `${row.product} ${row.date}`,
    originCountry: "India",
    destinationCountry: port?.country,
    portOfLoading: row.portOfLoading,
    portOfDischarge: row.portOfDischarge,
    finalDestination: row.portOfDischarge,
    termsOfPayment: masterData.paymentTerms[0],
    termsOfShipment: row.term,
    currency: row.currency,
    declaration: masterData.declarations[0],
    type: "BULK",
    products: [
      {
        productId: ids.get(product?.ref ?? ""),
        unitId: ids.get(row.unit),
        quantity: row.quantity,
        rate: row.rate,
        specification: product?.specification,
        netWeightPerPackage: unit?.netWeight,
        grossWeightPerPackage: unit?.grossWeight,
      },
    ],
  };
}
