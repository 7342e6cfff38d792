import type { Kysely } from "kysely";
import { columns, ownedTable, referencesRecord } from "../schemaHelpers.ts";

/** The picture of a signature that somebody added to a decision (ADR-0121). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const countersignatures = columns(ownedTable(db, "countersignatures", ["decisionId"]), "text", ["image"]);
  const ofDecision = { name: "countersignatures", column: "decisionId", target: "decisions", whenGone: "cascade" } as const;
  await referencesRecord(countersignatures, ofDecision).execute();
}
