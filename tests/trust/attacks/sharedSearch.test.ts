import { afterAll, beforeAll, expect, test } from "vitest";
import { sharedSearchMessages } from "#domain/partners/sharedShipment.ts";
import { openDatabase } from "../../../api/db/database.ts";
import { anExporter } from "../../support/api/anExporter.ts";
import { asUser, type TestUser } from "../../support/api/aUser.ts";
import { findShared } from "../../support/api/calls/sharedSearch.ts";
import { aSharedShipment, type Share } from "../../support/api/sharing/shares.ts";
import { watched } from "../../support/attacks/watched.ts";
import { seedFiles, seedIndex } from "../../support/database/seedDocuments.ts";
import { seedShipments } from "../../support/database/seedShipments.ts";
import { startProduct, unlimited, type Product } from "../../support/servers/product.ts";
import { productApi } from "../../support/servers/productApi.ts";

const shipments = 1_200;
const ofShipment = 10;
let product: Product;
let exporter: TestUser;
let partner: TestUser;

beforeAll(async () => {
  product = await startProduct(unlimited);
  const before = productApi(product.url);
  const made = await anExporter(before);
  const share = await aSharedShipment(before, made);
  product = await product.crash(() => shareAll(product.dataDir, share));
  const after = productApi(product.url);
  exporter = asUser(after, made.user);
  partner = asUser(after, share.partner);
}, 180_000);
afterAll(() => product?.stop());

/** Shares as many shipments with the partner, each with documents that it may see. */
async function shareAll(dataDir: string, { partnerId, shipmentId }: Share): Promise<void> {
  const times = Array.from({ length: shipments }, (_, at) => new Date(Date.UTC(2025, 0, 1) + at * 3_600_000).toISOString());
  await seedShipments({ dataDir }, shipmentId, times);
  const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined });
  const seeded = await db.selectFrom("shipments").selectAll().where("id", "!=", shipmentId).execute();
  const seed = { shipments: seeded, each: ofShipment, after: 1_000 };
  await seedFiles(db, seed);
  await seedIndex(db, seed);
  await db.updateTable("attachments").set({ audience: "IMPORTER" }).execute();
  const known = await db.selectFrom("shipmentPartners").selectAll().where("partnerId", "=", partnerId).executeTakeFirstOrThrow();
  await db.transaction().execute(async (trx) => {
    for (const { id } of seeded)
      await trx
        .insertInto("shipmentPartners")
        .values({ ...known, shipmentId: id })
        .execute();
  });
  await close();
}

test.each([
  ["a word of every document", { q: "word1" }],
  ["a word of every third document, by name", { q: "turmeric", sort: "NAME" }],
  ["no word", { q: "" }],
])(
  "a partner that sees 12,000 documents and searches eight times at once for %s holds up nobody: /livez answers within 500 ms, and the exporter is served (R-1116)",
  async (_what, filter) => {
    const seen = await watched(product, async () => {
      const found = Promise.all(Array.from({ length: 8 }, () => findShared(partner, filter)));
      const own = await exporter.get("/v1/user/info");
      return { totals: new Set((await found).map(({ total }) => total)).size, status: own.status };
    });
    expect(seen).toMatchObject({ outcome: { totals: 1, status: 200 }, failedLivez: 0 });
    expect(seen.longestLivezMs).toBeLessThan(500);
    expect(seen.memoryGrowth).toBeLessThan(200_000_000);
  },
);

test("an office with more searches under way than may wait is asked to wait; others search meanwhile (R-1116)", async () => {
  const all = Array.from({ length: 20 }, () => partner.post("/v1/shared/document/filter", { q: "word1" }));
  const own = await exporter.post("/v1/shared/document/filter", { q: "word1" });
  expect(own).toMatchObject({ status: 200, data: { total: 0 } });
  const answers = await Promise.all(all);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(9);
  for (const { status, headers, errors } of refused) {
    expect([status, headers["retry-after"], errors[0]?.error]).toEqual([429, "2", sharedSearchMessages.tooManyAtOnce]);
  }
});
