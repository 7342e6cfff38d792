import { describe, expect, test } from "vitest";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { openVersionedShipment } from "../../support/api/shipments/versionedShipment.ts";

const office = openVersionedShipment();

async function numbers() {
  const { invoiceNo, invoiceDate, piNo, piDate, contractNo, contractDate } = await office.calls.read();
  return { invoiceNo, invoiceDate, piNo, piDate, contractNo, contractDate };
}

describe("numbers and dates", () => {
  test("that were entered stay on the shipment (R-253)", async () => {
    await office.calls.generate("proforma-invoice", {
      piNo: " TV/PI/7 ",
      piDate: "3/10/2025",
      contractNo: "TV/SC/7",
      contractDate: "06/10/2025",
    });
    await office.calls.generate("invoice", { invoiceNo: "TV/EXP/7" });
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
    await office.calls.generate("invoice");
    expect((await office.calls.read()).version).toBe(2);
    await office.calls.generate("invoice");
    await office.calls.generate("custom-document");
    expect((await office.calls.read()).version).toBe(2);
  });

  test("that are blank leave the stored ones as they are (R-264, R-362)", async () => {
    await office.calls.generate("contract");
    await office.calls.generate("invoice", { contractNo: "", contractDate: " ", piNo: null });
    expect(await numbers()).toMatchObject({ contractNo: "TV/SC/1", contractDate: "06/10/2025", piNo: "", piDate: "" });
  });

  test("survive an update of the shipment", async () => {
    await office.calls.generate("invoice");
    const { products, charges, ...shipment } = await office.calls.read();
    const body = {
      ...shipment,
      products,
      charges,
      consigneeId: office.exporter.consigneeId,
      brokerId: office.exporter.brokerId,
      bankId: office.exporter.bankId,
    };
    expect((await office.exporter.user.post(`/v1/shipment/update?shipmentId=${office.shipmentId}`, body)).errors).toEqual([]);
    expect(await numbers()).toMatchObject({ invoiceNo: "TV/EXP/1", invoiceDate: "12/11/2025" });
  });

  test("stand in the list of shipments", async () => {
    await office.calls.generate("invoice");
    const { data } = await office.exporter.user.post<{ shipments: Shipment[] }>("/v1/shipment/filter", { sort: "desc", limit: 1 });
    expect(data.shipments[0]).toMatchObject({ shipmentId: office.shipmentId, invoiceNo: "TV/EXP/1", invoiceDate: "12/11/2025" });
  });
});
