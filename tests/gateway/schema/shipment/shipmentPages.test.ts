import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openGateway, type GraphqlResponse, type TestGateway, aGateway, globalId } from "../../../support/gateway/aGateway.ts";
import { aServedApi } from "../../../support/api/aServedApi.ts";
import { anExporter, aShipment, type Exporter } from "../../../support/api/anExporter.ts";
import { shipments } from "../../../support/gateway/fakeRest.ts";

let now = new Date("2026-04-01T06:00:00.000Z");
const served = aServedApi({ clock: () => now });
let gateway: TestGateway & { close(): Promise<void> };
let exporter: Exporter;
beforeAll(async () => {
  gateway = await openGateway({ rest: { url: served.url } });
});
afterAll(() => gateway.close());

/** Twelve shipments, three of each instant. */
beforeEach(async () => {
  exporter = await anExporter(served.api);
  for (let index = 1; index <= 12; index += 1) {
    if (index % 3 === 1) now = new Date(now.getTime() + 1_000);
    await aShipment(exporter, { name: `Lot ${index}` });
  }
});

const page = `query ($first: Int, $after: String, $last: Int, $before: String, $orderBy: ShipmentOrderInput, $find: String, $createdFrom: DateTime, $updatedSince: DateTime) {
  viewer { shipments(first: $first, after: $after, last: $last, before: $before, orderBy: $orderBy, find: $find, createdFrom: $createdFrom, updatedSince: $updatedSince) {
    totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { id name } }
    pageCursors { previous { page cursor } around { page cursor isCurrent } } } } }`;

type Page = {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
  edges: { cursor: string; node: { id: string; name: string } }[];
  pageCursors: { previous: { page: number } | null; around: { page: number; cursor: string; isCurrent: boolean }[] };
};

function ask(query: string, variables: Record<string, unknown> = {}): Promise<GraphqlResponse> {
  return gateway.ask(query, variables, { authorization: `Bearer ${exporter.user.jwt}` });
}

async function pageOf(variables: Record<string, unknown>): Promise<Page> {
  const answer = await ask(page, variables);
  expect(answer.errors).toEqual([]);
  // As the query selects it.
  return answer.at("viewer.shipments") as Page;
}

const names = ({ edges }: Page) => edges.map(({ node }) => node.name.replace("Lot ", ""));
const remove = (id: string | undefined) => ask(`mutation { deleteShipment(input: { id: "${id}" }) { errors { message } } }`);
const numbers = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => String(from < to ? from + index : from - index));
const orders = [
  { orderBy: { field: "CREATED_AT", direction: "DESC" }, all: numbers(12, 1) },
  { orderBy: { field: "CREATED_AT", direction: "ASC" }, all: numbers(1, 12) },
  { orderBy: { field: "UPDATED_AT", direction: "DESC" }, all: numbers(12, 1) },
  { orderBy: { field: "UPDATED_AT", direction: "ASC" }, all: numbers(1, 12) },
  { orderBy: { field: "NAME", direction: "ASC" }, all: ["1", "10", "11", "12", ...numbers(2, 9)] },
  { orderBy: { field: "NAME", direction: "DESC" }, all: [...numbers(9, 2), "12", "11", "10", "1"] },
];

describe.each(orders)("pages by $orderBy.field $orderBy.direction", ({ orderBy, all }) => {
  test("lose and repeat nothing when shipments before them and at their end are deleted and others are added", async () => {
    const first = await pageOf({ first: 4, orderBy });
    expect(names(first)).toEqual(all.slice(0, 4));
    await remove(first.edges[1]?.node.id);
    await remove(first.edges[3]?.node.id);
    now = new Date(now.getTime() + 1_000);
    if (orderBy.direction === "DESC") await aShipment(exporter, { name: "Lot new" });
    const second = await pageOf({ first: 4, after: first.pageInfo.endCursor, orderBy });
    expect(names(second)).toEqual(all.slice(4, 8));
    const back = await pageOf({ last: 9, before: second.pageInfo.startCursor, orderBy });
    const left = [all[0] ?? "", all[2] ?? ""];
    expect(names(back)).toEqual(orderBy.direction === "DESC" ? ["new", ...left] : left);
    expect([back.pageInfo.hasPreviousPage, back.pageInfo.hasNextPage]).toEqual([false, true]);
    const third = await pageOf({ first: 9, after: second.pageInfo.endCursor, orderBy });
    expect(names(third)).toEqual(all.slice(8));
    expect([third.pageInfo.hasPreviousPage, third.pageInfo.hasNextPage]).toEqual([true, false]);
  });

  test("are bounded on both sides, from either end", async () => {
    const { edges } = await pageOf({ first: 12, orderBy });
    const [after, before] = [edges[1]?.cursor, edges[8]?.cursor];
    expect(names(await pageOf({ first: 3, after, before, orderBy }))).toEqual(all.slice(2, 5));
    expect(names(await pageOf({ last: 3, after, before, orderBy }))).toEqual(all.slice(5, 8));
    expect(names(await pageOf({ last: 50, after, before, orderBy }))).toEqual(all.slice(2, 8));
    expect(await pageOf({ first: 0, after, orderBy })).toMatchObject({ edges: [], totalCount: 12 });
  });

  test("have numbered pages beside them, whose cursors lead there", async () => {
    const { pageInfo } = await pageOf({ first: 5, orderBy });
    const second = await pageOf({ first: 5, after: pageInfo.endCursor, orderBy });
    expect(second.pageCursors.around.map(({ page: number, isCurrent }) => [number, isCurrent])).toEqual([
      [1, false],
      [2, true],
      [3, false],
    ]);
    expect(second.pageCursors.previous).toMatchObject({ page: 1 });
    expect(names(await pageOf({ first: 5, after: second.pageCursors.around[2]?.cursor, orderBy }))).toEqual(all.slice(10));
    expect(names(await pageOf({ first: 5, after: second.pageCursors.around[0]?.cursor, orderBy }))).toEqual(all.slice(0, 5));
  });
});

test("a search and a filter are paged by positions as well, and a cursor of another filter is harmless", async () => {
  const first = await pageOf({ first: 2, find: "lot" });
  expect([names(first), first.totalCount]).toEqual([["12", "11"], 12]);
  await remove(first.edges[1]?.node.id);
  expect(names(await pageOf({ first: 2, find: "lot", after: first.pageInfo.endCursor }))).toEqual(["10", "9"]);
  expect(names(await pageOf({ first: 2, after: first.pageInfo.endCursor }))).toEqual(["10", "9"]);
  const [createdFrom] = [new Date(now.getTime() - 1_000).toISOString()];
  const filtered = await pageOf({ first: 3, createdFrom });
  expect(names(filtered)).toEqual(["12", "10", "9"]);
  expect(names(await pageOf({ first: 3, createdFrom, after: filtered.pageInfo.endCursor }))).toEqual(["8", "7"]);
});

test("updatedSince gives what changed, and Shipment.updatedAt says when", async () => {
  const { edges } = await pageOf({ first: 12 });
  const before = now;
  now = new Date(now.getTime() + 60_000);
  await ask(`mutation { updateShipment(input: { id: "${edges[7]?.node.id}", vessel: "MV Kaveri" }) { errors { message } } }`);
  const changed = await pageOf({ updatedSince: new Date(before.getTime() + 1).toISOString() });
  expect([names(changed), changed.totalCount]).toEqual([["5"], 1]);
  const read = await ask(`{ node(id: "${edges[7]?.node.id}") { ... on Shipment { updatedAt } } }`);
  expect(read.at("node.updatedAt")).toBe(now.toISOString());
});

const encoded = (text: string) => Buffer.from(text).toString("base64url");

test.each([
  ["nonsense", "`after` is no cursor of this list"],
  [encoded("createdAt:2026-04-01/1"), "`after` is no cursor of this list"],
  [encoded("createdAt:2026-99-99T00:00:00.000Z/1"), "`after` is no cursor of this list"],
  [encoded("createdAt:2026-04-01T06:00:00.000Z/' or 1=1"), "`after` is no cursor of this list"],
  [`${encoded("createdAt:2026-04-01T06:00:00.000Z/1")}=`, "`after` is no cursor of this list"],
  [encoded("x".repeat(5_000)), "`after` is no cursor of this list"],
  [encoded("updatedAt:2026-04-01T06:00:00.000Z/1"), "`after` is a cursor of a list in another order"],
])("a cursor that was tampered with is refused: %s", async (after, message) => {
  const { errors } = await ask(page, { after });
  expect(errors[0]).toMatchObject({ message, extensions: { code: "BAD_USER_INPUT" } });
});

test("a cursor of another user's shipment tells nothing of it", async () => {
  const { pageInfo } = await pageOf({ first: 4 });
  const stranger = await anExporter(served.api);
  const answer = await gateway.ask(page, { after: pageInfo.endCursor }, { authorization: `Bearer ${stranger.user.jwt}` });
  expect(answer.at("viewer.shipments")).toMatchObject({ totalCount: 0, edges: [] });
});

test("a list of master data goes on rightly though the record at its cursor was deleted", async () => {
  const buyers =
    "query ($first: Int, $last: Int, $after: String, $before: String) { viewer { buyers(first: $first, last: $last, after: $after, before: $before) { pageInfo { startCursor endCursor } nodes { id name } } } }";
  const all = (await ask(buyers)).at("viewer.buyers.nodes") as { id: string; name: string }[]; // as the query selects them
  const [first, second] = all;
  expect(all.length).toBeGreaterThan(2);
  const page1 = await ask(buyers, { first: 2 });
  for (const gone of [first, second]) await ask(`mutation { deleteBuyer(input: { id: "${gone?.id}" }) { errors { message } } }`);
  const page2 = await ask(buyers, { first: 9, after: page1.at("viewer.buyers.pageInfo.endCursor") });
  expect(page2.at("viewer.buyers.nodes")).toEqual(all.slice(2));
  const back = await ask(buyers, { last: 9, before: page2.at("viewer.buyers.pageInfo.endCursor") });
  expect(back.at("viewer.buyers.nodes")).toEqual(all.slice(2, -1));
});

describe("over another service", () => {
  test("cursors are offsets, and orders and filters that it does not know are unsupported instead of ignored", async () => {
    const { ask: send, rest } = await aGateway({ isForeign: true });
    rest.shipments.splice(0, 1, ...shipments(5));
    const first = await send(page, { first: 2 });
    const endCursor = String(first.at("viewer.shipments.pageInfo.endCursor"));
    expect(Buffer.from(endCursor, "base64url").toString()).toBe("offset:1");
    const second = await send(page, { first: 2, after: endCursor });
    expect(second.at("viewer.shipments.edges.0.node.id")).toBe(globalId("Shipment", "S3"));
    for (const variables of [{ updatedSince: "2026-01-01T00:00:00Z" }, { orderBy: { field: "UPDATED_AT", direction: "ASC" } }]) {
      expect((await send(page, variables)).errors[0]?.extensions["code"]).toBe("UPSTREAM_UNSUPPORTED");
    }
  });

  test("a cursor of our own service is refused", async () => {
    const { ask: send } = await aGateway({ isForeign: true });
    const { errors } = await send(page, { after: encoded("createdAt:2026-04-01T06:00:00.000Z/1") });
    expect(errors[0]).toMatchObject({
      message: "The cursor is none of this service's; start again from the first page",
      extensions: { code: "BAD_USER_INPUT" },
    });
  });
});
