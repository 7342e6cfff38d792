import { afterAll, beforeAll, expect, test } from "vitest";
import { Kind, parse, type DocumentNode, type SelectionSetNode } from "graphql";
import { partnerRoles, type PartnerRole } from "#domain/partners/partner.ts";
import { maySee, seenBy, sharedFields, type SharedFieldName, type SharedView } from "#domain/partners/sharedFields.ts";
import type { SharedShipment } from "#domain/partners/sharedShipment.ts";
import { keysOf } from "#domain/typedObject.ts";
import { aServedApi } from "../../../support/api/aServedApi.ts";
import { anExporter, type Exporter } from "../../../support/api/anExporter.ts";
import { aFullShare, partnerViews, pathsOf } from "../../../support/api/sharing/partnerViews.ts";
import { sendProgress } from "../../../support/api/calls/progressCalls.ts";
import { aSharedShipment, sharedPlace } from "../../../support/api/sharing/shares.ts";
import { createSchema } from "../../../../gateway/graphql/createSchema.ts";
import { wholeSelection } from "../../../support/gateway/wholeSelection.ts";
import { openGateway } from "../../../support/gateway/aGateway.ts";

const served = aServedApi();
let exporter: Exporter;
let gateway: Awaited<ReturnType<typeof openGateway>>;

beforeAll(async () => {
  exporter = await anExporter(served.api);
  gateway = await openGateway({ rest: { url: served.url } });
});
afterAll(() => gateway.close());

/** GraphQL's fields that REST calls otherwise, or that are made of these; `partnerId` is in the id. */
const namesInRest: Record<string, SharedFieldName> = {
  id: "shipmentId",
  containerCount: "containers",
  "prices.amountBeforeGst": "prices.amountBeforeGST",
  "attachments.id": "attachments.key",
  "attachments.downloadUrl": "attachments.key",
  "attachments.updatedAt": "attachments.time",
};

/** A path of GraphQL as the table has it. */
function inRest(path: string): string {
  const plain = path.replace(/\bnodes\./, "");
  return namesInRest[plain] ?? plain.replace(/^containers\./, "container.");
}

const schema = createSchema();
const wholeType = schema.getType("SharedShipment");
if (!wholeType) throw new Error("There is no type SharedShipment");
const whole = wholeSelection(wholeType);

/** What all views together were shown by GraphQL. */
const everShown = new Set<string>();

test.each(partnerViews)(
  "$view.role as $what, prices $view.showsPrices: gets exactly the fields of the table, by REST, in lists and by GraphQL (R-690, R-691)",
  async (one) => {
    const { view } = one;
    const { partner, ...share } = await aFullShare(served.api, exporter, one);
    const expected: string[] = keysOf(sharedFields).filter((field) => maySee(view, field));
    const { data } = await partner.get<SharedShipment>(`/v1/shared/shipment${sharedPlace(share)}`);
    expect(pathsOf(data).toSorted()).toEqual(expected.toSorted());
    const list = await partner.post<{ shipments: object[] }>("/v1/shared/shipment/filter", {});
    expect(pathsOf(list.data.shipments).toSorted()).toEqual(expected.filter((field) => inLists.has(field)).toSorted());
    const exporters = await partner.get<{ exporters: object[] }>("/v1/shared/exporter");
    expect(pathsOf(exporters.data)).toEqual(["exporters.partnerId", "exporters.role", "exporters.name"]);

    const query = `{ viewer { sharedExporters { name role } sharedShipments(first: 1) { totalCount nodes ${whole} } } }`;
    const answer = await gateway.ask(query, {}, { authorization: `Bearer ${partner.jwt}` });
    expect(answer.errors).toEqual([]);
    const node = answer.at("viewer.sharedShipments.nodes.0");
    const all = pathsOf(node).filter((path) => path !== "attachments.totalCount");
    expect(all.filter((path) => path.startsWith("comments.")).toSorted()).toEqual(commentPaths.toSorted());
    const shown = all.filter((path) => !path.startsWith("comments."));
    for (const path of shown) everShown.add(path);
    expect([...new Set(shown.map(inRest))].toSorted()).toEqual(expected.filter((field) => field !== "partnerId").toSorted());
    for (const told of [data, list.data, node]) expect(JSON.stringify(told)).not.toMatch(/Secret/);
  },
);

/** What a partner reads of a comment on a file and of a request without a day. */
const commentPaths = [
  "comments.totalCount",
  ...["id", "text", "author", "isOwn", "createdAt", "mayDelete", "attachmentName", "request.type", "request.isOverdue"].map(
    (field) => `comments.nodes.${field}`,
  ),
];

/** What lists have of a shipment. */
const inLists: ReadonlySet<string> = new Set(
  "partnerId shipmentId role exporter reference consignee status goods next.milestone next.planned originCountry destinationCountry portOfLoading portOfDischarge isAsked mayUpload".split(
    " ",
  ),
);

test("the views have shown a value of each field that GraphQL has, so that none was left out of the comparison (R-690)", () => {
  const leaves = selectedPaths(parse(whole)).filter((path) => path !== "attachments.totalCount" && !path.startsWith("comments."));
  expect(leaves.length).toBeGreaterThan(60);
  expect(leaves.filter((path) => !everShown.has(path))).toEqual([]);
});

/** The paths of a selection's leaves. */
function selectedPaths({ definitions }: DocumentNode): string[] {
  const within = (set: SelectionSetNode | undefined, path: string): string[] =>
    set === undefined
      ? [path]
      : set.selections.flatMap((one) =>
          one.kind === Kind.FIELD ? within(one.selectionSet, `${path}${path && "."}${one.name.value}`) : [],
        );
  return definitions.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? within(one.selectionSet, "") : []));
}

test("a field without a line is hidden, wherever it is (R-690)", () => {
  const view: SharedView = { role: "CHA", showsPrices: true, isBuying: true, isBroker: true };
  const given = {
    reference: "TV/1",
    name: "Secret",
    products: [{ name: "RICE", cost: 1 }],
    prices: { fob: 1, margin: 2 },
    bank: { swift: "X" },
  };
  expect(seenBy(view, given)).toEqual({ reference: "TV/1", products: [{ name: "RICE" }], prices: { fob: 1 } });
});

test.each(partnerRoles)("the table has a condition for %s in each line, and none lets everybody see money (R-691)", (role: PartnerRole) => {
  const nobody = { role, showsPrices: false, isBuying: false, isBroker: false };
  const money = keysOf(sharedFields).filter((field) => /^(prices\.|commission|currency)|\.(rate|amount)$/.test(field));
  expect(money.length).toBeGreaterThan(10);
  expect(money.filter((field) => maySee(nobody, field))).toEqual([]);
});

test("partners see a document's number as reference, else the day of creation, and dates without notes (R-692)", async () => {
  const { partner, ...share } = await aSharedShipment(served.api, exporter, { role: "CHA" });
  const read = async () => (await partner.get<SharedShipment>(`/v1/shared/shipment${sharedPlace(share)}`)).data;
  expect((await read()).reference).toMatch(/^Shipment of \d{2}\/\d{2}\/\d{4}$/);
  await sendProgress(exporter.user, "milestone", share, { milestone: "STUFFED", planned: "10/11/2026", note: "Late lorry" });
  const { progress, next } = await read();
  expect(progress[1]).toEqual({ milestone: "STUFFED", planned: "10/11/2026", actual: "" });
  expect(next).toEqual({ milestone: "STUFFED", planned: "10/11/2026" });
});

test("parties: an importer sees itself and those to notify, a broker no addresses (R-691)", async () => {
  const partiesOf = async (role: PartnerRole, records: (of: Exporter) => string[]) => {
    const { partner, ...share } = await aSharedShipment(served.api, exporter, { role, records });
    const { parties } = (await partner.get<SharedShipment>(`/v1/shared/shipment${sharedPlace(share)}`)).data;
    return parties.map(({ party, address }) => [party, address]);
  };
  expect(await partiesOf("IMPORTER", ({ notifyId }) => [notifyId])).toEqual([["NOTIFY", "Dubai"]]);
  expect(await partiesOf("BROKER", ({ brokerId }) => [brokerId])).toEqual([
    ["CONSIGNEE", undefined],
    ["NOTIFY", undefined],
  ]);
});
