import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AuditEntry } from "#domain/audit/auditTrail.ts";
import { eachTransportField, transportFields } from "#domain/shipment/progress/transportFields.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { keysOf } from "#domain/typedObject.ts";
import { anExporter, aShipment, type Exporter } from "../../../support/api/anExporter.ts";
import { anApi, type TestApi } from "../../../support/api/anApi.ts";
import { sendProgress } from "../../../support/api/calls/progressCalls.ts";
import { noProgress } from "../../../support/fixtures/noProgress.ts";

let api: TestApi;
let exporter: Exporter;
beforeAll(async () => {
  api = await anApi({ clock: () => new Date("2025-11-20T20:00:00Z") });
  exporter = await anExporter(api);
});
afterAll(() => api.close());

const examples = eachTransportField((_name, { type, example }) => (type === "flag" ? true : example));

async function send(shipment: Shipment, body: object) {
  return await sendProgress(exporter.user, "transport", shipment, body);
}

describe("the transport card", () => {
  test("takes every field and returns it as sent (R-505)", async () => {
    const shipment = await aShipment(exporter);
    const { data, errors } = await send(shipment, { ...examples, portCode: "inmun1" });
    expect(errors).toEqual([]);
    expect(data.transport).toEqual(examples);
    expect((await exporter.user.get<Shipment>(`/v1/shipment?shipmentId=${shipment.shipmentId}`)).data.transport).toEqual(examples);
  });

  test.each(["INRXLB", "inptpb"])("takes %s, the port code of a land customs station (R-1340)", async (portCode) => {
    const { data, errors } = await send(await aShipment(exporter), { portCode });
    expect(errors).toEqual([]);
    expect(data.transport.portCode).toBe(portCode.toUpperCase());
  });

  test("keeps other fields when one is emptied (R-505)", async () => {
    const shipment = await aShipment(exporter);
    for (const name of keysOf(transportFields)) {
      await send(shipment, examples);
      const { data } = await send(shipment, { [name]: null });
      expect(data.transport).toEqual({ ...examples, [name]: noProgress.transport[name] });
    }
  });

  test("names each field in the history (R-505)", async () => {
    const shipment = await aShipment(exporter);
    const words = { ...eachTransportField((_name, { history }) => history), onBoardDate: "actual date", eta: "planned date" };
    for (const name of keysOf(transportFields)) {
      await send(shipment, { [name]: examples[name] });
      const { data } = await exporter.user.get<{ entries: AuditEntry[] }>(`/v1/shipment/history?shipmentId=${shipment.shipmentId}`);
      expect(data.entries[0]?.changes.map(({ field }) => field)).toEqual([words[name]]);
    }
  });

  test.each([
    ["originalsIssued", -1],
    ["originalsIssued", 2.5],
    ["originalsIssued", 100],
    ["freeDaysOrigin", "many"],
    ["packagesOnBl", -1],
    ["grossOnBl", -0.5],
    ["grossOnBl", "1e9"],
    ["grossOnBl", 1.0005],
    ["portCode", "INMUN"],
    ["portCode", "MUNDRA"],
    ["freightTerm", "FREE"],
    ["blType", "PAPER"],
    ["etd", "30/02/2026"],
    ["etd", "12/11/0025"],
    ["blDate", "22/11/2025"],
    ["onBoardDate", "22/11/2025"],
    ["shippingBillDate", "01/01/2027"],
    ["leoDate", "01/01/2027"],
    ["bookingNo", "x".repeat(256)],
    ["containersOnBl", "x".repeat(2001)],
  ])("refuses %s of %s by its name (R-504, R-505)", async (field, value) => {
    const { status, errors } = await send(await aShipment(exporter), { [field]: value });
    expect([status, errors[0]?.field]).toEqual([422, [field]]);
  });

  test.each([
    ["isClaused", "yes"],
    ["bookingNo", 5],
    ["grossOnBl", true],
    ["bookingNumber", "MUN1"],
  ])("refuses %s of another type or name as malformed: %s", async (field, value) => {
    const { status, errors } = await send(await aShipment(exporter), { [field]: value });
    expect([status, errors[0]?.field]).toEqual([400, [field]]);
  });

  test("names every mistake at once", async () => {
    const { errors } = await send(await aShipment(exporter), { originalsIssued: -1, portCode: "X", etd: "32/01/2026" });
    expect(errors.map(({ field }) => field)).toEqual([["etd"], ["originalsIssued"], ["portCode"]]);
  });
});
