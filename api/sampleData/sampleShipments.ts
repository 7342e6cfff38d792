import cases from "#domain/sampleData/workedCases.json" with { type: "json" };
import masterData from "#domain/sampleData/masterData.json" with { type: "json" };
import rows from "#domain/sampleData/shipments.json" with { type: "json" };
import { readShipmentBody, type SentShipment } from "../shipment/input/readShipmentBody.ts";
import type { SampleIds } from "./enterMasterData.ts";

/** The sample's shipments, checked like those of a request, with the office's ids: older ones in bulk, then the two that fill every document, the newest in containers. */
export function sampleShipments(ids: SampleIds): SentShipment[] {
  const bodies = [...rows.map((row) => rowBody(row, ids)), ...cases.toReversed().map(({ requestBody }) => withIds(requestBody, ids))];
  return bodies.map((body) => readShipmentBody(body).input);
}

/** The references `<F1>` of a case replaced by ids. */
function withIds(body: object, ids: SampleIds): unknown {
  return JSON.parse(JSON.stringify(body), (_key, value: unknown) =>
    typeof value === "string" ? value.replace(/^<(\w+)>$/, (_, ref: string) => ids.get(ref) ?? "") : value,
  );
}

/** A row as the body of a shipment in bulk, from the firm's first address and account. */
function rowBody(row: (typeof rows)[number], ids: SampleIds): object {
  const product = masterData.goods.find(({ name }) => name === row.product);
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
    charges: {},
    products: [
      {
        productId: ids.get(product?.ref ?? ""),
        unitId: ids.get(row.unit),
        quantity: row.quantity,
        rate: row.rate,
        specification: product?.specification,
      },
    ],
  };
}
