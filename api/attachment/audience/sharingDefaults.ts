import { attachmentTypeNames, attachmentTypes } from "#domain/documents/attachment.ts";
import { completeDefaults, type SharingDefault } from "#domain/documents/sharingDefaults.ts";
import type { AuditChange } from "#domain/audit/auditTrail.ts";
import { invalid, type Problem } from "#domain/http/problem.ts";
import { audienceWords, readAudience, storedAudience } from "#domain/partners/audience.ts";
import { fieldChange } from "../../audit/auditDraft.ts";
import type { Db, Trx } from "../../db/database.ts";

/** The sharing defaults of an owner: every type of file, in the order of the types. */
export async function readDefaults(db: Db | Trx, ownerId: string): Promise<SharingDefault[]> {
  const rows = await db.selectFrom("sharingDefaults").select(["type", "audience"]).where("ownerId", "=", ownerId).execute();
  return inOrder(rows.map(({ type, audience }) => ({ type, audience: readAudience(audience) })));
}

/** The refusal of a type that is named twice. */
export function checkDefaults(defaults: readonly SharingDefault[]): Problem[] {
  return defaults.flatMap(({ type }, index) => {
    const isRepeated = defaults.findIndex((each) => each.type === type) < index;
    return isRepeated ? [invalid(`${attachmentTypeNames[type]} is named twice`, "defaults", String(index), "type")] : [];
  });
}

/** Replaces all sharing defaults of an owner; the caller has locked the owner. Returns what changed. */
export async function changeDefaults(trx: Trx, ownerId: string, defaults: readonly SharingDefault[]): Promise<AuditChange[]> {
  const before = await readDefaults(trx, ownerId);
  const after = inOrder(defaults);
  await trx.deleteFrom("sharingDefaults").where("ownerId", "=", ownerId).execute();
  const rows = after.map(({ type, audience }) => ({ ownerId, type, audience: storedAudience(audience) }));
  const kept = rows.filter(({ audience }) => audience !== "");
  if (kept.length > 0) await trx.insertInto("sharingDefaults").values(kept).execute();
  return after.flatMap(({ type, audience }, index) =>
    fieldChange("audience", audienceWords(before[index]?.audience ?? []), audienceWords(audience), attachmentTypeNames[type]),
  );
}

function inOrder(rows: Parameters<typeof completeDefaults>[0]): SharingDefault[] {
  const defaults = completeDefaults(rows);
  return attachmentTypes.map((type) => ({ type, audience: defaults[type] }));
}
