import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startProduct, type Product } from "../../support/servers/product.ts";
import { watched } from "../../support/attacks/watched.ts";
import { aWebUser, type WebUser } from "../../support/browser/webUser.ts";

let product: Product;
let user: WebUser;
beforeAll(async () => {
  product = await startProduct();
  user = await aWebUser(product.url);
});
afterAll(() => product?.stop());

type GraphqlCall = {
  status: number;
  body: { data?: Record<string, unknown> | null; errors?: { message: string; extensions: { code: string } }[] };
};

async function send(body: string, jwt = user.jwt): Promise<GraphqlCall> {
  const headers = { authorization: `Bearer ${jwt}`, "content-type": "application/json", accept: "application/graphql-response+json" };
  const response = await fetch(`${product.url}/graphql`, { method: "POST", headers, body });
  return { status: response.status, body: (await response.json()) as GraphqlCall["body"] };
}

const ask = (query: string, variables: object = {}, jwt?: string) => send(JSON.stringify({ query, variables }), jwt);
const many = (count: number, make: (index: number) => string) => Array.from({ length: count }, (_, index) => make(index)).join(" ");

const hostile: [string, string][] = [
  ["selections nested thousands deep", "{a".repeat(30_000) + "}".repeat(30_000)],
  ["lists nested thousands deep", `{ node(id: ${"[".repeat(20_000)}${"]".repeat(20_000)}) { id } }`],
  ["a thousand aliases", `{ ${many(1_000, (index) => `a${index}: __typename`)} }`],
  [
    "a thousand sign-ins",
    `mutation { ${many(1_000, (index) => `a${index}: logIn(input: { email: "a@b.c", password: "${index}" }) { jwt }`)} }`,
  ],
  ["ten thousand directives", `{ viewer ${"@include(if: true) ".repeat(10_000)} { name } }`],
  [
    "fragments that double thirty times",
    `{ viewer { ...F0 } } ${many(30, (index) => `fragment F${index} on Viewer { ...F${index + 1} ... { ...F${index + 1} } }`)} fragment F30 on Viewer { name }`,
  ],
  ["fragments in a circle", "{ viewer { ...A } } fragment A on Viewer { ...B } fragment B on Viewer { ...A }"],
  ["a fragment that is not there", "{ viewer { ...Nothing } }"],
  ["half a million brackets", `{ viewer { name(${"(".repeat(500_000)}`],
  ["a text that never ends", `{ node(id: "${"x".repeat(900_000)}`],
  ["a number of a hundred thousand digits", `{ viewer { buyers(first: ${"9".repeat(100_000)}) { nodes { id } } } }`],
  ["signs that are no language", "{ viewer { \u0000\ud800 } }"],
  [
    "pages of pages of pages",
    "{ viewer { firms { nodes { shipments(first: 100) { nodes { attachments(first: 100) { nodes { content } } } } } } } }",
  ],
];

describe("a hostile query", () => {
  test.each(hostile)("of %s is refused with 4xx and a code, and the server goes on", async (_what, query) => {
    const { status, body } = await ask(query);
    expect(Math.floor(status / 100)).toBe(4);
    expect(body.errors?.map(({ extensions }) => extensions.code)).not.toContain("INTERNAL");
    expect(Object.values(body.data ?? {}).filter((field) => field !== null)).toEqual([]);
    expect((await ask("{ viewer { name } }")).body).toMatchObject({ data: { viewer: { name: user.name } } });
  });

  test.each(["__proto__", "constructor", "toString", "../../etc/passwd", "%2e%2e", "' OR 1=1 --", "\u0000", "Rmlybe", "x".repeat(5_000)])(
    "with %j for an id finds nothing, as does such a name inside an id",
    async (text) => {
      const ids = [text, ...["Shipment", "Firm", "Viewer", text].map((type) => Buffer.from(`${type}:${text}`).toString("base64url"))];
      for (const id of ids) {
        const { status, body } = await ask("query ($id: ID!) { node(id: $id) { id } }", { id });
        expect([id, status, body.data ?? { node: null }, body.errors ?? []]).toEqual([id, 200, { node: null }, []]);
      }
    },
  );
});

/** What was asked twice before is answered by the compiled lane from then on. */
describe("a query that is known already", () => {
  const query = "query ($first: Int) { viewer { name email buyers(first: $first) { nodes { name } } } }";

  test("answers each user with their own, as often as they take turns", async () => {
    const other = await aWebUser(product.url, { name: "Binod Rao" });
    for (let turn = 0; turn < 5; turn += 1) {
      for (const { jwt, name, email } of [user, other]) {
        expect((await ask(query, { first: 5 }, jwt)).body.data).toEqual({ viewer: { name, email, buyers: { nodes: [] } } });
      }
    }
  });

  test("is refused without a session, with a forged one, with bad variables and beyond its cost, every time", async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await ask(query, { first: 5 })).status).toBe(200);
      expect((await ask(query, { first: 5 }, "")).status).toBe(401);
      expect((await ask(query, { first: 5 }, user.jwt.slice(0, -3))).status).toBe(401);
      for (const first of [-1, 50_000, 2 ** 40, "5", { a: 1 }, [[]]]) {
        const { body } = await ask(query, { first });
        expect([first, body.errors?.[0]?.extensions.code]).toEqual([first, "BAD_USER_INPUT"]);
      }
    }
  });

  test("escapes whatever its texts hold", async () => {
    const name = '"}]},\\ \u2028 </script> \ud83d\ude80 \u0007';
    const create = "mutation ($name: String!) { createBuyer(input: { name: $name }) { buyer { name } errors { message } } }";
    const { body } = await ask(create, { name });
    const stored = (body.data as { createBuyer: { buyer: { name: string } } }).createBuyer.buyer.name;
    for (let turn = 0; turn < 3; turn += 1) {
      const answer = await ask("{ viewer { buyers { nodes { name } } } }");
      expect(answer.body.data).toEqual({ viewer: { buyers: { nodes: [{ name: stored }] } } });
    }
  });
});

/** What a product that is attacked keeps to. */
const bounds = { livezMs: 500, memory: 100_000_000 };

describe("a body of a megabyte", () => {
  const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]));
  const create = "mutation ($input: CreateBuyerInput!) { createBuyer(input: $input) { errors { message } } }";
  const drains: [string, string, object][] = [
    ["60,000 unknown keys", create, { input: { name: "a", ...keys(60_000) } }],
    ["20,000 unknown keys", create, { input: { name: "a", ...keys(20_000) } }],
    ["one unknown key", create, { input: { name: "a", ["x".repeat(900_000)]: 1 } }],
    ["20,000 ids", "query ($ids: [ID!]!) { nodes(ids: $ids) { id } }", { ids: Array.from({ length: 20_000 }, () => "a") }],
    ["200,000 ids", "query ($ids: [ID!]!) { nodes(ids: $ids) { id } }", { ids: Array.from({ length: 200_000 }, () => "a") }],
    [
      "a word that no enum has",
      'mutation ($l: ListSetting!) { addListItem(input: { list: $l, item: "a" }) { jwt } }',
      { l: "x".repeat(900_000) },
    ],
  ];
  test.each(drains)("of %s, 20 times at once, keeps nobody from being answered", async (_what, query, variables) => {
    const body = JSON.stringify({ query, variables });
    const { outcome, longestLivezMs, failedLivez } = await watched(product, () =>
      Promise.all(Array.from({ length: 20 }, () => send(body))),
    );
    for (const answer of outcome) expect(answer.body.errors?.[0]?.extensions.code).toMatch(/^(BAD_USER_INPUT|OPERATION_TOO_COMPLEX)$/);
    expect(failedLivez).toBe(0);
    expect(longestLivezMs).toBeLessThan(bounds.livezMs);
  });
});

describe("a signed-out query", () => {
  const drains: [string, string][] = [
    ["a text that never ends, of 99,900 escaped quotes", `{a(b:"${'\\"'.repeat(99_900)}`],
    ["the longest such text that is read", `{a(b:"${'\\"'.repeat(10_900)}`],
  ];
  test.each(drains)("with %s keeps nobody from being answered", async (_what, query) => {
    const attack = () => Promise.all(Array.from({ length: 20 }, () => ask(query, {}, "")));
    const { outcome, longestLivezMs, failedLivez, memoryGrowth } = await watched(product, attack);
    expect(new Set(outcome.map(({ status }) => Math.floor(status / 100)))).toEqual(new Set([4]));
    expect(failedLivez).toBe(0);
    expect(longestLivezMs).toBeLessThan(bounds.livezMs);
    expect(memoryGrowth).toBeLessThan(bounds.memory);
  });
});
