import type { Trx } from "../db/database.ts";

/** The offices of these partners that are partners now. */
export async function officesOf(trx: Trx, ownerId: string, partnerIds: readonly string[]) {
  if (partnerIds.length === 0) return [];
  const rows = await trx
    .selectFrom("partners")
    .select(["id as partnerId", "partnerOwnerId as officeId"])
    .where("ownerId", "=", ownerId)
    .where("state", "=", "ACTIVE")
    .where("id", "in", partnerIds)
    .orderBy("id")
    .execute();
  return rows.flatMap(({ partnerId, officeId }) => (officeId === null ? [] : [{ partnerId, officeId }]));
}
