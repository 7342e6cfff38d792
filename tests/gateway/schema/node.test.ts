import { describe, expect, test } from "vitest";
import { aGateway, globalId } from "../../support/gateway/aGateway.ts";
import { anAttachment } from "../../support/gateway/fakeRest.ts";

const byId = "query ($id: ID!) { node(id: $id) { __typename id } }";

describe("node(id:)", () => {
  test.each([
    ["Viewer", "USER1"],
    ["Firm", "F1"],
    ["Buyer", "B1"],
    ["Broker", "BR2"],
    ["LoadingPort", "LP1"],
    ["DischargePort", "DP1"],
    ["PackagingUnit", "U1"],
    ["Goods", "G1"],
    ["ContractFormat", "CF1"],
    ["DocumentTemplate", "DT1"],
    ["Shipment", "S1"],
  ])("finds a %s by the id that it tells of itself", async (type, id) => {
    const { ask } = await aGateway();
    const { data, errors } = await ask(byId, { id: globalId(type, id) });
    expect(errors).toEqual([]);
    expect(data).toEqual({ node: { __typename: type, id: globalId(type, id) } });
  });

  test("finds an attachment of a shipment, whatever signs its key holds", async () => {
    const { ask, rest } = await aGateway();
    rest.shipments[0]?.attachments.push(anAttachment({ key: "a/b:c %" }));
    const listed = await ask("{ viewer { shipments { nodes { attachments { nodes { id } } } } } }");
    const id = String(listed.at("viewer.shipments.nodes.0.attachments.nodes.0.id"));
    expect(id).toMatch(/^[A-Za-z0-9_-]+$/);
    expect((await ask(byId, { id })).data).toEqual({ node: { __typename: "Attachment", id } });
  });

  test.each([
    ["unknown record", globalId("Buyer", "nobody's")],
    ["unknown shipment", globalId("Shipment", "nobody's")],
    ["another user", globalId("Viewer", "OTHER")],
    ["type that is no node", globalId("Address", "F1A1")],
    ["built-in name", globalId("__proto__", "x")],
    ["text that is no id", "Buyer:B1"],
    ["id with something added", `${globalId("Buyer", "B1")}AA`],
    ["empty text", ""],
    ["bytes that are no text", Buffer.from([255, 254, 58, 65]).toString("base64url")],
  ])("reads an id of an %s as null", async (_what, id) => {
    const { ask } = await aGateway();
    expect(await ask(byId, { id })).toMatchObject({ status: 200, data: { node: null }, errors: [] });
  });

  test.each([
    ["Shipment", "S1\0"],
    ["Attachment", "S1/%00K1"],
  ])("asks the service for no %s by an id with U+0000, which it would leave out and find another record", async (type, id) => {
    const { ask, rest } = await aGateway();
    expect((await ask(byId, { id: globalId(type, id) })).data).toEqual({ node: null });
    expect(rest.calls).toEqual([]);
  });

  test("takes U+0000 as a filter for a record that is not there, and not for no filter", async () => {
    const { ask } = await aGateway();
    const { data, errors } = await ask("query ($id: ID!) { viewer { shipments(firmId: $id) { totalCount } } }", {
      id: globalId("Firm", "\0"),
    });
    expect([data, errors]).toMatchObject([{ viewer: null }, [{ message: "Firm not found", extensions: { code: "BAD_USER_INPUT" } }]]);
  });

  test("percent-encodes the id upstream", async () => {
    const { ask, rest } = await aGateway();
    await ask(byId, { id: globalId("Shipment", "S1&firmId=F2/../x") });
    expect(rest.calls[0]).toMatchObject({ path: "/v1/shipment", query: { shipmentId: "S1&firmId=F2/../x" } });
  });
});

describe("nodes(ids:)", () => {
  test("keeps the order and gives null for what is not there", async () => {
    const { ask } = await aGateway();
    const ids = [globalId("Goods", "G2"), "nonsense", globalId("Buyer", "B1"), globalId("Goods", "gone")];
    const { data } = await ask("query ($ids: [ID!]!) { nodes(ids: $ids) { id } }", { ids });
    expect(data).toEqual({ nodes: [{ id: ids[0] }, null, { id: ids[2] }, null] });
  });

  test("asks for the user info once, however many records are wanted", async () => {
    const { ask, rest } = await aGateway();
    await ask("query ($ids: [ID!]!) { nodes(ids: $ids) { id } viewer { name } }", {
      ids: [globalId("Goods", "G1"), globalId("Buyer", "B1")],
    });
    expect(rest.made()).toEqual(["GET /v1/user/info"]);
  });

  test("reads at most 8 MB of records, and what is under way then; the others are errors of their own (R-1401)", async () => {
    const { ask, rest } = await aGateway();
    const [first] = rest.shipments;
    if (!first) throw new Error("There is no shipment");
    const large = Array.from({ length: 40 }, (_, index) => ({ ...first, shipmentId: `L${index}`, notes: "n".repeat(1_000_000) }));
    rest.shipments.push(...large);
    const ids = large.map(({ shipmentId }) => globalId("Shipment", shipmentId));
    const query = "query ($ids: [ID!]!) { nodes(ids: $ids) { id } }";
    const { data, errors } = await ask(query, { ids });
    const read = rest.made().length;
    expect([read >= 9, read <= 17]).toEqual([true, true]);
    const { nodes } = data as { nodes: unknown[] };
    expect(nodes.filter((node) => node === null)).toHaveLength(40 - read);
    expect(errors).toHaveLength(40 - read);
    expect(errors[0]).toMatchObject({
      message: "These records have more than 8 MB in all. Ask for fewer at once",
      extensions: { code: "BAD_USER_INPUT" },
    });
  });

  test("takes at most 100 ids", async () => {
    const { ask } = await aGateway();
    const { errors } = await ask("query ($ids: [ID!]!) { nodes(ids: $ids) { id } }", { ids: Array.from({ length: 101 }, () => "x") });
    expect(errors[0]).toMatchObject({ message: "At most 100 ids can be asked for at once", extensions: { code: "BAD_USER_INPUT" } });
  });
});
