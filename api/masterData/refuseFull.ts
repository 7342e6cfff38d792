import { sql } from "kysely";
import { checkCount } from "#domain/masterData/mostRecords.ts";
import { countRecords, type RecordsTable } from "../db/countRecords.ts";
import type { Trx } from "../db/database.ts";
import { ProblemError, throwIfProblems } from "../http/httpErrors.ts";
import { storedKinds } from "./record.ts";

/** Throws TOO_LARGE if the office would have too many records of a kind. Requires the office's lock. */
export async function refuseFull(
  trx: Trx,
  ownerId: string,
  { kind, table, added = 1 }: { kind: { noun: string }; table: RecordsTable; added?: number },
): Promise<void> {
  throwIfProblems(checkCount(kind, { present: await countRecords(trx, ownerId, table), added }));
}

/** All of them are read at once, and a gateway takes 16 MB: a kind's largest records alone would be more. */
const mostMegabytes = 6;
const tooLarge = `The master data of an office has at most ${mostMegabytes} MB in all`;

/** The texts of an office's records, by table. */
const texts: readonly { table: string; columns: readonly string[] }[] = [
  ...storedKinds.map(({ table, kind }) => ({ table, columns: kind.fields.map(({ name }) => name) })),
  { table: "contractFormats", columns: ["name", "fields"] },
];

/**
 * Throws TOO_LARGE if the office's records have more text than they may in all (R-1372). Call it after a write that adds text, with the
 * office's lock.
 */
export async function refuseLarge(trx: Trx, ownerId: string): Promise<void> {
  const sizes = texts.map(({ table, columns }) => {
    const bytes = sql.join(
      columns.map((column) => sql`octet_length(${sql.ref(column)})`),
      sql` + `,
    );
    return sql`select coalesce(sum(${bytes}), 0) as bytes from ${sql.table(table)} where ${sql.ref("ownerId")} = ${ownerId}`;
  });
  const { rows } = await sql<{ bytes: number | string }>`
    select sum(bytes) as bytes from (${sql.join(sizes, sql` union all `)}) as sizes`.execute(trx);
  if (Number(rows[0]?.bytes) <= mostMegabytes * 1024 * 1024) return;
  throw new ProblemError([{ message: tooLarge, code: "TOO_LARGE", field: null }]);
}
