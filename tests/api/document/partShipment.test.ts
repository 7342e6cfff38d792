import { afterAll, beforeAll, expect, test } from "vitest";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, aShipmentBody, type Exporter } from "../../support/api/anExporter.ts";
import { documentCalls } from "../../support/api/calls/documentCalls.ts";

let api: TestApi;
let exporter: Exporter;
beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
});
afterAll(() => api.close());

test("later documents may have less than the contract, as a part shipment has, but no more, and agree with each other (R-533)", async () => {
  const { shipmentId } = await aShipment(exporter);
  const calls = documentCalls(exporter.user, shipmentId);
  const body = aShipmentBody(exporter);
  const [line] = body.products;
  if (line === undefined) throw new Error("The shipment has no line");
  const differing = async () => ((await calls.read()).warnings ?? []).filter(({ code }) => code === "DOCUMENTS_DIFFER");
  const ship = async (bags: number) => {
    const [netWeight, grossWeight] = [bags * 25, bags * 25.15];
    const products = [{ ...line, quantity: bags / 40, package: { ...line.package, total: bags, netWeight, grossWeight } }];
    const sums = { totalQuantity: netWeight, totalGrossQuantity: grossWeight, amountBeforeGST: bags * 25, totalAmount: bags * 25 };
    const { errors } = await exporter.user.post(`/v1/shipment/update?shipmentId=${shipmentId}`, { ...body, products, ...sums });
    expect(errors).toEqual([]);
  };
  await calls.generate("contract");
  await ship(160);
  await calls.generate("invoice");
  expect(await differing()).toEqual([]);
  await ship(120);
  await calls.generate("packing-list");
  expect((await differing()).map(({ message }) => message)).toContain("Total packages: Invoice says 160 BAGS, packing list says 120 BAGS");
  await ship(440);
  await calls.generate("invoice");
  expect((await differing()).map(({ message }) => message)).toContain("Total packages: Contract says 400 BAGS, invoice says 440 BAGS");
});

test("long values that two documents print differently are shortened in the warning around their difference (R-533)", async () => {
  const { shipmentId } = await aShipment(exporter);
  const calls = documentCalls(exporter.user, shipmentId);
  const pay = (days: number) => {
    const termsOfPayment = `${"By telegraphic transfer after the papers were seen. ".repeat(6)}${days} days after arrival`;
    return exporter.user.post(`/v1/shipment/update?shipmentId=${shipmentId}`, { ...aShipmentBody(exporter), termsOfPayment });
  };
  await pay(30);
  await calls.generate("invoice");
  await pay(60);
  await calls.generate("proforma-invoice");
  const differing = (await calls.read()).warnings?.filter(({ code }) => code === "DOCUMENTS_DIFFER");
  const seen = "…ic transfer after the papers were seen.";
  expect(differing?.map(({ message }) => message)).toEqual([
    `Terms of delivery and payment: Proforma Invoice says ${seen} 60 days after arrival, invoice says ${seen} 30 days after arrival`,
  ]);
});
