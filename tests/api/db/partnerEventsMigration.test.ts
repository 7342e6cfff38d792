import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql, type Kysely } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../../api/db/database.ts";
import { lastPosition, publishEvents, readEvents } from "../../../api/events/outbox.ts";
import * as first from "../../../api/db/migrations/shipment/0001-first.ts";
import * as access from "../../../api/db/migrations/office/0003-access.ts";
import * as partnerEvents from "../../../api/db/migrations/sharing/0040-partner-events.ts";

test("events from before stay as they are, and the next ones may be about a partner (R-679)", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "lading-events-"));
  const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined });
  onTestFinished(async () => {
    await close();
    await rm(dataDir, { recursive: true, force: true });
  });
  const anyTables = db as unknown as Kysely<unknown>;
  await first.up(anyTables);
  await access.up(anyTables);
  await anyTables.schema.alterTable("events").addColumn("milestone", "text").execute();
  const at = "2026-04-01T08:00:00.000Z";
  await sql`INSERT INTO users (id, name, email, type, status, password_hash, token_version, writes, created_at)
    VALUES ('o', 'O', 'o@tarangvel.example', 'EXPORTER', 'ONBOARDING_COMPLETED', '-', 1, 0, ${at})`.execute(db);
  await sql`INSERT INTO event_counts (owner_id, last) VALUES ('o', 1)`.execute(db);
  await sql`INSERT INTO events (owner_id, position, type, firm_id, shipment_id, key, milestone, created_at)
    VALUES ('o', 1, 'milestone.reached', 'f', 's', NULL, 'ON_BOARD', ${at})`.execute(db);
  await partnerEvents.up(anyTables);
  await db.transaction().execute((trx) => publishEvents(trx, "o", [{ type: "partner.joined", partnerId: "p", at }]));
  expect(await readEvents(db, "o", { after: 0, limit: 10 })).toEqual([
    { position: 1, type: "milestone.reached", firmId: "f", shipmentId: "s", key: null, milestone: "ON_BOARD", at },
    { position: 2, type: "partner.joined", partnerId: "p", at },
  ]);
  expect(await lastPosition(db, "o")).toBe(2);
  const indices = await sql<{ name: string }>`SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = 'events'`.execute(db);
  expect(indices.rows.map(({ name }) => name)).toContain("events_age");
});
