import type { AttachmentType } from "#domain/documents/attachment.ts";
import { checkMergedAudience, commonAudience, readAudience } from "#domain/partners/audience.ts";
import type { PartnerRole } from "#domain/partners/partner.ts";
import type { Db, Trx } from "../../db/database.ts";
import { throwIfProblems } from "../../http/httpErrors.ts";

/** What decides a new file's audience. */
type Birth = {
  kind: AttachmentType;
  /** The caller's choice; null without one. */
  chosen: readonly PartnerRole[] | null;
  /** The audiences of the parts of a merged file; null for others. */
  parts: PartnerRole[][] | null;
  /** The key of the document that it replaces; null without one. */
  supersedes: string | null;
};

/**
 * The audience that a new file is stored with: the choice, which for a merged file may only narrow; else what its parts have in
 * common, that of the document it replaces, or the sharing default of its type. Throws a `ProblemError` for a choice that is too wide.
 */
export async function newAudience(trx: Trx, ownerId: string, { kind, chosen, parts, supersedes }: Birth): Promise<PartnerRole[]> {
  if (parts) {
    throwIfProblems(checkMergedAudience(chosen ?? [], parts, "audience"));
    return chosen ? commonAudience([chosen]) : commonAudience(parts);
  }
  if (chosen) return commonAudience([chosen]);
  return supersedes === null ? await defaultAudience(trx, ownerId, kind) : ((await readAudiences(trx, ownerId, [supersedes]))[0] ?? []);
}

/** The audiences of an owner's attachments in the keys' order; that of a key without an attachment is empty. */
export async function readAudiences(trx: Db | Trx, ownerId: string, keys: readonly string[]): Promise<PartnerRole[][]> {
  const rows = await trx
    .selectFrom("attachments")
    .select(["key", "audience"])
    .where("ownerId", "=", ownerId)
    .where("key", "in", [...new Set(keys)])
    .execute();
  return keys.map((key) => readAudience(rows.find((row) => row.key === key)?.audience ?? ""));
}

async function defaultAudience(trx: Trx, ownerId: string, type: AttachmentType): Promise<PartnerRole[]> {
  const defaults = trx.selectFrom("sharingDefaults").select("audience").where("ownerId", "=", ownerId);
  const row = await defaults.where("type", "=", type).executeTakeFirst();
  return readAudience(row?.audience ?? "");
}
