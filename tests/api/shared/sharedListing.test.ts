import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { SharedShipment, SharedShipmentSummary } from "#domain/partners/sharedShipment.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, type Exporter } from "../../support/api/anExporter.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { aSharedShipment, aShareWith, sharedPlace, type Share } from "../../support/api/sharing/shares.ts";
import type { TestUser } from "../../support/api/aUser.ts";
import { aPdf } from "../../support/files/pdfs.ts";

let now = new Date("2026-11-12T10:15:00.000Z");
let api: TestApi;
let exporter: Exporter;
beforeAll(async () => {
  api = await anApi({ limits: { uploads: 0 }, clock: () => now });
  exporter = await anExporter(api);
});
afterAll(() => api.close());

type List = { shipments: SharedShipmentSummary[]; total: number };
const listOf = async (user: TestUser, body: object = {}) => (await user.post<List>("/v1/shared/shipment/filter", body)).data;
const idsIn = ({ shipments }: List) => shipments.map(({ shipmentId }) => shipmentId);

test("the list is narrowed by words that the partner sees, not by others, and sorted by creation (R-831)", async () => {
  const { partner, ...first } = await aSharedShipment(api, exporter, {
    role: "BROKER",
    change: { name: "Zanzibar secret", vessel: "MSC ANNA" },
  });
  const { partnerId } = first;
  const second = await aShareWith(api, exporter, { partnerId, role: "BROKER", change: { portOfDischarge: "Dammam" } });
  const find = async (user: TestUser, words: string) => {
    const list = await listOf(user, { find: words });
    expect(list.total).toBe(list.shipments.length);
    return idsIn(list);
  };
  const both = [second.shipmentId, first.shipmentId];
  expect(idsIn(await listOf(partner, { sort: "asc" }))).toEqual(both.toReversed());
  for (const words of ["tarangvel basmati", "MUNDRA", "shipment of 12/11/2026"])
    expect([words, await find(partner, words)]).toEqual([words, both]);
  expect(await find(partner, "anna")).toEqual([first.shipmentId]);
  expect(await find(partner, "dammam mundra")).toEqual([second.shipmentId]);
  for (const words of ["zanzibar", "100%", "mundra zanzibar"]) expect([words, await find(partner, words)]).toEqual([words, []]);
  expect((await partner.post("/v1/shared/shipment/filter", { sort: "name" })).status).toBe(400);
});

test("a shipment without a number is called by its day in India, and found by it (R-692, R-831)", async () => {
  onTestFinished(() => void (now = new Date("2026-11-12T10:15:00.000Z")));
  now = new Date("2026-11-12T20:00:00.000Z");
  const { partner, shipmentId } = await aSharedShipment(api, exporter, { role: "BROKER" });
  expect((await listOf(partner)).shipments.map(({ reference }) => reference)).toEqual(["Shipment of 13/11/2026"]);
  expect(idsIn(await listOf(partner, { find: "13/11/2026" }))).toEqual([shipmentId]);
});

test("a broker sees and finds the consignee of each shipment in the list, an importer does not (R-690, R-831)", async () => {
  const broker = await aSharedShipment(api, exporter, { role: "BROKER" });
  const [one] = (await listOf(broker.partner)).shipments;
  const name = one?.consignee ?? "";
  expect(name).not.toBe("");
  expect(idsIn(await listOf(broker.partner, { find: name }))).toEqual([broker.shipmentId]);
  const importer = await aSharedShipment(api, exporter, { role: "IMPORTER" });
  expect((await listOf(importer.partner)).shipments[0]).not.toHaveProperty("consignee");
  expect(idsIn(await listOf(importer.partner, { find: name }))).toEqual([]);
});

test("a partner is asked while a document is requested of it that has not come (R-830, R-874)", async () => {
  const { partner, ...own } = await aSharedShipment(api, exporter, { role: "CHA" });
  const other = await aSharedShipment(api, exporter, { role: "CHA" });
  await exporter.user.post(`/v1/shipment/partner/add?shipmentId=${own.shipmentId}`, { partnerId: other.partnerId });
  const asked = async (user: TestUser, { partnerId }: Pick<Share, "partnerId">) => [
    (await listOf(user, { partnerId })).shipments.find(({ shipmentId }) => shipmentId === own.shipmentId)?.isAsked,
    (await user.get<SharedShipment>(`/v1/shared/shipment${sharedPlace({ ...own, partnerId })}`)).data.isAsked,
  ];
  const request = { type: "SHIPPING_BILL", partnerId: own.partnerId };
  await exporter.user.post(`/v1/shipment/comment/add?shipmentId=${own.shipmentId}`, { text: "", request });
  expect(await asked(partner, own)).toEqual([true, true]);
  expect(await asked(other.partner, other)).toEqual([false, false]);
  await attach(api, exporter.user, own.shipmentId, { name: "sb.pdf", content: await aPdf(["sb"]), type: "SHIPPING_BILL" });
  expect(await asked(partner, own)).toEqual([false, false]);
});
