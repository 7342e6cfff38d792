import type { AuditNoun } from "#domain/audit/auditTrail.ts";
import type { Db, Trx } from "../db/database.ts";

/** What a record of the sample is: a noun of the audit trail. A list's item has its list's noun, and its text as id. */
export type SampleMark = { kind: AuditNoun; id: string; digest: string };

/** An office's marks of sample data; empty without it. */
export async function readMarks(db: Db | Trx, ownerId: string): Promise<SampleMark[]> {
  const rows = await db.selectFrom("sampleRecords").select(["kind", "id", "digest"]).where("ownerId", "=", ownerId).execute();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only `markSample` writes the column.
  return rows as SampleMark[];
}

/** Marks records as sample data. */
export async function markSample(trx: Trx, ownerId: string, marks: readonly SampleMark[]): Promise<void> {
  await trx
    .insertInto("sampleRecords")
    .values(marks.map((mark) => ({ ownerId, ...mark })))
    .execute();
}
