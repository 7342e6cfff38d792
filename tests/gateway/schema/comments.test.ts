import { afterAll, beforeAll, expect, test } from "vitest";
import { aServedApi } from "../../support/api/aServedApi.ts";
import { anExporter, type Exporter } from "../../support/api/anExporter.ts";
import { ownAddress, type TestUser } from "../../support/api/aUser.ts";
import { aSharedShipment } from "../../support/api/sharing/shares.ts";
import { globalId, openGateway, type TestGateway } from "../../support/gateway/aGateway.ts";

const served = aServedApi();
let gateway: TestGateway & { close(): Promise<void> };
let exporter: Exporter;
beforeAll(async () => {
  gateway = await openGateway({ rest: { url: served.url } });
  exporter = await anExporter(served.api);
});
afterAll(() => gateway.close());

function ask({ jwt }: TestUser, query: string, variables: object = {}) {
  return gateway.ask(query, { ...variables }, { authorization: `Bearer ${jwt}`, ...ownAddress() });
}

async function write(user: TestUser, mutation: string, input: object, reads = "") {
  const type = mutation.charAt(0).toUpperCase() + mutation.slice(1);
  const query = `mutation ($input: ${type}Input!) { ${mutation}(input: $input) { ${reads} errors { message code field } } }`;
  return (await ask(user, query, { input })).at(mutation) as Record<string, unknown>;
}

const asksFor = "request { type by partner fulfilledAt isOverdue }";
const fields = `id text author partner audience attachmentId attachmentName mayDelete ${asksFor}`;
const sharedFields = `id text author isOwn attachmentName mayDelete ${asksFor}`;

test("both sides comment, read page by page, find by id and delete (R-870, R-872, R-873, R-876)", async () => {
  const { partner, ...share } = await aSharedShipment(served.api, exporter, { role: "CHA" });
  const pair = `${share.partnerId}/${share.shipmentId}`;
  const shipmentId = globalId("Shipment", share.shipmentId);
  const attachmentId = globalId("Attachment", `${share.shipmentId}/${share.key}`);
  const edge = `commentEdge { cursor node { ${fields} } } shipment { id overdueRequestCount }`;
  const first = await write(exporter.user, "addComment", { shipmentId, attachmentId, text: "Stamp is missing", audience: ["CHA"] }, edge);
  expect(first).toMatchObject({
    commentEdge: { node: { text: "Stamp is missing", audience: ["CHA"], attachmentId, attachmentName: "bl.pdf", request: null } },
    shipment: { id: shipmentId, overdueRequestCount: 0 },
    errors: [],
  });
  const asked = { type: "BILL_OF_LADING", by: "2027-11-30", partnerId: globalId("Partner", share.partnerId) };
  const second = await write(exporter.user, "addComment", { shipmentId, text: "", request: asked }, edge);
  const told = { type: "BILL_OF_LADING", by: "2027-11-30", fulfilledAt: null, isOverdue: false };
  expect(second).toMatchObject({ commentEdge: { node: { request: { ...told, partner: "Al Marjan" } } }, errors: [] });

  const sharedShipmentId = globalId("SharedShipment", pair);
  const file = globalId("SharedAttachment", `${encodeURIComponent(pair)}/${share.key}`);
  const said = await write(
    partner,
    "addSharedComment",
    { sharedShipmentId, attachmentId: file, text: "On it" },
    `commentEdge { node { ${sharedFields} } }`,
  );
  expect(said).toMatchObject({
    commentEdge: { node: { text: "On it", isOwn: true, attachmentName: "bl.pdf", mayDelete: true } },
    errors: [],
  });

  const list = `query ($id: ID!, $attachment: ID) { node(id: $id) { ... on Shipment { comments(first: 2, attachmentId: $attachment) { totalCount pageInfo { hasNextPage } nodes { ${fields} } } } } }`;
  const page = await ask(exporter.user, list, { id: shipmentId });
  expect(page.at("node.comments")).toMatchObject({
    totalCount: 3,
    pageInfo: { hasNextPage: true },
    nodes: [{ partner: "Al Marjan" }, { text: "" }],
  });
  expect((await ask(exporter.user, list, { id: shipmentId, attachment: attachmentId })).at("node.comments.totalCount")).toBe(2);
  const shared = `query ($id: ID!) { node(id: $id) { ... on SharedShipment { comments(last: 2) { totalCount nodes { ${sharedFields} } } } } }`;
  const theirs = await ask(partner, shared, { id: sharedShipmentId });
  expect(theirs.at("node.comments")).toMatchObject({
    totalCount: 3,
    nodes: [
      { isOwn: false, request: { ...told, partner: null } },
      { text: "Stamp is missing", isOwn: false, mayDelete: false },
    ],
  });

  const own = (said as { commentEdge: { node: { id: string } } }).commentEdge.node.id;
  const theirsId = (first as { commentEdge: { node: { id: string } } }).commentEdge.node.id;
  expect((await ask(partner, "query ($id: ID!) { node(id: $id) { id } }", { id: own })).at("node.id")).toBe(own);
  expect((await ask(exporter.user, "query ($id: ID!) { node(id: $id) { id } }", { id: theirsId })).at("node.id")).toBe(theirsId);
  expect(await write(partner, "deleteComment", { id: theirsId })).toEqual({
    errors: [{ message: "Comment not found", code: "NOT_FOUND", field: ["id"] }],
  });
  expect(await write(partner, "deleteSharedComment", { id: own }, "deletedCommentId")).toEqual({ deletedCommentId: own, errors: [] });
  expect(await write(exporter.user, "deleteComment", { id: theirsId }, "deletedCommentId")).toEqual({
    deletedCommentId: theirsId,
    errors: [],
  });
});

test("the last day of a request changes, is taken away, and refusals name the field (R-1302)", async () => {
  const { partner, ...share } = await aSharedShipment(served.api, exporter, { role: "CHA" });
  const shipmentId = globalId("Shipment", share.shipmentId);
  const request = { type: "BILLS", by: "2027-11-30", partnerId: globalId("Partner", share.partnerId) };
  const added = await write(exporter.user, "addComment", { shipmentId, text: "", request }, "commentEdge { node { id } }");
  const { id } = (added as { commentEdge: { node: { id: string } } }).commentEdge.node;
  const set = (change: object, user = exporter.user) =>
    write(user, "setRequestDay", change, "comment { id request { by } } shipment { overdueRequestCount }");
  const shipment = { overdueRequestCount: 0 };
  const done = (by: string | null) => ({ comment: { id, request: { by } }, shipment, errors: [] });
  expect(await set({ id, by: "2027-12-05" })).toEqual(done("2027-12-05"));
  expect(await set({ id })).toEqual(done(null));
  expect((await set({ id, by: "2020-01-01" })).errors).toEqual([{ message: "This date has passed", code: "INVALID", field: ["by"] }]);
  expect((await set({ id, by: "2027-12-05" }, partner)).errors).toMatchObject([{ code: "NOT_FOUND", field: ["id"] }]);
});

test("refusals name the input's fields (R-870, R-873)", async () => {
  const { shipmentId } = await aSharedShipment(served.api, exporter, { role: "CHA" });
  const input = { shipmentId: globalId("Shipment", shipmentId), text: "x".repeat(4_001) };
  expect(await write(exporter.user, "addComment", input)).toEqual({
    errors: [{ message: "A comment has at most 4,000 characters", code: "INVALID", field: ["text"] }],
  });
  const request = { type: "BILLS", partnerId: globalId("Partner", "none") };
  expect((await write(exporter.user, "addComment", { ...input, text: "", request })).errors).toMatchObject([
    { code: "NOT_FOUND", field: ["request", "partnerId"] },
  ]);
  const elsewhere = globalId("Attachment", "other/key");
  expect((await write(exporter.user, "addComment", { ...input, attachmentId: elsewhere })).errors).toMatchObject([
    { field: ["attachmentId"] },
  ]);
  expect((await write(exporter.user, "addSharedComment", { sharedShipmentId: "x", text: "x" })).errors).toMatchObject([
    { message: "Shipment not found", field: ["sharedShipmentId"] },
  ]);
});
