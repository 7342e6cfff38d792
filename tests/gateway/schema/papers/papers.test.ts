import { afterAll, beforeAll, expect, test } from "vitest";
import { aServedApi } from "../../../support/api/aServedApi.ts";
import { anExporter, aShipment, type Exporter } from "../../../support/api/anExporter.ts";
import { attach } from "../../../support/api/calls/attachments.ts";
import { aPng } from "../../../support/files/images.ts";
import { globalId, openGateway, type TestGateway } from "../../../support/gateway/aGateway.ts";

const served = aServedApi();
let gateway: TestGateway & { close(): Promise<void> };
let exporter: Exporter;
const ids: string[] = [];
let invoice = "";
beforeAll(async () => {
  gateway = await openGateway({ rest: { url: served.url } });
  exporter = await anExporter(served.api);
  for (const name of ["First", "Second", "Third"]) {
    const { shipmentId } = await aShipment(exporter, { name, termsOfShipment: "FOB", termsOfPayment: "T/T" });
    ids.unshift(shipmentId);
  }
  const { data } = await attach(served.api, exporter.user, ids[2] ?? "", {
    name: "invoice.png",
    content: aPng({ width: 2, height: 2 }),
    type: "INVOICE",
  });
  invoice = data.key;
});
afterAll(() => gateway.close());

async function ask(query: string, variables: Record<string, unknown> = {}) {
  return await gateway.ask(query, variables, { authorization: `Bearer ${exporter.user.jwt}` });
}

const set = `paperSet { neededCount availableCount papers { type isNeeded source state attachmentId attachment { name type } originals copies note dueOn } }`;

test("a shipment's papers are read, chosen and given back to its terms (R-811, R-812)", async () => {
  const [, , first = ""] = ids;
  const id = globalId("Shipment", first);
  const read = await ask(`query ($id: ID!) { node(id: $id) { ... on Shipment { ${set} } } }`, { id });
  expect(read.at("node.paperSet")).toMatchObject({
    neededCount: 4,
    availableCount: 1,
    papers: [
      {},
      {
        type: "INVOICE",
        state: "AVAILABLE",
        attachmentId: globalId("Attachment", `${first}/${invoice}`),
        attachment: { name: "invoice.png", type: "INVOICE" },
        dueOn: null,
      },
      {},
      {},
    ],
  });
  const choose = `mutation ($input: SetPapersInput!) { setPapers(input: $input) { shipment { ${set} } errors { message field code } } }`;
  const papers = [{ type: "INVOICE" }, { type: "COO", originals: 1, note: "Stamped", dueOn: "2025-11-28" }];
  expect((await ask(choose, { input: { shipmentId: id, papers } })).at("setPapers")).toMatchObject({
    shipment: {
      paperSet: {
        neededCount: 2,
        papers: [{}, { type: "COO", source: "MANUAL", originals: 1, copies: null, note: "Stamped", dueOn: "2025-11-28" }],
      },
    },
    errors: [],
  });
  const twice = await ask(choose, { input: { shipmentId: id, papers: [papers[0], papers[0]] } });
  expect(twice.at("setPapers")).toEqual({
    shipment: null,
    errors: [{ message: "A document is named twice", field: ["papers", "1", "type"], code: "INVALID" }],
  });
  expect((await ask(choose, { input: { shipmentId: id } })).at("setPapers.shipment.paperSet")).toMatchObject({ neededCount: 4 });
});

test("all shipments are listed with their papers and counts, and pages follow each other (R-814)", async () => {
  const query = `query ($filter: PapersFilter, $first: Int, $after: String) { viewer { shipmentPapers(filter: $filter, first: $first, after: $after) {
    totalCount counts { type available missing missingWithDraft } pageInfo { hasNextPage endCursor } nodes { shipmentId shipmentName firmName papers { type state } } } } }`;
  const filter = { firmId: globalId("Firm", exporter.firm.firmId), missing: "INVOICE" };
  const page = (await ask(query, { filter, first: 1 })).at("viewer.shipmentPapers");
  expect(page).toMatchObject({
    totalCount: 2,
    pageInfo: { hasNextPage: true },
    nodes: [{ shipmentId: globalId("Shipment", ids[0] ?? ""), shipmentName: "Third", firmName: exporter.firm.name }],
  });
  expect((page as { counts: object[] }).counts).toContainEqual({ type: "INVOICE", available: 1, missing: 2, missingWithDraft: 0 });
  const { pageInfo } = page as { pageInfo: { endCursor: string } };
  expect((await ask(query, { filter, first: 1, after: pageInfo.endCursor })).at("viewer.shipmentPapers")).toMatchObject({
    pageInfo: { hasNextPage: false },
    nodes: [{ shipmentName: "Second" }],
  });
  expect((await ask(query, { filter: { isIncomplete: true } })).at("viewer.shipmentPapers.totalCount")).toBe(3);
  const backwards = await ask("{ viewer { shipmentPapers(last: 1) { totalCount } } }");
  expect(backwards.errors.map(({ extensions }) => extensions["code"])).toEqual(["BAD_USER_INPUT"]);
});
