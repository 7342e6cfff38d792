import { afterAll, beforeAll, expect, test } from "vitest";
import type { InboxItem } from "#domain/inbox/inbox.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { aMember } from "../../support/api/members.ts";
import { holdRows } from "../../support/database/heldRows.ts";

// The embedded database has one transaction at a time, so that nobody there waits in a circle.
let api: TestApi;
let exporter: Exporter;
beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
});
afterAll(() => api.close());

const writeLine = "UPDATE inbox SET times = times + 1 WHERE id = $1";

/** A member with two unread lines, the earlier first. */
async function aReader() {
  const reader = await aMember(api, exporter.user);
  for (const text of ["One", "Two"]) {
    const { shipmentId } = await aShipment(exporter);
    await exporter.user.post(`/v1/shipment/comment/add?shipmentId=${shipmentId}`, { text });
  }
  const unread = async () => (await reader.post<{ items: InboxItem[] }>("/v1/inbox/filter", { state: "UNREAD" })).data.items;
  const [second, first] = await unread();
  if (!first || !second) throw new Error("The comments are in no inbox");
  return { reader, unread, first, second };
}

test.each([
  ["the earlier", "itemIds"],
  ["the later", "itemIds"],
  ["the earlier", "until"],
  ["the later", "until"],
])("an act that writes %s of two lines first, and then the other, meets nobody who marks both by %s as read (R-911)", async (which, by) => {
  const { reader, unread, first, second } = await aReader();
  const [held, next] = which === "the earlier" ? [first, second] : [second, first];
  const act = await holdRows(api, writeLine, [held.itemId]);
  const body = by === "until" ? { until: second.at } : { itemIds: [first.itemId, second.itemId] };
  const marked = reader.post("/v1/inbox/read", body);
  await act.areWaitedFor();
  await act.run(writeLine, [next.itemId]);
  await act.commit();
  expect((await marked).status).toBe(200);
  expect(await unread()).toEqual([]);
});
