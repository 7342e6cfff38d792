import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseDelimited } from "#domain/stats/delimitedText.ts";
import type { AuditDraft } from "../../../api/audit/auditDraft.ts";
import { appendAuditEntries } from "../../../api/audit/appendAuditEntries.ts";
import { openDatabase } from "../../../api/db/database.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aUser, type TestUser } from "../../support/api/aUser.ts";
import { anExporter, aShipment } from "../../support/api/anExporter.ts";
import { latestSentence } from "../../support/api/auditTrail.ts";

let api: TestApi;
let user: TestUser;
let shipmentId: string;
let now = Date.parse("2026-04-01T08:00:00Z");
const start = now;

beforeAll(async () => {
  api = await anApi({ clock: () => new Date((now += 1000)) });
  const exporter = await anExporter(api);
  ({ user } = exporter);
  ({ shipmentId } = await aShipment(exporter));
});
afterAll(() => api.close());

describe("the export", () => {
  const lines = (csv: string) => parseDelimited(csv, ",");

  test("is CSV of the whole filter, newest first, without a formula", async () => {
    await user.post("/v1/user/broker/add", { name: '=HYPERLINK("http://evil.example")' });
    const response = await api.inject({ url: "/ep/api/v1/audit-trail/export?noun=BROKER", headers: { authorization: user.jwt } });
    expect(response.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(response.body.startsWith("\uFEFF")).toBe(true);
    const [head, first, ...rest] = lines(response.body);
    expect(head).toEqual(["Time (UTC)", "Who", "By", "What happened", "Action", "On", "Name", "Record", "Shipment", "Request"]);
    expect(first?.slice(1, 7)).toEqual([
      "Asha Mehta",
      "Person",
      'Asha Mehta added the broker =HYPERLINK("http://evil.example")',
      "ADDED",
      "broker",
      '\'=HYPERLINK("http://evil.example")',
    ]);
    expect(rest.every(([, , , , , on]) => on === "broker")).toBe(true);
    expect(await latestSentence(user)).toBe("Asha Mehta downloaded the activity");
  });

  test("by its address needs no session, and the address serves nothing else", async () => {
    const { data } = await user.get<{ url: string }>(`/v1/audit-trail/export-url?shipmentId=${shipmentId}`);
    const address = data.url.replace("http://lading.test", "");
    const response = await api.inject({ url: address });
    expect(
      lines(response.body)
        .map(([, , , words]) => words)
        .slice(1),
    ).toEqual(["Asha Mehta downloaded the activity", "Asha Mehta created the shipment Rice to Jebel Ali"]);
    for (const wrong of [
      address.replace(/shipmentId=[^&]+/, "shipmentId="),
      address.replace(/expires=\d/, "expires=9"),
      address.split("?")[0] ?? "",
    ])
      expect((await api.inject({ url: wrong })).statusCode).toBe(403);
    now += 6 * 60 * 1000;
    expect((await api.inject({ url: address })).statusCode).toBe(403);
  });

  test("of more lines than are read at once is whole", async () => {
    const owner = await aUser(api);
    const { data } = await owner.get<{ userId: string }>("/v1/user/info");
    await api.restart(() => addLines(data.userId, 1100));
    const response = await api.inject({ url: "/ep/api/v1/audit-trail/export?noun=WEBHOOK", headers: { authorization: owner.jwt } });
    const names = lines(response.body).map(([, , , , , , name]) => name);
    expect(names.slice(1)).toEqual(Array.from({ length: 1100 }, (_, index) => `Line ${1099 - index}`));
  });
});

/** Adds lines of one and the same moment. */
async function addLines(ownerId: string, count: number): Promise<void> {
  const { db, close } = await openDatabase({ dataDir: api.dataDir, databaseUrl: api.databaseUrl });
  const notes: AuditDraft[] = Array.from({ length: count }, (_, index) => ({ action: "ADDED", noun: "WEBHOOK", name: `Line ${index}` }));
  await appendAuditEntries(
    db,
    { clock: () => new Date(start), limits: { recordMegabytes: 0 } },
    { ownerId, actor: { type: "USER", id: ownerId, name: "Asha" }, id: "r" },
    notes,
  );
  await close();
}

test("the database itself refuses to change or delete a line", async () => {
  await api.restart(async () => {
    const { db, isExclusive, close } = await openDatabase({ dataDir: api.dataDir, databaseUrl: api.databaseUrl });
    const acts = [
      () => db.updateTable("auditEntries").set({ name: "Forged" }).execute(),
      () => db.deleteFrom("auditEntries").execute(),
      // SQLite has no other way to empty a table.
      ...(isExclusive ? [] : [() => sql`TRUNCATE audit_entries`.execute(db)]),
    ];
    for (const act of acts) await expect(act()).rejects.toThrow("The audit trail is append-only");
    await close();
  });
});
