import { afterAll, beforeAll, expect, test } from "vitest";
import { isInShipments, kindsInShipments } from "#domain/masterData/kindsInShipments.ts";
import { storedKinds } from "../../../api/masterData/record.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { enteredShipment, savedShipment } from "../../support/api/shipments/enteredShipment.ts";

let api: TestApi;
let exporter: Exporter;
let stranger: Exporter;
beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
  stranger = await anExporter(api);
  await aShipment(exporter);
  // One shipment that uses the consignee in two places and the product in two lines is one shipment.
  const { consigneeId } = exporter;
  const { products, ...body } = enteredShipment(exporter, {});
  await savedShipment(exporter, { ...body, notifyId: [consigneeId], products: [...products, ...products] });
});
afterAll(() => api.close());

const pathOf = (name: string) => storedKinds.find(({ kind }) => kind.name === name)?.kind.rest ?? { path: "", id: "" };

function usage(who: Exporter, kind: string, id: string) {
  const rest = pathOf(kind);
  return who.user.get<{ shipments: number }>(`/v1/user/${rest.path}/usage?${rest.id}=${id}`);
}

/** A record of each kind, with the number of shipments that use it. */
const used = ({ consigneeId, sellerId, notifyId, brokerId, productId, otherProductId, unitId }: Exporter) =>
  [
    ["buyer", consigneeId, 2],
    ["buyer", notifyId, 1],
    ["buyer", sellerId, 0],
    ["broker", brokerId, 2],
    ["goods", productId, 2],
    ["goods", otherProductId, 0],
    ["packagingUnit", unitId, 2],
  ] as const;

test("a record of each kind in shipments tells how many use it, each counted once (R-990)", async () => {
  const cases = used(exporter);
  expect(new Set(cases.map(([kind]) => kind))).toEqual(new Set(kindsInShipments));
  for (const [kind, id, shipments] of cases) expect([kind, (await usage(exporter, kind, id)).data]).toEqual([kind, { shipments }]);
});

test("a record of another owner is as unknown as one that never was (R-990, R-053)", async () => {
  for (const [kind, id] of used(exporter)) {
    const [foreign, never] = [await usage(stranger, kind, id), await usage(stranger, kind, "01980000-0000-7000-8000-000000000000")];
    expect([foreign.status, foreign.data, foreign.errors]).toEqual([404, null, never.errors]);
  }
});

test("kinds of which shipments keep the text alone are not counted (R-990)", async () => {
  const others = storedKinds.map(({ kind }) => kind.name).filter((name) => !isInShipments(name));
  expect(others).not.toEqual([]);
  for (const name of others) expect((await usage(exporter, name, "x")).status).toBe(404);
});
