import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aRecord, aShipment, aShipmentBody, type Exporter } from "../../support/api/anExporter.ts";
import { workedShipments } from "../../support/api/shipments/workedShipments.ts";

let api: TestApi;
let exporter: Exporter;
beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
});
afterAll(() => api.close());

const read = async ({ user }: Exporter, { shipmentId }: Shipment) =>
  (await user.get<Shipment>(`/v1/shipment?shipmentId=${shipmentId}`)).data;

test("the worked cases warn of nothing", async () => {
  const { user, cases } = await workedShipments(api);
  for (const { body } of cases) expect((await user.post<Shipment>("/v1/shipment/add", body)).data.warnings).toEqual([]);
});

test("warnings are answered by add, update, refresh and reading, and keep nothing from being stored", async () => {
  const [container] = aShipmentBody(exporter).container ?? [];
  if (!container) throw new Error("The shipment lists no container");
  const listed = [container, { ...container, grossWeight: 1 }];
  const warned = await aShipment(exporter, { container: listed });
  const codes = (shipment: Shipment) => shipment.warnings?.map(({ code, field }) => [code, field.join(".")]);
  const expected = [
    ["TOO_MANY_CONTAINERS", "containerDetail.containers"],
    ["CONTAINER_TWICE", "container.1.containerNumber"],
    ["GROSS_BELOW_NET", "container.1.grossWeight"],
  ];
  expect(codes(warned)).toEqual(expected);
  expect(codes(await read(exporter, warned))).toEqual(expected);
  const refreshed = await exporter.user.post<Shipment>(`/v1/shipment/refresh?shipmentId=${warned.shipmentId}`);
  expect(codes(refreshed.data)).toEqual(expected);
  const at = `/v1/shipment/update?shipmentId=${warned.shipmentId}`;
  const mended = await exporter.user.post<Shipment>(at, aShipmentBody(exporter));
  expect(mended.data.warnings).toEqual([]);
});

test("a commission that is more than the amount before GST is a warning with both figures (R-1394)", async () => {
  const doubts = async (commission: number, discount = 0) => {
    const charges = { ...aShipmentBody(exporter).charges, commission, discount };
    const figures = { amountBeforeGST: 10_000 - discount, totalAmount: 10_000 - discount };
    return (await aShipment(exporter, { charges, ...figures })).warnings;
  };
  const message = "The commission is USD 20,000.00, more than the amount before GST, USD 10,000.00";
  expect(await doubts(20_000)).toEqual([{ code: "COMMISSION", field: ["charges", "commission"], message }]);
  expect([await doubts(10_000), await doubts(0, 10_000)]).toEqual([[], []]);
});

test("containers that weigh more than the goods are warned of with both figures, which a packing list prints (R-1119)", async () => {
  const [container] = aShipmentBody(exporter).container ?? [];
  if (!container) throw new Error("The shipment lists no container");
  const { warnings } = await aShipment(exporter, { container: [{ ...container, grossWeight: 10_080 }] });
  const message = "The containers weigh 10,080.00 KG gross, but the goods 10,060.00 KG";
  expect(warnings).toEqual([{ code: "CONTAINER_WEIGHT", field: ["container", "0", "grossWeight"], message }]);
});

test("a script that no document prints is told when the shipment is saved, by the field that brought it, and prevents nothing (R-495)", async () => {
  const buyer = { name: "ලංකා වෙළඳ", address: "Colombo", country: "Sri Lanka" };
  const buyerId = await aRecord(exporter.user, "buyer", buyer, "buyerId");
  const shipment = await aShipment(exporter, { consigneeId: buyerId, vessel: "MV अनुपम", notes: "ලංකා" });
  expect(shipment.warnings).toEqual([
    { code: "SCRIPT_UNPRINTABLE", field: ["consigneeId", "name"], message: "Sinhala letters cannot be printed (in consignee name)" },
  ]);
});

describe("a document number that another shipment has", () => {
  const numbered = async (of: Exporter, request: object, kind = "invoice") => {
    const shipment = await aShipment(of);
    const defaults = { printCNF: false, printSpecification: false, printCommission: false, addPL: false, letterhead: false, remarks: "" };
    const at = `/v1/shipment/document/${kind}?shipmentId=${shipment.shipmentId}`;
    const { errors } = await of.user.post(at, { ...defaults, ...request });
    expect(errors).toEqual([]);
    return shipment;
  };
  const messages = async (of: Exporter, shipment: Shipment) => (await read(of, shipment)).warnings?.map(({ message }) => message);
  const invoice = { invoiceNo: "TV/1", invoiceDate: "12/11/2025" };

  test("of the same firm is told on both, by its kind", async () => {
    const first = await numbered(exporter, invoice);
    expect(await messages(exporter, first)).toEqual([]);
    const second = await numbered(exporter, { ...invoice, piNo: "TV/2", piDate: "12/11/2025" });
    const third = await numbered(exporter, { piNo: "TV/1", piDate: "12/11/2025" }, "proforma-invoice");
    const warning = 'Invoice number TV/1 is also on the shipment "Rice to Jebel Ali"';
    expect(await messages(exporter, first)).toEqual([warning]);
    expect(await messages(exporter, second)).toEqual([warning]);
    expect(await messages(exporter, third)).toEqual([]);
    expect((await read(exporter, second)).warnings).toMatchObject([{ code: "NUMBER_REUSED", field: ["invoiceNo"] }]);
  });

  test("is nobody else's business: another owner may have it", async () => {
    const stranger = await anExporter(api);
    expect(await messages(stranger, await numbered(stranger, invoice))).toEqual([]);
  });
});
