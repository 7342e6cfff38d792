import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CompiledQuery } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "../../../api/db/database.ts";
import { linkDocuments } from "../../../api/shareLink/linkDocuments.ts";
import { putMigratedDatabase } from "../../support/database/migratedDatabase.ts";

test("what a link shows is found by its shipment, not among all files of the office (R-1227)", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "lading-plan-"));
  await putMigratedDatabase(dataDir);
  const { db, close } = await openDatabase({ dataDir });
  try {
    const { sql, parameters } = linkDocuments(db, "an owner").select("files.key").where("shareLinks.id", "=", "a link").compile();
    const { rows } = await db.executeQuery<{ detail: string }>(CompiledQuery.raw(`EXPLAIN QUERY PLAN ${sql}`, [...parameters]));
    const steps = rows.map(({ detail }) => detail).filter((step) => / (attachments|files) /.test(step));
    expect(steps).toEqual([
      expect.stringContaining("attachments USING INDEX sqlite_autoindex_attachments_1 (owner_id=? AND shipment_id=?)"),
      expect.stringMatching(/files USING .* \(owner_id=\? AND key=\?\)/),
    ]);
  } finally {
    await close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
