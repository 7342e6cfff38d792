import { partnerMessages, recordsOfPartner, type PartnerInput } from "#domain/partners/partnerInput.ts";
import type { Problem } from "#domain/http/problem.ts";
import type { Trx } from "../db/database.ts";
import { ProblemError } from "../http/httpErrors.ts";

const notFoundMessages = {
  buyers: partnerMessages.buyerNotFound,
  brokers: partnerMessages.brokerNotFound,
  firms: partnerMessages.firmNotFound,
};

/**
 * The names of the records that a partner is to stand for, by id. Records that it already has may have been deleted since, and then have
 * no name. Throws a 404 for each other id that is unknown or another office's.
 */
export async function nameRecords(
  trx: Trx,
  ownerId: string,
  partner: Pick<PartnerInput, "role" | "scope" | "recordIds">,
  before: readonly string[] = [],
): Promise<Map<string, string>> {
  const table = recordsOfPartner(partner);
  if (table === null || partner.recordIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom(table)
    .select(["id", "name"])
    .where("ownerId", "=", ownerId)
    .where("id", "in", [...new Set([...partner.recordIds, ...before])])
    .execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const problems = partner.recordIds.flatMap((id, index): Problem[] => {
    if (names.has(id) || before.includes(id)) return [];
    return [{ message: notFoundMessages[table], code: "NOT_FOUND", field: ["recordIds", String(index)] }];
  });
  if (problems.length > 0) throw new ProblemError(problems);
  return names;
}

/** Replaces the records that a partner stands for. */
export async function storeRecords(trx: Trx, ownerId: string, partnerId: string, recordIds: readonly string[]): Promise<void> {
  await trx.deleteFrom("partnerRecords").where("ownerId", "=", ownerId).where("partnerId", "=", partnerId).execute();
  if (recordIds.length === 0) return;
  await trx
    .insertInto("partnerRecords")
    .values(recordIds.map((recordId) => ({ ownerId, partnerId, recordId })))
    .execute();
}
