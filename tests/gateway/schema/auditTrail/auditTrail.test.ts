import { describe, expect, test } from "vitest";
import type { AuditEntry } from "#domain/audit/auditTrail.ts";
import { aGateway, globalId } from "../../../support/gateway/aGateway.ts";

const fields =
  "at actor { type name } action entityType name entityId shipmentId changes { field part from to } changeCount requestId sentence";
const ofViewer = `query ($first: Int, $last: Int, $after: String, $before: String, $filter: AuditFilterInput) {
  viewer { auditTrail(first: $first, last: $last, after: $after, before: $before, filter: $filter) {
    edges { cursor node { ${fields} } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`;
const ofShipment = "query ($id: ID!) { node(id: $id) { ... on Shipment { name history(first: 2) { totalCount nodes { sentence } } } } }";

function anEntry(given: Partial<AuditEntry> = {}): AuditEntry {
  return {
    cursor: "c1",
    at: "2026-04-01T08:00:00.000Z",
    actor: { type: "USER", id: "U1", name: "Meera Rao" },
    action: "CHANGED",
    noun: "SHIPMENT",
    entityId: "S1",
    shipmentId: "S1",
    name: "Rice",
    changes: [{ field: "quantity", of: "BASMATI RICE", from: "10", to: "12" }],
    changeCount: 1,
    requestId: "R1",
    sentence: "Meera Rao changed the quantity of BASMATI RICE from 10 to 12",
    ...given,
  };
}

describe("the audit trail of the viewer", () => {
  test("is a connection of what the service tells, ids made global", async () => {
    const { ask, rest } = await aGateway();
    const entries = [anEntry(), anEntry({ cursor: "c2", shipmentId: null, entityId: null, changes: [], changeCount: 0 })];
    rest.say("GET /v1/audit-trail", { data: { entries, hasOlder: true, hasNewer: false } });
    const answer = await ask(ofViewer, { first: 2 });
    expect(answer.errors).toEqual([]);
    const { cursor: _cursor, actor, noun: entityType, changes: _changes, ...told } = anEntry();
    expect(answer.at("viewer.auditTrail.edges.0")).toEqual({
      cursor: "c1",
      node: {
        ...told,
        actor: { type: actor.type, name: actor.name },
        entityType,
        changes: [{ field: "quantity", part: "BASMATI RICE", from: "10", to: "12" }],
        shipmentId: globalId("Shipment", "S1"),
      },
    });
    expect(answer.at("viewer.auditTrail.edges.1.node.shipmentId")).toBe(null);
    expect(answer.at("viewer.auditTrail.pageInfo")).toEqual({
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: "c1",
      endCursor: "c2",
    });
  });

  test("asks the service for just the page and the filter, once, and for the count only when that is selected", async () => {
    const { ask, rest } = await aGateway();
    rest.say("GET /v1/audit-trail", { data: { entries: [], hasOlder: false, hasNewer: false, total: 7 } });
    const filter = { from: "2026-04-01T00:00:00+05:30", to: "2026-05-01T00:00:00Z", entityType: "FIRM" };
    await ask(ofViewer, { last: 10, before: "c9", filter });
    await ask(ofViewer, { after: "c1" });
    const counted = await ask("{ viewer { auditTrail { totalCount } } }");
    expect(rest.calls.map(({ query }) => query)).toEqual([
      { limit: "10", before: "c9", end: "last", startDate: "2026-03-31T18:30:00.000Z", endDate: "2026-05-01T00:00:00.000Z", noun: "FIRM" },
      { limit: "50", after: "c1" },
      { limit: "50", total: "true" },
    ]);
    expect(counted.at("viewer.auditTrail.totalCount")).toBe(7);
  });

  test.each([
    [{ first: 1, last: 1 }, "Give `first` or `last`, not both"],
    [{ first: 101 }, "At most 100 items can be taken at once"],
    [{ filter: { from: "2026-05-01T00:00:00Z", to: "2026-04-01T00:00:00Z" } }, "`from` is after `to`"],
  ])("with %j is refused without a call", async (variables, message) => {
    const { ask, rest } = await aGateway();
    const { errors } = await ask(ofViewer, variables);
    expect(errors.map((error) => [error.message, error.extensions["code"]])).toEqual([[message, "BAD_USER_INPUT"]]);
    expect(rest.calls).toEqual([]);
  });

  test("has an address to download it from", async () => {
    const { ask, rest } = await aGateway();
    rest.say("GET /v1/audit-trail/export-url", { data: { url: "http://files.example/activity.csv" } });
    const answer = await ask('{ viewer { auditTrailDownloadUrl(filter: { entityType: FIRM, from: "2026-04-01T00:00:00Z" }) } }');
    expect(answer.at("viewer")).toEqual({ auditTrailDownloadUrl: "http://files.example/activity.csv" });
    expect(rest.calls[0]?.query).toEqual({ noun: "FIRM", startDate: "2026-04-01T00:00:00.000Z" });
  });
});

describe("the history of a shipment", () => {
  test("is a connection of the shipment, and may be downloaded", async () => {
    const { ask, rest } = await aGateway();
    rest.say("GET /v1/shipment/history", { data: { entries: [anEntry()], hasOlder: false, hasNewer: false, total: 1 } });
    rest.say("GET /v1/audit-trail/export-url", { data: { url: "http://files.example/activity.csv" } });
    const id = globalId("Shipment", "S1");
    const answer = await ask(ofShipment, { id });
    expect(answer.at("node.history")).toEqual({ totalCount: 1, nodes: [{ sentence: anEntry().sentence }] });
    expect(rest.calls.at(-1)?.query).toEqual({ shipmentId: "S1", limit: "2", total: "true" });
    const address = await ask("query ($id: ID!) { node(id: $id) { ... on Shipment { historyDownloadUrl } } }", { id });
    expect(address.at("node.historyDownloadUrl")).toBe("http://files.example/activity.csv");
    expect(rest.calls.at(-1)?.query).toEqual({ shipmentId: "S1" });
  });
});

test("a service that keeps no trail loses those fields alone, with UPSTREAM_UNSUPPORTED", async () => {
  const { ask, rest } = await aGateway({ isForeign: true });
  for (const path of ["/v1/audit-trail", "/v1/audit-trail/export-url", "/v1/shipment/history"])
    rest.say(`GET ${path}`, { status: 404, errors: ["Not found"] });
  const viewer = await ask("{ viewer { name auditTrail { nodes { at } } auditTrailDownloadUrl } }");
  expect(viewer.at("viewer")).toEqual({ name: expect.any(String), auditTrail: null, auditTrailDownloadUrl: null });
  const shipment = await ask(ofShipment, { id: globalId("Shipment", "S1") });
  expect(shipment.at("node")).toEqual({ name: expect.any(String), history: null });
  expect([...viewer.errors, ...shipment.errors].map(({ extensions }) => extensions["code"])).toEqual(
    Array.from({ length: 3 }, () => "UPSTREAM_UNSUPPORTED"),
  );
});
