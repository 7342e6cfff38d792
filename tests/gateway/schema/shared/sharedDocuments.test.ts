import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { toCursor } from "../../../../gateway/builder/connections/connections.ts";
import { joinPair } from "../../../../gateway/builder/globalIds.ts";
import { aServedApi } from "../../../support/api/aServedApi.ts";
import { anExporter, type Exporter } from "../../../support/api/anExporter.ts";
import type { TestUser } from "../../../support/api/aUser.ts";
import { attach } from "../../../support/api/calls/attachments.ts";
import { aSharedShipment, type Share } from "../../../support/api/sharing/shares.ts";
import { aPdf } from "../../../support/files/pdfs.ts";
import { aGateway, globalId, openGateway, type TestGateway } from "../../../support/gateway/aGateway.ts";

const served = aServedApi({ startsIndexer: true });
let gateway: TestGateway & { close(): Promise<void> };
let exporter: Exporter;
let share: Share & { partner: TestUser };
beforeAll(async () => {
  gateway = await openGateway({ rest: { url: served.url } });
  exporter = await anExporter(served.api);
  share = await aSharedShipment(served.api, exporter, { role: "CHA", change: { name: "Secret name" } });
  const content = await aPdf(["A first page without the word", "Turmeric powder, bags of 25 kg each"], { width: 600 });
  await attach(served.api, exporter.user, share.shipmentId, { name: "two.pdf", content, type: "PACKING_LIST", audience: "CHA" });
  await attach(served.api, exporter.user, share.shipmentId, { name: "hidden.pdf", content, audience: "IMPORTER" });
  await vi.waitFor(
    async () => {
      const [one, both] = (await Promise.all(["turmeric", "basmati"].map((text) => found({ query: text })))) as { totalCount: number }[];
      if (one?.totalCount !== 1 || both?.totalCount !== 2) throw new Error("The documents are not read yet");
    },
    { timeout: 45_000, interval: 100 },
  );
});
afterAll(() => gateway.close());

const query = `query ($search: SharedDocumentSearch, $first: Int, $after: String) { viewer { sharedDocuments(search: $search, first: $first, after: $after) {
  totalCount facets { types { value name count } exporters { value name count } } pageInfo { hasNextPage endCursor }
  edges { sharedShipmentId exporter reference page snippet { text isHit } node { id name type state isOwn downloadUrl } } } } }`;

const ask = (variables: object) => gateway.ask(query, { ...variables }, { authorization: `Bearer ${share.partner.jwt}` });
const found = async (search: object, page: object = {}) => (await ask({ search, ...page })).at("viewer.sharedDocuments");

test("shared documents are found with the hit, the counts, their shipment and pages that follow each other (R-1100)", async () => {
  const { partnerId, shipmentId, key } = share;
  const sharedShipmentId = globalId("SharedShipment", `${partnerId}/${shipmentId}`);
  const exporterId = globalId("SharedExporter", partnerId);
  const first = await found({ query: "basmati", exporterId, sharedShipmentId }, { first: 1 });
  expect(first).toMatchObject({
    totalCount: 2,
    facets: {
      types: [
        { value: "OTHER", name: "Other", count: 1 },
        { value: "PACKING_LIST", name: "Packing List", count: 1 },
      ],
      exporters: [{ value: exporterId, name: exporter.firm.name, count: 2 }],
    },
    pageInfo: { hasNextPage: true },
    edges: [{ sharedShipmentId, exporter: exporter.firm.name, page: null, snippet: [], node: { name: "two.pdf", type: "PACKING_LIST" } }],
  });
  const { pageInfo } = first as { pageInfo: { endCursor: string } };
  expect(await found({ query: "basmati" }, { first: 1, after: pageInfo.endCursor })).toMatchObject({
    pageInfo: { hasNextPage: false },
    edges: [
      {
        node: {
          id: globalId("SharedAttachment", joinPair(joinPair(partnerId, shipmentId), key)),
          downloadUrl: expect.stringContaining(key),
        },
      },
    ],
  });
  const hit = await found({ query: "turmeric", types: ["PACKING_LIST"] });
  expect(hit).toMatchObject({ edges: [{ page: 2, snippet: expect.arrayContaining([{ text: "Turmeric", isHit: true }]) }] });
  expect(JSON.stringify([first, hit])).not.toContain("Secret");
});

test("ids of another type are refused, unknown ones find nothing, and a search of 101 characters is named (R-1100, R-1104)", async () => {
  const unknown = { exporterId: globalId("SharedExporter", "x"), sharedShipmentId: globalId("SharedShipment", "x/y") };
  expect(await found({ exporterId: unknown.exporterId })).toMatchObject({ totalCount: 0, edges: [] });
  expect(await found({ sharedShipmentId: unknown.sharedShipmentId })).toMatchObject({ totalCount: 0, edges: [] });
  for (const search of [{ exporterId: globalId("Firm", "x") }, { sharedShipmentId: share.shipmentId }, { query: "a".repeat(101) }]) {
    const { errors } = await ask({ search });
    expect(errors).toHaveLength(1);
    expect(errors[0]?.extensions["code"]).not.toBe("INTERNAL_SERVER_ERROR");
  }
});

test("a cursor beyond the last place that is searched is refused as bad input (R-1104)", async () => {
  expect(await found({}, { after: toCursor(999_998) })).toMatchObject({ edges: [], pageInfo: { hasNextPage: false } });
  const { errors } = await ask({ search: {}, after: toCursor(999_999_998) });
  expect(errors.map(({ extensions }) => extensions["code"])).toEqual(["BAD_USER_INPUT"]);
});

test("over a service that cannot search shared documents they are null and unsupported, and the rest of the page is there (R-1100)", async () => {
  const foreign = await aGateway({ isForeign: true });
  const { at, errors } = await foreign.ask("{ viewer { name sharedDocuments { totalCount } } }");
  expect([at("viewer.sharedDocuments"), errors[0]?.extensions["code"]]).toEqual([null, "UPSTREAM_UNSUPPORTED"]);
  expect(at("viewer.name")).not.toBeNull();
});

test("facets are counted only where they are selected, and 100 documents cost no more than is allowed (R-1104)", async () => {
  const { ask: askFake, rest } = await aGateway();
  rest.say("POST /v1/shared/document/filter", { data: { documents: [], total: 0, facets: null } });
  await askFake("{ viewer { sharedDocuments(first: 100) { totalCount edges { page snippet { text isHit } node { id name } } } } }");
  const call = rest.calls.find(({ path }) => path === "/v1/shared/document/filter");
  expect(call?.body).toMatchObject({ facets: false, limit: 100, offset: 0 });
});

test("a search that waits for its turn may take longer than other reads (R-1116)", async () => {
  const { ask: askFake, rest } = await aGateway({ rest: { headersMs: 100, documentMs: 20_000, breakerFailures: 1 } });
  const body = JSON.stringify({ data: { documents: [], total: 0, facets: null }, errors: [] });
  rest.say("POST /v1/shared/document/filter", (response) => void setTimeout(() => response.end(body), 400));
  const { at, errors } = await askFake("{ viewer { sharedDocuments { totalCount } } }");
  expect([at("viewer.sharedDocuments.totalCount"), errors]).toEqual([0, []]);
});
