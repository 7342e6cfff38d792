import { Environment, Network, RecordSource, Store } from "relay-runtime";
import { expect, test } from "vitest";
import { isAlreadyApplied } from "../../../web/liveUpdates/appliedUpdates.ts";

const earlier = "2026-04-01T08:00:00.000Z";
const now = "2026-04-01T08:00:01.000Z";
const later = "2026-04-01T08:00:02.000Z";

test.each([
  ["that the page was loaded after are known", { updatedAt: now, version: 3 }, true],
  ["that come behind an act of one's own are known by its answer", { updatedAt: later, version: 4 }, true],
  ["that leave the version as it is are known likewise", { updatedAt: later, version: 3 }, true],
  ["of a newer version are not, whatever another server's clock says", { updatedAt: later, version: 2 }, false],
  ["of later than what is held are not", { updatedAt: earlier, version: 3 }, false],
  ["of a shipment that is not held in whole are not", { version: 3 }, false],
])("news %s", (_rule, held, answer) => {
  const source = new RecordSource({ S1: { __id: "S1", __typename: "Shipment", ...held } });
  const environment = new Environment({ network: Network.create(() => Promise.reject(new Error("unasked"))), store: new Store(source) });
  expect(isAlreadyApplied({ change: "UPDATED", shipmentId: "S1", firmId: "F1", at: now, version: 3 }, environment)).toBe(answer);
});
