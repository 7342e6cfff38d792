import { describe, expect, test } from "vitest";
import { sessionSubject } from "../../../../gateway/schema/viewer/sessionSubject.ts";
import { aGateway, globalId, type TestGateway } from "../../../support/gateway/aGateway.ts";
import { aJwt } from "../../../support/gateway/aJwt.ts";
import { webOperation } from "../../../support/gateway/webOperation.ts";

const session = { authorization: `Bearer ${aJwt({ sub: "USER1" })}` };
const info = "GET /v1/user/info";
const filter = "POST /v1/shipment/filter";

function endSession({ rest }: TestGateway): void {
  for (const route of [info, filter]) rest.say(route, { status: 401, errors: ["Session is over"] });
}

describe("what the viewer costs", () => {
  test("nothing beside the list's own call on the list screen, as the web client asks for it", async () => {
    const { ask, rest } = await aGateway();
    const variables = { firmId: globalId("Firm", "F1"), first: 50, from: "2025-04-01T00:00:00Z", to: "2026-03-31T23:59:59Z" };
    const answer = await ask(webOperation("ShipmentListPageQuery"), variables, session);
    expect(answer.errors).toEqual([]);
    expect(answer.at("viewer.id")).toBe(globalId("Viewer", "USER1"));
    expect(answer.at("viewer.shipments.totalCount")).toBe(1);
    expect(rest.made()).toEqual([filter]);
  });

  test("one call of user info for whatever else is asked of it, and one more after a change", async () => {
    const { ask, rest } = await aGateway();
    await ask("{ viewer { name email paymentTerms firms { nodes { name } } goods { totalCount } } again: viewer { name } }", {}, session);
    expect(rest.made()).toEqual([info]);
    await ask('mutation { updateProfile(input: { name: "x" }) { viewer { id name } errors { code } } }', {}, session);
    expect(rest.made()).toEqual([info, "POST /v1/user/update", info]);
  });

  test("nothing for the id of a payload's viewer", async () => {
    const { ask, rest } = await aGateway();
    const answer = await ask('mutation { updateProfile(input: { name: "x" }) { viewer { id } errors { code } } }', {}, session);
    expect(answer.at("updateProfile.viewer.id")).toBe(globalId("Viewer", "USER1"));
    expect(rest.made()).toEqual(["POST /v1/user/update"]);
  });
});

describe("the viewer's id", () => {
  test.each([
    ["a token that names its subject", false, session, "USER1"],
    ["another token of the same user", false, { authorization: aJwt({ sub: "USER1", iat: 2 }) }, "USER1"],
    ["a token that is no JWT", false, { authorization: "Bearer a-token" }, "USER1"],
    ["a foreign server's token", true, { authorization: `Bearer ${aJwt({ sub: "asha" })}` }, "asha"],
    ["a foreign server that names nobody", true, { authorization: "opaque" }, "asha@tarangvel.example"],
  ])("is the same in every answer with %s", async (_what, isForeign, headers, id) => {
    const { ask } = await aGateway({ isForeign });
    const expected = globalId("Viewer", id);
    const answer = await ask("query ($id: ID!) { viewer { id name } node(id: $id) { __typename id } }", { id: expected }, headers);
    expect(answer.data).toEqual({ viewer: { id: expected, name: "Asha Mehta" }, node: { __typename: "Viewer", id: expected } });
    const alone = await ask("{ viewer { id } }", {}, headers);
    expect(alone.at("viewer.id")).toBe(expected);
  });

  test("is that of the session which was just opened, not of the one that was sent", async () => {
    const { ask, rest } = await aGateway();
    rest.say("POST /v1/user/login", { data: { jwt: aJwt({ sub: "OTHER" }) } });
    const logIn = 'mutation { logIn(input: { email: "b@b.example", password: "x" }) { viewer { id } errors { code } } }';
    expect((await ask(logIn, {}, session)).at("logIn.viewer.id")).toBe(globalId("Viewer", "OTHER"));
  });
});

describe("a session that is over", () => {
  test.each([
    "{ viewer { id } }",
    "{ viewer { __typename } }",
    "query { viewer { id ...Name @skip(if: true) } } fragment Name on Viewer { name }",
    "{ viewer { id shipments { totalCount } } }",
    "{ viewer { id ... on Viewer { name } } }",
  ])("is told with HTTP 401, also when the token names its subject: %s", async (operation) => {
    const gateway = await aGateway();
    endSession(gateway);
    const answer = await gateway.ask(operation, {}, session);
    expect(answer).toMatchObject({ status: 401, data: { viewer: null }, errors: [{ extensions: { code: "UNAUTHENTICATED" } }] });
    expect(gateway.rest.calls).toHaveLength(1);
  });
});

describe("a firm by its id", () => {
  const list = "... on Firm { id shipments { totalCount } }";

  test("costs the list's own call alone where only its shipments are asked for", async () => {
    const { ask, rest } = await aGateway();
    const answer = await ask(`query ($id: ID!) { node(id: $id) { __typename ${list} } }`, { id: globalId("Firm", "F1") }, session);
    expect(answer.data).toEqual({ node: { __typename: "Firm", id: globalId("Firm", "F1"), shipments: { totalCount: 1 } } });
    expect(rest.made()).toEqual([filter]);
  });

  test.each(["name", "name @include(if: true)", "stamp { key }"])("costs user info too where %s is asked for", async (field) => {
    const { ask, rest } = await aGateway();
    await ask(`query ($id: ID!) { node(id: $id) { ${list} ... on Firm { ${field} } } }`, { id: globalId("Firm", "F1") }, session);
    expect(rest.made()).toEqual([info, filter]);
  });

  test("reads as null where the user has none of that id, whatever is asked of it", async () => {
    const { ask, rest } = await aGateway();
    rest.say(filter, { status: 404, errors: ["Firm not found"] });
    const query = (fields: string) => ask(`query ($id: ID!) { node(id: $id) { ${fields} } }`, { id: globalId("Firm", "F9") }, session);
    expect(await query("id")).toMatchObject({ data: { node: null }, errors: [] });
    expect(await query(list)).toMatchObject({ data: { node: null }, errors: [{ message: "Firm not found" }] });
  });
});

describe("the subject of a token", () => {
  test.each([
    ["a JWT with the scheme", `Bearer ${aJwt({ sub: "u-1" })}`, "u-1"],
    ["a bare JWT", aJwt({ sub: "u-1" }), "u-1"],
    ["no header", undefined, null],
    ["an opaque token", "Bearer abcdef", null],
    ["claims that are no JSON", "a.b.c", null],
    ["claims that are no object", aJwt("u-1"), null],
    ["claims that are null", aJwt(null), null],
    ["no subject", aJwt({ iat: 1 }), null],
    ["a blank subject", aJwt({ sub: "" }), null],
    ["a subject that is a number", aJwt({ sub: 7 }), null],
    ["a subject of absurd length", aJwt({ sub: "x".repeat(256) }), null],
    ["another scheme", `Basic ${aJwt({ sub: "u-1" })}`, null],
  ])("of %s", (_what, authorization, subject) => {
    expect(sessionSubject(authorization)).toBe(subject);
  });
});
