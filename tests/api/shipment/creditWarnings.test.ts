import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { sendProgress, warningTexts } from "../../support/api/calls/progressCalls.ts";
import { documentCalls } from "../../support/api/calls/documentCalls.ts";

let api: TestApi;
let exporter: Exporter;
beforeAll(async () => {
  api = await anApi({ clock: () => new Date("2026-02-20T20:00:00Z") });
  exporter = await anExporter(api);
});
afterAll(() => api.close());

const credit = { lcNo: "GLB/ILC/25/00417", lcDate: "10/10/2025", lcLatestShipment: "30/11/2025", lcExpiry: "21/12/2025" };

/** The warnings of a shipment under a credit with this card, as "field: message". */
async function warningsOf(card: object, given: object = {}): Promise<string[]> {
  const shipment = await aShipment(exporter, { ...credit, ...given });
  const { data, errors } = await sendProgress(exporter.user, "transport", shipment, { voyage: "214W", ...card });
  expect(errors).toEqual([]);
  return warningTexts(data);
}

describe("the latest date of shipment of a letter of credit", () => {
  test("is the last day on board; a bill of lading without that date, and an ETD, are compared too (R-1148)", async () => {
    const late = (label: string) => `${label} 01/12/2025 is after the L/C's latest date of shipment, 30/11/2025`;
    expect(await warningsOf({ etd: "30/11/2025" })).toEqual([]);
    expect(await warningsOf({ etd: "01/12/2025" })).toEqual([`transport.etd: ${late("ETD")}`]);
    expect(await warningsOf({ blDate: "01/12/2025" })).toEqual([`transport.blDate: ${late("B/L Date")}`]);
    const [doubt] = await warningsOf({ onBoardDate: "01/12/2025", etd: "29/11/2025" });
    expect(doubt).toBe(`transport.onBoardDate: ${late("On Board Date")}`);
  });

  test("is the expiry where the credit has none, and nothing without a credit (R-1148)", async () => {
    const etd = { etd: "22/12/2025" };
    expect(await warningsOf(etd, { lcLatestShipment: "" })).toEqual([
      "transport.etd: ETD 22/12/2025 is after the L/C's expiry, 21/12/2025",
    ]);
    expect(await warningsOf(etd, { lcNo: "" })).toEqual([]);
  });
});

test("a credit that expires before its own date or its latest date of shipment is doubted (R-1148)", async () => {
  expect(await warningsOf({}, { lcExpiry: "30/11/2025" })).toEqual([]);
  expect(await warningsOf({}, { lcExpiry: "09/10/2025" })).toEqual([
    "lcExpiry: The L/C expires on 09/10/2025, before its date, 10/10/2025",
    "lcExpiry: The L/C expires on 09/10/2025, before its latest date of shipment, 30/11/2025",
  ]);
});

test("documents are due when the credit expires, if that is before the 21st day after the on board date (R-581) (R-1148)", async () => {
  const state = "they are not sent yet";
  expect(await warningsOf({ onBoardDate: "30/11/2025" })).toEqual([
    `progress.DOCS_SENT.actual: Documents are due at the bank by 21/12/2025, 21 days after the on board date (UCP 600 art. 14 c); ${state}`,
  ]);
  expect(await warningsOf({ onBoardDate: "30/11/2025" }, { lcExpiry: "20/12/2025" })).toEqual([
    `progress.DOCS_SENT.actual: Documents are due at the bank by 20/12/2025, when the L/C expires (UCP 600 art. 14 c); ${state}`,
  ]);
});

describe("dates of the transport card that contradict each other", () => {
  test.each([
    [
      { shippingBillDate: "14/11/2025", leoDate: "13/11/2025" },
      "leoDate: LEO Date 13/11/2025 is before the shipping bill date, 14/11/2025",
    ],
    [{ leoDate: "16/11/2025", onBoardDate: "15/11/2025" }, "onBoardDate: On Board Date 15/11/2025 is before the LEO date, 16/11/2025"],
    [{ etd: "18/11/2025", eta: "17/11/2025" }, "eta: ETA 17/11/2025 is before the ETD, 18/11/2025"],
    [{ etd: "18/11/2025", eta: "19/11/2025", onBoardDate: "20/11/2025" }, "eta: ETA 19/11/2025 is before the on board date, 20/11/2025"],
  ])("are a warning: %j (R-1147)", async (card, message) => {
    expect(await warningsOf(card, { lcNo: "", lcDate: "", lcLatestShipment: "", lcExpiry: "" })).toEqual([`transport.${message}`]);
  });

  test("are a warning, and so is a shipping bill before the invoice that it names (R-1147)", async () => {
    const shipment = await aShipment(exporter, {});
    const { generate } = documentCalls(exporter.user, shipment.shipmentId);
    await generate("invoice", { invoiceNo: "TV/EXP/77", invoiceDate: "12/11/2025" });
    const dated = async (shippingBillDate: string) =>
      warningTexts((await sendProgress(exporter.user, "transport", shipment, { shippingBillDate })).data);
    expect(await dated("12/11/2025")).toEqual([]);
    expect(await dated("11/11/2025")).toEqual([
      "transport.shippingBillDate: Shipping Bill Date 11/11/2025 is before the invoice date, 12/11/2025",
    ]);
  });
});
