import data from "#domain/sampleData/masterData.json" with { type: "json" };
import type { Client } from "./client.ts";

/** The ids that records got on this server, by the names they have in the demo's data (`B1`, `F1A1`, …). */
export type Ids = Map<string, string>;

type Record_ = { ref?: string; name?: string };

const lists = [
  ["ORIGIN_COUNTRIES", data.originCountries],
  ["DESTINATION_COUNTRIES", data.destinationCountries],
  ["PAYMENT_TERMS", data.paymentTerms],
  ["SHIPMENT_TERMS", data.shipmentTerms],
  ["CURRENCIES", data.currency],
  ["DECLARATIONS", data.declarations],
] as const;

/** Enters the fifteen kinds of master data and returns their ids; `onEntry` is called once for each entry. */
export async function enterMasterData(client: Client, onEntry: () => void): Promise<Ids> {
  for (const [list, items] of lists) {
    await client.send("mutation ($input: ReplaceListItemsInput!) { replaceListItems(input: $input) { errors { message } } }", {
      input: { list, items },
    });
    onEntry();
  }
  const ids: Ids = new Map();
  await enterFirms(client, ids, onEntry);
  const records: [string, string, Record_[]][] = [
    ["Buyer", "buyer", data.buyers],
    ["Broker", "broker", data.brokers],
    ["LoadingPort", "loadingPort", [...data.loadingPorts, ...data.placesOfReceipt]],
    ["DischargePort", "dischargePort", data.dischargePorts],
    ["PackagingUnit", "packagingUnit", data.units],
    ["Goods", "goods", data.goods],
    ["ContractFormat", "contractFormat", data.contractFormats.map((format) => ({ ...format, fields: fieldList(format.fields) }))],
    ["DocumentTemplate", "documentTemplate", data.documentTemplates],
  ];
  for (const [type, noun, items] of records) {
    for (const { ref, ...input } of items) {
      const document = `mutation ($input: Create${type}Input!) { created: create${type}(input: $input) { record: ${noun} { id } errors { message } } }`;
      const { created } = await client.send<{ created: { record: { id: string } } }>(document, { input });
      if (ref) ids.set(ref, created.record.id);
      onEntry();
    }
  }
  return ids;
}

async function enterFirms(client: Client, ids: Ids, onEntry: () => void): Promise<void> {
  for (const { ref: firmRef, address, bankDetails, ...firm } of data.firms) {
    const input = {
      ...firm,
      stampKey: await uploadImage(client, `stamp-${firmRef.toLowerCase()}.png`, "STAMP_SIGN"),
      letterheadKey: firmRef === "F1" ? await uploadImage(client, "letterhead-f1.png", "LETTERHEAD") : "",
      addresses: address.map(({ ref, ...entry }) => entry),
      bankDetails: bankDetails.map(({ ref, ...entry }) => entry),
    };
    type Created = { createFirm: { firm: { id: string; addresses: { addressId: string }[]; bankDetails: { bankId: string }[] } } };
    const { createFirm } = await client.send<Created>(
      "mutation ($input: CreateFirmInput!) { createFirm(input: $input) { firm { id addresses { addressId } bankDetails { bankId } } errors { message } } }",
      { input },
    );
    ids.set(firmRef, createFirm.firm.id);
    createFirm.firm.addresses.forEach(({ addressId }, index) => ids.set(`${firmRef}A${index + 1}`, addressId));
    createFirm.firm.bankDetails.forEach(({ bankId }, index) => ids.set(`${firmRef}B${index + 1}`, bankId));
    onEntry();
  }
}

export async function uploadImage(client: Client, name: string, type: string): Promise<string> {
  const path = new URL(`../api/sampleData/images/${name}`, import.meta.url).pathname;
  const document = "mutation ($input: UploadFirmImageInput!) { uploadFirmImage(input: $input) { key errors { message } } }";
  const { uploadFirmImage } = await client.upload<{ uploadFirmImage: { key: string } }>(document, { type }, path);
  return uploadFirmImage.key;
}

function fieldList(fields: Record<string, string | undefined>): { name: string; value: string }[] {
  return Object.entries(fields).map(([name, value]) => ({ name, value: value ?? "" }));
}
