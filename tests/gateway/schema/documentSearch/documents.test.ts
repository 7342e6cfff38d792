import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { aServedApi } from "../../../support/api/aServedApi.ts";
import { anExporter, aShipment, type Exporter } from "../../../support/api/anExporter.ts";
import { attach } from "../../../support/api/calls/attachments.ts";
import { aPdf } from "../../../support/files/pdfs.ts";
import { webOperation } from "../../../support/gateway/webOperation.ts";
import { pageSizes } from "../../../../web/documentSearch/documentsAddress.ts";
import { globalId, openGateway, type TestGateway } from "../../../support/gateway/aGateway.ts";

const served = aServedApi({ startsIndexer: true });
let gateway: TestGateway & { close(): Promise<void> };
let exporter: Exporter;
let shipmentId: string;
const ids: string[] = [];
beforeAll(async () => {
  gateway = await openGateway({ rest: { url: served.url } });
  exporter = await anExporter(served.api);
  ({ shipmentId } = await aShipment(exporter, { name: "Monsoon Lot" }));
  const texts = {
    "one.pdf": ["Invoice of turmeric fingers"],
    "two.pdf": ["A first page without the word", "Turmeric powder, bags of 25 kg each"],
  };
  for (const [name, pages] of Object.entries(texts)) {
    const { data } = await attach(served.api, exporter.user, shipmentId, { name, content: await aPdf(pages, { width: 600 }) });
    ids.push(globalId("Attachment", `${shipmentId}/${data.key}`));
  }
});
afterAll(() => gateway.close());

async function ask(query: string, variables: Record<string, unknown> = {}) {
  return await gateway.ask(query, variables, { authorization: `Bearer ${exporter.user.jwt}` });
}

const reads = `totalCount facets { types { value name count } firms { value count } } pageInfo { hasNextPage endCursor }
  edges { shipmentId firmId shipmentName firmName page textState isGenerated snippet { text isHit } node { id name } }`;
const query = `query ($search: DocumentSearch, $first: Int, $after: String) { viewer { documents(search: $search, first: $first, after: $after) { ${reads} } } }`;

test("documents are found by the words in them, with the hit, the counts and pages that follow each other (R-787, R-789)", async () => {
  const search = { query: "turmeric", firmIds: [globalId("Firm", exporter.firm.firmId)] };
  const found = await vi.waitFor(
    async () => {
      const documents = (await ask(query, { search, first: 1 })).at("viewer.documents") as { totalCount: number };
      expect(documents.totalCount).toBe(2);
      return documents;
    },
    { timeout: 45_000, interval: 100 },
  );
  expect(found).toMatchObject({
    facets: { types: [{ value: "OTHER", name: "Other", count: 2 }], firms: [{ value: search.firmIds[0], count: 2 }] },
    pageInfo: { hasNextPage: true },
    edges: [
      {
        shipmentId: globalId("Shipment", shipmentId),
        firmId: search.firmIds[0],
        shipmentName: "Monsoon Lot",
        page: 2,
        node: { id: ids[1] },
      },
    ],
  });
  const { pageInfo } = found as unknown as { pageInfo: { endCursor: string } };
  const next = (await ask(query, { search, first: 1, after: pageInfo.endCursor })).at("viewer.documents");
  expect(next).toMatchObject({ pageInfo: { hasNextPage: false }, edges: [{ node: { name: "one.pdf" } }] });
});

test("a document's text is read page by page, with the page that a search hits first (R-1005)", async () => {
  const text =
    "query ($id: ID!, $query: String) { node(id: $id) { ... on Attachment { text(query: $query) { state problem pageCount pages page snippet { isHit } } } } }";
  const read = (await ask(text, { id: ids[1], query: "turmeric" })).at("node.text");
  expect(read).toMatchObject({ state: "DONE", problem: "", pageCount: 2, page: 2, snippet: expect.arrayContaining([{ isHit: true }]) });
  expect((read as { pages: string[] }).pages.map((page) => page.trim())).toEqual([
    "A first page without the word",
    "Turmeric powder, bags of 25 kg each",
  ]);
  expect((await ask(text, { id: ids[1] })).at("node.text")).toMatchObject({ page: null, snippet: [] });
  expect((await ask(text, { id: globalId("Attachment", `${shipmentId}/unknown`) })).at("node")).toBeNull();
});

test("a selection of documents gets the address of a ZIP, and an unknown one is named (R-790)", async () => {
  const zip = `mutation ($ids: [ID!]!) { prepareDocumentZip(input: { ids: $ids }) { url files errors { code field } } }`;
  expect((await ask(zip, { ids })).at("prepareDocumentZip")).toEqual({
    url: expect.stringContaining("/documents.zip?id="),
    files: 2,
    errors: [],
  });
  const unknown = globalId("Attachment", `${shipmentId}/unknown`);
  expect((await ask(zip, { ids: [ids[0], unknown] })).at("prepareDocumentZip")).toEqual({
    url: null,
    files: null,
    errors: [{ code: "NOT_FOUND", field: ["ids", "1"] }],
  });
  const retry = `mutation ($id: ID!) { retryDocumentText(input: { id: $id }) { attachment { id } errors { code } } }`;
  expect((await ask(retry, { id: ids[0] })).at("retryDocumentText")).toMatchObject({ errors: [{ code: "CONFLICT" }] });
});

test("a search is saved, replaced, listed and deleted (R-791)", async () => {
  const save = `mutation ($input: SaveSearchInput!) { saveSearch(input: $input) { savedSearch { id name search isShared isOwn } errors { code field } } }`;
  const saved = (await ask(save, { input: { name: "Turmeric", search: "q=turmeric" } })).at("saveSearch") as {
    savedSearch: { id: string };
  };
  const { id } = saved.savedSearch;
  const replaced = await ask(save, { input: { id, name: "Spices", search: "q=spice", isShared: true } });
  const expected = { id, name: "Spices", search: "q=spice", isShared: true, isOwn: true };
  expect(replaced.at("saveSearch")).toEqual({ savedSearch: expected, errors: [] });
  expect((await ask("{ viewer { savedSearches { id name search isShared isOwn } } }")).at("viewer.savedSearches")).toEqual([expected]);
  const remove = `mutation ($id: ID!) { deleteSearch(input: { id: $id }) { deletedSavedSearchId errors { code } } }`;
  expect((await ask(remove, { id })).at("deleteSearch")).toEqual({ deletedSavedSearchId: id, errors: [] });
  expect((await ask(remove, { id })).at("deleteSearch")).toEqual({ deletedSavedSearchId: null, errors: [{ code: "NOT_FOUND" }] });
});

test("what the page Documents asks for at once costs no more than is allowed (R-797)", async () => {
  const search = { query: "turmeric", newestOnly: true };
  for (const [name, first] of [
    ["DocumentListPaginationQuery", pageSizes.list],
    ["loadFoundQuery", pageSizes.selection],
  ] as const) {
    expect((await ask(webOperation(name), { search, first })).at("viewer.documents.edges")).toHaveLength(2);
  }
  const page = await ask(webOperation("DocumentsPageQuery"), { search, shipmentId: globalId("Shipment", shipmentId), hasShipment: true });
  expect(page.at("viewer.documents.edges")).toHaveLength(2);
});
