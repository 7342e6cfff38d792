import { afterAll, beforeAll, expect, test, vi } from "vitest";
import masterData from "#domain/sampleData/masterData.json" with { type: "json" };
import rows from "#domain/sampleData/shipments.json" with { type: "json" };
import cases from "#domain/sampleData/workedCases.json" with { type: "json" };
import { connect } from "../../../../demo/client.ts";
import { enterMasterData } from "../../../../demo/masterData.ts";
import { enterShipments } from "../../../../demo/shipments.ts";
import { aServedApi } from "../../../support/api/aServedApi.ts";
import { aUser, type TestUser } from "../../../support/api/aUser.ts";
import { attach } from "../../../support/api/calls/attachments.ts";
import { find, whenRead } from "../../../support/api/calls/documentSearch.ts";
import { aPdf } from "../../../support/files/pdfs.ts";
import { openGateway } from "../../../support/gateway/aGateway.ts";

const served = aServedApi({ startsIndexer: true });
let gateway: Awaited<ReturnType<typeof openGateway>>;
let user: TestUser;

beforeAll(async () => {
  gateway = await openGateway({ rest: { url: served.url } });
  user = await aUser(served.api);
  const client = connect(new URL(gateway.url).origin, user.jwt);
  const ids = await enterMasterData(client, () => undefined);
  await enterShipments(client, ids, () => undefined);
  await whenRead(user);
}, 240_000);
afterAll(() => gateway.close());

/** The names of the shipments whose papers a search finds, and how many papers. */
async function papersOf(q: string): Promise<{ shipments: string[]; total: number }> {
  const { documents, total } = await find(user, { q, limit: 100 });
  return { shipments: [...new Set(documents.map(({ shipmentName }) => shipmentName))].toSorted(), total };
}

/** The demo's shipments with a product whose name has a word. */
function shipmentsOf(product: string): string[] {
  const known = new Map(masterData.goods.map(({ ref, name }) => [`<${ref}>`, name]));
  const worked = cases.filter(({ requestBody }) => requestBody.products.some(({ productId }) => known.get(productId)?.includes(product)));
  const named = rows.filter((row) => row.product.includes(product));
  return [...worked.map(({ requestBody }) => requestBody.name), ...named.map((row) => `${row.product} ${row.date}`)].toSorted();
}

test("in the demo 'turmeric' finds exactly the papers of the shipments of turmeric (R-786, R-787)", async () => {
  const expected = shipmentsOf("TURMERIC");
  expect(expected.length).toBeGreaterThan(0);
  await vi.waitFor(async () => expect((await papersOf("turmeric")).shipments).toEqual(expected), { timeout: 60_000 });
  // Each has its invoice.
  expect((await papersOf("turmeric")).total).toBe(expected.length);
});

test("in the demo a container number typed with a space finds the papers of its shipment (R-781, R-786)", async () => {
  const worked = cases.find(({ requestBody }) => (requestBody.container ?? []).length > 0);
  const number = worked?.requestBody.container?.[0]?.containerNumber ?? "";
  const spaced = `${number.slice(0, 4)} ${number.slice(4)}`;
  const { documents } = await find(user, { q: worked?.requestBody.name ?? "", limit: 100 });
  const ofShipment = documents.filter(({ shipmentName }) => shipmentName === worked?.requestBody.name);
  expect(ofShipment.length).toBeGreaterThan(4);
  expect(await papersOf(spaced)).toEqual({ shipments: [worked?.requestBody.name], total: ofShipment.length });
});

test("in the demo 'müller' finds what says MULLER, and 'muller' what says Müller (R-780)", async () => {
  const [document] = (await find(user, { q: "turmeric" })).documents;
  for (const name of ["MULLER", "Müller"]) {
    const content = await aPdf([`Surveyed by ${name}`], { width: 600 });
    await attach(served.api, user, document?.shipmentId ?? "", { name: `${name}.pdf`, content, as: `Survey ${name.length}${name[1]}` });
  }
  await whenRead(user);
  for (const q of ["müller", "muller", "MÜLLER"]) expect((await papersOf(q)).total).toBe(2);
});
