import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { documentCalls, type DocumentCalls } from "../../support/api/calls/documentCalls.ts";

let api: TestApi;
let exporter: Exporter;
let shipmentId: string;
let calls: DocumentCalls;

beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ shipmentId } = await aShipment(exporter));
  calls = documentCalls(exporter.user, shipmentId);
});

async function numbers() {
  const { invoiceNo, invoiceDate, piNo, piDate, contractNo, contractDate } = await calls.read();
  return { invoiceNo, invoiceDate, piNo, piDate, contractNo, contractDate };
}

describe("numbers and dates", () => {
  test("that were entered stay on the shipment (R-253)", async () => {
    await calls.generate("proforma-invoice", { piNo: " TV/PI/7 ", piDate: "3/10/2025", contractNo: "TV/SC/7", contractDate: "06/10/2025" });
    await calls.generate("invoice", { invoiceNo: "TV/EXP/7" });
    expect(await numbers()).toEqual({
      invoiceNo: "TV/EXP/7",
      invoiceDate: "12/11/2025",
      piNo: "TV/PI/7",
      piDate: "03/10/2025",
      contractNo: "TV/SC/7",
      contractDate: "06/10/2025",
    });
  });

  test("make a new version of the shipment where one of them changes, and none where they stay", async () => {
    await calls.generate("invoice");
    expect((await calls.read()).version).toBe(2);
    await calls.generate("invoice");
    await calls.generate("custom-document");
    expect((await calls.read()).version).toBe(2);
  });

  test("that are blank leave the stored ones as they are (R-264, R-362)", async () => {
    await calls.generate("contract");
    await calls.generate("invoice", { contractNo: "", contractDate: " ", piNo: null });
    expect(await numbers()).toMatchObject({ contractNo: "TV/SC/1", contractDate: "06/10/2025", piNo: "", piDate: "" });
  });

  test("survive an update of the shipment", async () => {
    await calls.generate("invoice");
    const { products, charges, ...shipment } = await calls.read();
    const body = {
      ...shipment,
      products,
      charges,
      consigneeId: exporter.consigneeId,
      brokerId: exporter.brokerId,
      bankId: exporter.bankId,
    };
    expect((await exporter.user.post(`/v1/shipment/update?shipmentId=${shipmentId}`, body)).errors).toEqual([]);
    expect(await numbers()).toMatchObject({ invoiceNo: "TV/EXP/1", invoiceDate: "12/11/2025" });
  });

  test("stand in the list of shipments", async () => {
    await calls.generate("invoice");
    const { data } = await exporter.user.post<{ shipments: Shipment[] }>("/v1/shipment/filter", { sort: "desc", limit: 1 });
    expect(data.shipments[0]).toMatchObject({ shipmentId, invoiceNo: "TV/EXP/1", invoiceDate: "12/11/2025" });
  });
});
