import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { anExporter, aShipment, type Exporter } from "../../../support/api/anExporter.ts";
import { anApi, type TestApi } from "../../../support/api/anApi.ts";
import { sendProgress } from "../../../support/api/calls/progressCalls.ts";

let api: TestApi;
let exporter: Exporter;
beforeAll(async () => {
  api = await anApi({ clock: () => new Date("2025-11-20T20:00:00Z") });
  exporter = await anExporter(api);
});
afterAll(() => api.close());

describe("a list by status", () => {
  test("has its pages and its total like any exporter (R-501)", async () => {
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const { shipmentId } = await aShipment(exporter);
      if (index % 2 === 0) await sendProgress(exporter.user, "milestone", { shipmentId }, { milestone: "BOOKED", actual: "11/11/2025" });
      if (index % 2 === 0) ids.push(shipmentId);
    }
    type Page = { shipments: Shipment[]; total: number; hasNext: boolean };
    const page = async (body: object) => (await exporter.user.post<Page>("/v1/shipment/filter", { status: "Booked", ...body })).data;
    const first = await page({ limit: 2 });
    expect([first.shipments.map(({ shipmentId }) => shipmentId), first.total, first.hasNext]).toEqual([ids.slice(0, 2), 3, true]);
    expect((await page({ limit: 2, offset: 2 })).shipments.map(({ shipmentId }) => shipmentId)).toEqual(ids.slice(2));
    expect((await page({ find: "rice" })).total).toBe(3);
    const last = first.shipments[1];
    expect((await page({ after: `${last?.createdAt}/${last?.shipmentId}` })).shipments).toHaveLength(1);
    expect((await page({ status: "Paid" })).total).toBe(0);
  });

  test("refuses a status that does not exist (R-501)", async () => {
    const { status, errors } = await exporter.user.post("/v1/shipment/filter", { status: "Lost" });
    expect([status, errors[0]?.field]).toEqual([400, ["status"]]);
  });
});
