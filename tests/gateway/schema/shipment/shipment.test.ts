import { describe, expect, test } from "vitest";
import { aGateway, globalId } from "../../../support/gateway/aGateway.ts";
import { bulkShipment, riceShipment } from "../../../support/fixtures/cases.ts";

describe("reading a shipment", () => {
  const whole = `query ($id: ID!) { node(id: $id) { ... on Shipment {
    version firm { firmId name ieCode pan } address { addressId name gst } isSellerDifferent seller { name } consignee { buyerId name } notifyParties { buyerId name }
    broker { brokerId name } bankDetails { bankId accountNumber } products { productId unitId name hsnCode quantity rate amount unit { unitId orderUnit packingUnit weight packageType }
      packages { total type netWeight grossWeight netWeightPerPackage grossWeightPerPackage } }
    charges { discount gstPercentage gst advance fob freight insurance commission } containerDetail { containerCount type } containers { containerNumber size netWeight unit }
    amountBeforeGST totalAmount totals { subtotal amountBeforeGST gst invoiceValue totalAmount cnfValue cifValue totalPackages totalNetWeight totalGrossWeight }
    invoiceNo invoiceDate contractDate attachments { totalCount } } } }`;

  test("gives the worked case's figures exactly, money with all its decimals, the rest without trailing zeros (R-361, R-364, R-392)", async () => {
    const { ask } = await aGateway();
    const answer = await ask(whole, { id: globalId("Shipment", "S1") });
    expect(answer.errors).toEqual([]);
    expect(answer.at("node.totals")).toEqual({
      subtotal: "82812.50",
      amountBeforeGST: "82500.00",
      gst: "0.00",
      invoiceValue: "82500.00",
      totalAmount: "66000.00",
      cnfValue: "82050.00",
      cifValue: "82500.00",
      totalPackages: "3000",
      totalNetWeight: "75000",
      totalGrossWeight: "75450",
    });
    expect(answer.at("node.products.1")).toMatchObject({
      quantity: "25",
      rate: "1142.5",
      amount: "28562.50",
      packages: { total: "1000", grossWeightPerPackage: "25.15" },
    });
    expect(answer.at("node.charges")).toMatchObject({ discount: "312.50", gstPercentage: "0", advance: "16500.00", commission: "750.00" });
    expect(answer.at("node")).toMatchObject({
      version: 1,
      amountBeforeGST: "82500.00",
      totalAmount: "66000.00",
      containerDetail: { containerCount: 3, type: "FCL" },
    });
  });

  test("gives the second case's figures exactly, with nothing of containers", async () => {
    const { ask, rest } = await aGateway();
    rest.shipments[0] = bulkShipment();
    const answer = await ask(whole, { id: globalId("Shipment", "S1") });
    expect(answer.at("node.totals")).toMatchObject({
      subtotal: "2047375.00",
      invoiceValue: "2047375.00",
      totalPackages: "110000",
      totalNetWeight: "5500000",
      totalGrossWeight: "5513200",
    });
    expect(answer.at("node")).toMatchObject({ containerDetail: null, containers: [] });
  });

  test("names the master records behind its copies by their global ids (R-361)", async () => {
    const { ask } = await aGateway();
    const answer = await ask(whole, { id: globalId("Shipment", "S1") });
    expect(answer.at("node")).toMatchObject({
      firm: { firmId: globalId("Firm", "F1") },
      address: { addressId: "F1A1" },
      consignee: { buyerId: globalId("Buyer", "B1") },
      notifyParties: [{ buyerId: globalId("Buyer", "B9") }],
      broker: { brokerId: globalId("Broker", "BR2") },
      bankDetails: { bankId: "F1B1" },
      products: [{ productId: globalId("Goods", "G1"), unit: { unitId: globalId("PackagingUnit", "U1") } }, {}],
    });
  });

  test.each([
    ["JPY", "66000", "82813"],
    ["KWD", "66000.000", "82812.500"],
    ["USD", "66000.00", "82812.50"],
  ])("gives money in %s with that currency's decimals", async (currency, totalAmount, subtotal) => {
    const { ask, rest } = await aGateway();
    rest.shipments = [riceShipment({ currency })];
    const answer = await ask("query ($id: ID!) { node(id: $id) { ... on Shipment { totalAmount totals { subtotal } } } }", {
      id: globalId("Shipment", "S1"),
    });
    expect(answer.at("node")).toEqual({ totalAmount, totals: { subtotal } });
  });

  test("turns REST's dates and gives null for blank numbers (R-362)", async () => {
    const { ask, rest } = await aGateway();
    Object.assign(rest.shipments[0] ?? {}, { invoiceNo: "TV/EXP/042/25-26", invoiceDate: "12/11/2025", contractDate: "" });
    const answer = await ask(whole, { id: globalId("Shipment", "S1") });
    expect(answer.at("node")).toMatchObject({ invoiceNo: "TV/EXP/042/25-26", invoiceDate: "2025-11-12", contractDate: null });
  });

  test("of which the service tells next to nothing reads with that; without its id it is a typed fault that names the place", async () => {
    const { ask, rest } = await aGateway();
    rest.say("GET /v1/shipment", { data: { shipmentId: "S1" } }, 1);
    const bare = await ask(whole, { id: globalId("Shipment", "S1") });
    expect(bare.errors).toEqual([]);
    expect(bare.at("node")).toMatchObject({
      consignee: { buyerId: "", name: "" },
      totalAmount: null,
      charges: null,
      totals: null,
      products: [],
    });
    rest.say("GET /v1/shipment", { data: { firmId: "F1", createdAt: "2025-10-01T06:00:00Z" } });
    const { data, errors } = await ask(whole, { id: globalId("Shipment", "S1") });
    expect(data).toEqual({ node: null });
    expect(errors[0]).toMatchObject({
      message: "The service's answer is incomplete at shipmentId",
      extensions: { code: "BAD_UPSTREAM_RESPONSE" },
    });
  });
});
