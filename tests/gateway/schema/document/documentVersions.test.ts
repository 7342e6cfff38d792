import { describe, expect, test } from "vitest";
import { aGateway, globalId } from "../../../support/gateway/aGateway.ts";
import { anAttachment } from "../../../support/gateway/fakeRest.ts";

const id = globalId("Shipment", "S1");
const first = globalId("Attachment", "S1/key-1");
const second = globalId("Attachment", "S1/key-2");
const query =
  "query ($id: ID!) { node(id: $id) { ... on Shipment { attachments { nodes { version supersedes { id } supersededBy { id } changes { field from to } staleFields } } } } }";
const regenerate = `mutation ($input: RegenerateDocumentInput!) {
  regenerateDocument(input: $input) { attachment { key } warnings { code } errors { message field code } }
}`;

test("versions of a document point at each other and say what changed and what is stale (R-530, R-532)", async () => {
  const { ask, rest } = await aGateway();
  const changes = [{ field: "Vessel", from: "MV TARANG", to: "MV VELA" }];
  rest.shipments[0]?.attachments.push(
    anAttachment({ version: 1, supersedes: null, supersededBy: "key-2", changes: null, staleFields: null }),
    anAttachment({ key: "key-2", version: 2, supersedes: "key-1", supersededBy: null, changes, staleFields: ["Net weight"] }),
  );
  expect((await ask(query, { id })).at("node.attachments.nodes")).toEqual([
    { version: 1, supersedes: null, supersededBy: { id: second }, changes: null, staleFields: null },
    { version: 2, supersedes: { id: first }, supersededBy: null, changes, staleFields: ["Net weight"] },
  ]);
  expect(rest.made()).toEqual(["GET /v1/shipment"]);
});

test("a service that counts no versions, or sends them in another form, has none", async () => {
  const { ask, rest } = await aGateway();
  const odd = { version: "2", supersedes: 7, supersededBy: "gone", changes: [{ field: "Vessel" }], staleFields: "Vessel" };
  // A foreign service may send anything.
  rest.shipments[0]?.attachments.push(anAttachment(), anAttachment({ key: "key-2", ...(odd as object) }));
  const none = { version: null, supersedes: null, supersededBy: null, changes: null, staleFields: null };
  expect((await ask(query, { id })).at("node.attachments.nodes")).toEqual([none, none]);
});

describe("regenerateDocument", () => {
  const place = { shipmentId: "S1", key: "key-1" };
  const path = "POST /v1/shipment/document/regenerate";

  test("makes the next version by one call", async () => {
    const { ask, rest } = await aGateway();
    rest.shipments[0]?.attachments.push(anAttachment({ key: "key-2" }));
    rest.say(path, { data: { key: "key-2", warnings: [] } });
    const answer = await ask(regenerate, { input: { id: first, version: 3 } });
    expect(rest.calls[0]).toMatchObject({ path: "/v1/shipment/document/regenerate", query: place, body: { version: 3 } });
    expect(answer.at("regenerateDocument")).toEqual({ attachment: { key: "key-2" }, warnings: [], errors: [] });
  });

  test("is refused by the input's name", async () => {
    const { ask, rest } = await aGateway();
    const message = "This document cannot be made again: what it was made from was not kept";
    rest.say(path, { status: 422, errors: [{ error: message, code: "INVALID", field: ["key"] }] });
    const answer = await ask(regenerate, { input: { id: first } });
    expect(answer.at("regenerateDocument.errors")).toEqual([{ message, field: ["id"], code: "INVALID" }]);
    const wrong = await ask(regenerate, { input: { id } });
    expect(wrong.at("regenerateDocument.errors")).toMatchObject([{ code: "NOT_FOUND", field: ["id"] }]);
  });

  test("is unsupported by a service that keeps no requests", async () => {
    const { ask } = await aGateway({ isForeign: true });
    const { errors } = await ask(regenerate, { input: { id: first } });
    expect(errors[0]?.extensions).toMatchObject({ code: "UPSTREAM_UNSUPPORTED" });
  });
});
