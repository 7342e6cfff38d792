import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readAudience, storedAudiences } from "#domain/partners/audience.ts";
import { partnerRoles, type PartnerRole } from "#domain/partners/partner.ts";
import type { SharedShipment } from "#domain/partners/sharedShipment.ts";
import { attachmentStates } from "#domain/review/attachmentState.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, type Exporter } from "../../support/api/anExporter.ts";
import type { TestUser } from "../../support/api/aUser.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { findShared } from "../../support/api/calls/sharedSearch.ts";
import { acceptUploads, aSharedShipment, setAudience, sharedPlace, type Share } from "../../support/api/sharing/shares.ts";
import { aPng } from "../../support/files/images.ts";
import { upload } from "../../support/files/multipartForm.ts";
import { inDatabase } from "../../support/database/inDatabase.ts";

/** A file's place in the walk: who may see it, how far it has come. */
type Cell = { audience: string; state: (typeof attachmentStates)[number]; key: string };
type Side = Share & { partner: TestUser; cells: Cell[]; own: string; asked: string; replaced: string };

/** Of a partner's pictures those that it sees: tagged in four audiences, approved or final, its own, and the one that it decides about. */
const papersSeen = 4 * 2 + 2;

let api: TestApi;
let exporter: Exporter;
const sides = new Map<PartnerRole, Side>();
const picture = aPng({ width: 2, height: 2 });

beforeAll(async () => {
  api = await anApi({ startsIndexer: true, limits: { uploads: 0 } });
  exporter = await anExporter(api);
  for (const role of partnerRoles) sides.set(role, await aSide(role));
  await inDatabase(api, async (db) => {
    for (const { cells } of sides.values()) {
      for (const { key, state } of cells) await db.updateTable("attachments").set({ state }).where("key", "=", key).execute();
    }
  });
  await whenWordsAreNew();
}, 180_000);
afterAll(() => api.close());

/** Resolves when each partner's pictures are found by the words of their names, which a change of their shipment has made again. */
async function whenWordsAreNew(): Promise<void> {
  for (const { partner } of sides.values())
    await vi.waitFor(async () => expect((await findShared(partner, { q: "paper" })).total).toBe(papersSeen), { timeout: 60_000 });
}

/** A shipment with a file for each audience and state, one that the partner made, one that it is asked about, and two versions of an invoice. */
async function aSide(role: PartnerRole): Promise<Side> {
  const { partner, ...share } = await aSharedShipment(api, exporter, { role });
  const save = async (name: string, audience: string) =>
    (await attach(api, exporter.user, share.shipmentId, { name: `paper ${name}.png`, content: picture, audience })).data.key;
  const cells: Cell[] = [];
  for (const [at, audience] of storedAudiences.entries())
    for (const state of attachmentStates) cells.push({ audience, state, key: await save(`${at} ${state}`, audience) });
  await acceptUploads(exporter.user, share.partnerId);
  const form = { fields: { attachment_type: "CHECKLIST" }, file: { name: "paper of ours.png", content: picture } };
  const own = (await upload<{ key: string }>(api, partner, `/v1/shared/attachment/save${sharedPlace(share)}`, form)).data.key;
  const asked = await save("to decide about", "");
  await ask(share, asked);
  const keys: string[] = [];
  for (const invoiceNo of ["TV/1", "TV/2"]) {
    const body = { invoiceNo, invoiceDate: "12/11/2025", printCNF: false, printSpecification: false };
    const made = await exporter.user.post<{ key: string }>(`/v1/shipment/document/invoice?shipmentId=${share.shipmentId}`, body);
    expect(made.errors).toEqual([]);
    await setAudience(exporter.user, share.shipmentId, made.data.key, [role]);
    keys.push(made.data.key);
  }
  return { ...share, partner, cells, own, asked, replaced: keys[0] ?? "" };
}

/** Asks the partner to decide about a file that is not tagged for it. */
async function ask({ partnerId, shipmentId }: Share, key: string): Promise<void> {
  const act = async (name: string, body: object = {}) => {
    const { errors } = await exporter.user.post(`/v1/shipment/attachment/${name}?shipmentId=${shipmentId}`, { key, ...body });
    expect(errors).toEqual([]);
  };
  await act("reopen", { reason: "To be decided" });
  await act("submit", { reviewers: [{ kind: "PARTNER", id: partnerId }] });
}

/** What the list of a shared shipment shows, and what searches find, which must never differ. */
async function seenBy({ partner, ...share }: Side): Promise<string[]> {
  const { data, status } = await partner.get<SharedShipment>(`/v1/shared/shipment${sharedPlace(share)}`);
  const listed = status === 200 ? data.attachments.map(({ key }) => key).toSorted() : [];
  const papers = status === 200 ? data.attachments.filter(({ name }) => name.startsWith("paper")) : [];
  for (const [q, expected] of [
    ["", listed],
    ["paper", papers.map(({ key }) => key).toSorted()],
  ] as const) {
    const { documents, total, facets } = await findShared(partner, { q, limit: 100 });
    const counted = facets?.types.reduce((sum, { count }) => sum + count, 0);
    expect({ q, found: documents.map(({ key }) => key).toSorted(), total, counted }).toEqual({
      q,
      found: expected,
      total: expected.length,
      counted: expected.length,
    });
  }
  return listed;
}

const sideOf = (role: PartnerRole): Side => {
  const side = sides.get(role);
  if (!side) throw new Error(`There is no ${role}`);
  return side;
};

test.each(partnerRoles)(
  "list and search show %s the same files, whatever their audience and state (R-694, R-850, R-1100)",
  async (role) => {
    const side = sideOf(role);
    const seen = await seenBy(side);
    const tagged = side.cells.filter(
      ({ audience, state }) => readAudience(audience).includes(role) && ["APPROVED", "FINAL"].includes(state),
    );
    expect(tagged).toHaveLength(8);
    for (const { key } of tagged) expect(seen).toContain(key);
    expect(seen).toEqual(expect.arrayContaining([side.key, side.own, side.asked]));
    expect(seen).not.toContain(side.replaced);
    // Besides these, the newer invoice.
    expect(seen).toHaveLength(tagged.length + 4);
  },
);

test.each(partnerRoles)(
  "neither shows %s anything while it waits, after it was taken off, or when it is revoked (R-693, R-1102)",
  async (role) => {
    const side = sideOf(role);
    const { partnerId, shipmentId } = side;
    const before = await seenBy(side);
    const share = (call: string) => exporter.user.post(`/v1/shipment/partner/${call}?shipmentId=${shipmentId}`, { partnerId });
    await share("remove");
    expect(await seenBy(side)).toEqual([]);
    await inDatabase(api, (db) =>
      db.updateTable("shipmentPartners").set({ state: "WAITING" }).where("partnerId", "=", partnerId).execute(),
    );
    expect(await seenBy(side)).toEqual([]);
    await share("add");
    expect(await seenBy(side)).toEqual(before);
    await exporter.user.post(`/v1/partner/revoke?partnerId=${partnerId}`);
    expect(await seenBy(side)).toEqual([]);
  },
);
