import { afterAll, beforeAll, expect, test } from "vitest";
import { partnerRoles, type PartnerRole } from "#domain/partners/partner.ts";
import { maySee, seenBy, sharedFields, type SharedView } from "#domain/partners/sharedFields.ts";
import type { SharedShipment } from "#domain/partners/sharedShipment.ts";
import { isObject, keysOf } from "#domain/typedObject.ts";
import { aServedApi } from "../../../support/api/aServedApi.ts";
import { aLine, anExporter, type Exporter } from "../../../support/api/anExporter.ts";
import { sendProgress } from "../../../support/api/calls/progressCalls.ts";
import { aSharedShipment, sharedPlace } from "../../../support/api/shares.ts";
import { openGateway } from "../../../support/gateway/aGateway.ts";

const served = aServedApi();
let exporter: Exporter;
let gateway: Awaited<ReturnType<typeof openGateway>>;

beforeAll(async () => {
  exporter = await anExporter(served.api);
  gateway = await openGateway({ rest: { url: served.url } });
});
afterAll(() => gateway.close());

/** The paths of all values of an answer, without positions in lists. */
function pathsOf(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => pathsOf(item, path)))];
  if (!isObject(value)) return path === "" ? [] : [path];
  return Object.entries(value).flatMap(([name, field]) => pathsOf(field, path === "" ? name : `${path}.${name}`));
}

/** Whom the partner stands for, and what that makes it to the shipment. */
const views: { what: string; view: SharedView; records: (from: Exporter) => string[] }[] = partnerRoles.flatMap((role) =>
  [true, false].flatMap((showsPrices) => [
    ...(role === "IMPORTER"
      ? [
          { what: "consignee", view: { role, showsPrices, isBuying: true, isBroker: false }, records: (of: Exporter) => [of.consigneeId] },
          { what: "buyer", view: { role, showsPrices, isBuying: true, isBroker: false }, records: (of: Exporter) => [of.sellerId] },
          { what: "notify party", view: { role, showsPrices, isBuying: false, isBroker: false }, records: (of: Exporter) => [of.notifyId] },
        ]
      : []),
    ...(role === "BROKER"
      ? [{ what: "broker", view: { role, showsPrices, isBuying: false, isBroker: true }, records: (of: Exporter) => [of.brokerId] }]
      : []),
    ...(role === "CHA" ? [{ what: "agent", view: { role, showsPrices, isBuying: false, isBroker: false }, records: () => [] }] : []),
  ]),
);

/** A shipment with a value in each field that anybody may see, and in others that nobody may. */
async function aFullShare({ view, records }: (typeof views)[number]) {
  const shared = await aSharedShipment(served.api, exporter, {
    role: view.role,
    records,
    showsPrices: view.showsPrices,
    change: {
      name: "Secret name",
      notes: "Secret notes",
      isBuyerDifferent: true,
      buyerId: exporter.sellerId,
      products: [aLine(exporter, { quantity: 10, rate: 1000 })],
      charges: { gstPercentage: 0, gst: 0, advance: 100, discount: 0, fob: 9000, freight: 900, insurance: 75, commission: 250 },
      totalAmount: 9900,
    },
  });
  const { errors } = await sendProgress(exporter.user, "milestone", shared, {
    milestone: "ARRIVED",
    planned: "09/12/2026",
    note: "Secret",
  });
  expect(errors).toEqual([]);
  await sendProgress(exporter.user, "milestone", shared, { milestone: "BOOKED", actual: "10/11/2026", note: "Secret" });
  return shared;
}

test.each(views)(
  "$view.role as $what, prices $view.showsPrices: sees exactly the fields of the table, by REST, in lists and by GraphQL (R-690, R-691)",
  async (one) => {
    const { view } = one;
    const { partner, ...share } = await aFullShare(one);
    const expected = keysOf(sharedFields).filter((field) => maySee(view, field));
    const { data } = await partner.get<SharedShipment>(`/v1/shared/shipment${sharedPlace(share)}`);
    expect(pathsOf(data).toSorted()).toEqual(expected.toSorted());
    expect(JSON.stringify(data)).not.toMatch(/Secret/);
    const list = await partner.post<{ shipments: object[] }>("/v1/shared/shipment/filter", {});
    expect(pathsOf(list.data.shipments).filter((path) => !expected.some((known) => known === path))).toEqual([]);
    const { viewer } = await askAll(partner.jwt);
    const [node] = viewer.sharedShipments.nodes;
    expect(isObject(node) && isObject(node["prices"])).toBe(maySee(view, "prices.invoiceValue"));
    const seen = JSON.stringify(node);
    expect(seen).not.toMatch(/Secret/);
    // Figures and texts that only some may see, each once in the shipment.
    const marks = {
      "prices.fob": "9000.00",
      "prices.advance": '"100.00"',
      "container.rfidSealNumber": "SPPL00871231",
      commission: '"250.00"',
    } as const;
    expect(keysOf(marks).filter((field) => seen.includes(marks[field]) !== maySee(view, field))).toEqual([]);
  },
);

type Everything = { viewer: { sharedShipments: { nodes: unknown[] } } };

async function askAll(jwt: string): Promise<Everything> {
  const answer = await gateway.ask(
    `{ viewer { sharedShipments { nodes {
      reference exporter goods status termsOfPayment currency commission next { milestone planned }
      prices { discount amountBeforeGst gstPercentage gst invoiceValue advance balance fob freight insurance }
      products { name rate amount } containers { containerNumber lineSealNumber rfidSealNumber customsSealNumber }
      parties { party name country address } progress { milestone planned actual } attachments { nodes { id name type } }
    } } } }`,
    {},
    { authorization: `Bearer ${jwt}` },
  );
  expect(answer.errors ?? []).toEqual([]);
  return answer.data as Everything;
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
