import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aRecord, aShipment, aShipmentBody, type Exporter } from "../../support/api/anExporter.ts";
import { sendProgress, warningTexts } from "../../support/api/calls/progressCalls.ts";
import { workedShipments } from "../../support/api/shipments/workedShipments.ts";

let api: TestApi;
let exporter: Exporter;
beforeAll(async () => {
  api = await anApi({ clock: () => new Date("2026-02-20T20:00:00Z") });
  exporter = await anExporter(api);
});
afterAll(() => api.close());

/** The warnings of a shipment with these fields of the card, as "field: message". */
async function warningsOf(card: object, change: Parameters<typeof aShipmentBody>[1] = {}): Promise<string[]> {
  const shipment = await aShipment(exporter, change);
  const { data, errors } = await sendProgress(exporter.user, "transport", shipment, card);
  expect(errors).toEqual([]);
  return warningTexts(data);
}

describe("the freight term", () => {
  test("that contradicts the terms of shipment is a warning (R-580)", async () => {
    expect(await warningsOf({ freightTerm: "COLLECT" }, { termsOfShipment: "CIF Jebel Ali" })).toEqual([
      "transport.freightTerm: Freight is collect, but by the terms of shipment it is prepaid",
    ]);
    expect(await warningsOf({ freightTerm: "PREPAID" }, { termsOfShipment: "FOB Mundra", charges: noCharges() })).toEqual([
      "transport.freightTerm: Freight is prepaid, but by the terms of shipment it is collect",
    ]);
  });

  test("that fits them, or terms without an Incoterm, are none (R-580)", async () => {
    expect(await warningsOf({ freightTerm: "PREPAID" }, { termsOfShipment: "CFR Mombasa" })).toEqual([]);
    expect(await warningsOf({ freightTerm: "COLLECT" }, { termsOfShipment: "As agreed" })).toEqual([]);
  });
});

function noCharges() {
  const body = aShipmentBody(exporter);
  return { ...body.charges, fob: 0, freight: 0, insurance: 0 };
}

describe("documents under a letter of credit", () => {
  const credit = { lcNo: "GLB/ILC/25/00417" };
  const due = "due at the bank by 09/12/2025, 21 days after the on board date (UCP 600 art. 14 c)";

  async function sent(actual: string, milestone = "DOCS_SENT"): Promise<string[]> {
    const shipment = await aShipment(exporter, credit);
    await sendProgress(exporter.user, "transport", shipment, { onBoardDate: "18/11/2025" });
    return warningTexts((await sendProgress(exporter.user, "milestone", shipment, { milestone, actual })).data);
  }

  test("that are not sent yet are a warning from the on board date on, which names the last day (R-581)", async () => {
    const warning = `progress.DOCS_SENT.actual: Documents are ${due}; they are not sent yet`;
    expect(await warningsOf({ onBoardDate: "18/11/2025" }, credit)).toEqual([warning]);
    expect(await warningsOf({ onBoardDate: "" }, credit)).toEqual([]);
  });

  test("are in time on the 21st day, and late on the next (R-581)", async () => {
    expect(await sent("09/12/2025")).toEqual([]);
    expect(await sent("10/12/2025")).toEqual([`progress.DOCS_SENT.actual: Documents are ${due}; they were sent on 10/12/2025`]);
  });

  test("are not waited for once the shipment is paid or cancelled, or without a letter of credit (R-581)", async () => {
    expect(await sent("20/12/2025", "PAID")).toEqual([]);
    expect(await warningsOf({ onBoardDate: "18/11/2025" })).toEqual([]);
    const shipment = await aShipment(exporter, credit);
    await sendProgress(exporter.user, "transport", shipment, { onBoardDate: "18/11/2025" });
    expect(warningTexts((await sendProgress(exporter.user, "cancel", shipment, { reason: "Withdrawn" })).data)).toEqual([]);
  });
});

describe("a fact on the bill of lading", () => {
  const route = { vessel: "MV GULF PIONEER V.214", portOfLoading: "Mundra", portOfDischarge: "Jebel Ali" };

  test.each([
    ["vesselOnBl", "MV GULF PIONEER II V.214", "Vessel on B/L is MV GULF PIONEER II V.214, but the shipment has MV GULF PIONEER V.214"],
    ["vesselOnBl", "Gulf Pioneer V.215", "Vessel on B/L is Gulf Pioneer V.215, but the shipment has MV GULF PIONEER V.214"],
    ["polOnBl", "Nhava Sheva", "Port of Loading on B/L is Nhava Sheva, but the shipment has Mundra"],
    ["podOnBl", "Port Klang", "Port of Discharge on B/L is Port Klang, but the shipment has Jebel Ali"],
  ])("that differs is a warning at %s: %s (R-582)", async (field, text, message) => {
    expect(await warningsOf({ [field]: text }, route)).toEqual([`transport.${field}: ${message}`]);
  });

  test.each([
    ["vesselOnBl", "gulf pioneer"],
    ["vesselOnBl", "M/V Gulf Pioneer Voy. 214"],
    ["vesselOnBl", "M.V.GULF PIONEER, V 214"],
    ["polOnBl", "MUNDRA PORT, INDIA"],
    ["podOnBl", "PORT OF JEBEL ALI (UAE)"],
  ])("in another spelling is none: %s %s (R-582)", async (field, text) => {
    expect(await warningsOf({ [field]: text }, route)).toEqual([]);
  });

  test("that the shipment lacks is none (R-582)", async () => {
    expect(await warningsOf({ vesselOnBl: "MV GULF PIONEER", containersOnBl: "TVXU1001010" }, { vessel: "", container: [] })).toEqual([]);
  });

  test("about packages and gross weight is compared exactly (R-582)", async () => {
    expect(await warningsOf({ packagesOnBl: 400, grossOnBl: 10060 })).toEqual([]);
    expect(await warningsOf({ packagesOnBl: 4000, grossOnBl: "10060.001" })).toEqual([
      "transport.packagesOnBl: Packages on B/L is 4,000, but the shipment has 400",
      "transport.grossOnBl: Gross Weight on B/L is 10,060.001, but the shipment has 10,060.00 KG",
    ]);
  });

  test("about gross weight may be in packing units or in kilograms, as exact as it was entered (R-582)", async () => {
    const pounds = await aRecord(
      exporter.user,
      "unit",
      { orderUnit: "LB", packingUnit: "LB", weight: 1, packageType: "BAG", netWeight: 50, grossWeight: 51 },
      "unitId",
    );
    const body = aShipmentBody(exporter);
    const [line] = body.products;
    if (!line) throw new Error("The shipment has no line");
    const weights = { netWeightPerPackage: 50, grossWeightPerPackage: 51 };
    const packages = { ...line.package, ...weights, total: 20, netWeight: 1000, grossWeight: 1020 };
    const amount = { amountBeforeGST: 1000, totalAmount: 1000, totalQuantity: 1000, totalGrossQuantity: 1020, charges: noCharges() };
    const inPounds = { ...amount, products: [{ ...line, unitId: pounds, quantity: 1000, rate: 1, package: packages }], container: [] };
    expect(await warningsOf({ grossOnBl: 1020 }, inPounds)).toEqual([]);
    expect(await warningsOf({ grossOnBl: "462.66" }, inPounds)).toEqual([]);
    expect(await warningsOf({ grossOnBl: "462.664" }, inPounds)).toEqual([]);
    expect(await warningsOf({ grossOnBl: "462.67" }, inPounds)).toEqual([
      "transport.grossOnBl: Gross Weight on B/L is 462.67, but the shipment has 1,020.00 LB",
    ]);
  });

  test("about gross weight is none for what papers add up from lines that they round (R-246, R-582)", async () => {
    const tonnes = { orderUnit: "MT", packingUnit: "MT", weight: 1, packageType: "BAG", netWeight: 1.25, grossWeight: 1.256 };
    const unitId = await aRecord(exporter.user, "unit", tonnes, "unitId");
    const [line] = aShipmentBody(exporter).products;
    if (!line) throw new Error("The shipment has no line");
    // Each line weighs 0.5024 MT, which papers round to 0.502 MT, on a bill of lading 502 KG.
    const weights = { total: 0.4, netWeight: 0.5, grossWeight: 0.502, netWeightPerPackage: 1.25, grossWeightPerPackage: 1.256 };
    const half = { ...line, unitId, quantity: 0.5, package: { ...line.package, ...weights } };
    const sums = { amountBeforeGST: 1000, totalAmount: 1000, totalQuantity: 1, totalGrossQuantity: 1.005, charges: noCharges() };
    const inTonnes = { ...sums, products: [half, half], container: [] };
    for (const grossOnBl of ["1.004", 1004]) expect(await warningsOf({ grossOnBl }, inTonnes)).toEqual([]);
    expect(await warningsOf({ grossOnBl: "1.005" }, inTonnes)).toEqual([
      "transport.grossOnBl: Gross Weight on B/L is 1.005, but the shipment has 1.004 MT",
    ]);
  });

  test("about containers is compared as a set (R-582)", async () => {
    const [row] = aShipmentBody(exporter).container ?? [];
    if (!row) throw new Error("The shipment lists no container");
    const half = { ...row, netWeight: 5_000, grossWeight: 5_030 };
    const container = [half, { ...half, containerNumber: "TVXU1001026" }];
    const two = { container, containerDetail: { containers: 2, type: "FCL" as const } };
    for (const text of ["TVXU1001026, TVXU1001010", "tvxu 100101-0; tvxu 100102-6", "TVXU1001026 TVXU1001010", "TVXU1001010\nTVXU1001026,"])
      expect(await warningsOf({ containersOnBl: text }, two)).toEqual([]);
    expect(await warningsOf({ containersOnBl: "TVXU1001010, TVXU1001031" }, two)).toEqual([
      "transport.containersOnBl: Containers on B/L differ: TVXU1001026 is not on the B/L; TVXU1001031 is only on the B/L",
    ]);
  });
});

test("a bill of lading dated before the on board date, or more than 21 days after it, is a warning (R-585)", async () => {
  const dates = (blDate: string, blType = "ORIGINAL") => warningsOf({ blDate, blType, onBoardDate: "18/11/2025" });
  expect(await dates("18/11/2025")).toEqual([]);
  expect(await dates("09/12/2025")).toEqual([]);
  expect(await dates("17/11/2025")).toEqual(["transport.blDate: B/L date 17/11/2025 is before the on board date 18/11/2025"]);
  expect(await dates("10/12/2025")).toEqual([
    "transport.blDate: B/L date 10/12/2025 is more than 21 days after the on board date 18/11/2025",
  ]);
  // An air waybill is of the day on which the goods are accepted for carriage.
  expect(await dates("17/11/2025", "AIR")).toEqual([]);
  expect(await dates("10/12/2025", "AIR")).toHaveLength(1);
});

test("the worked cases warn of nothing once their cards agree with them (R-582)", async () => {
  const { user, cases } = await workedShipments(api);
  for (const { body } of cases) {
    const { data: shipment } = await user.post<Shipment>("/v1/shipment/add", body);
    const packages = shipment.products.reduce((total, line) => total + Math.ceil(Number(line.package.total)), 0);
    const card = {
      freightTerm: shipment.termsOfShipment.startsWith("C") ? "PREPAID" : "COLLECT",
      vesselOnBl: shipment.vessel,
      polOnBl: `Port of ${shipment.portOfLoading}, India`,
      podOnBl: shipment.portOfDischarge,
      packagesOnBl: packages,
      grossOnBl: Number(shipment.totalGrossQuantity),
      containersOnBl: (shipment.container ?? []).map(({ containerNumber }) => containerNumber).join(", "),
      onBoardDate: "18/11/2025",
      blDate: "19/11/2025",
    };
    expect(warningTexts((await sendProgress(user, "transport", shipment, card)).data)).toEqual([]);
  }
});
