import type { PartnerRole } from "#domain/partners/partner.ts";
import { maxPartners, partnerMessages } from "#domain/partners/partnerInput.ts";
import { invalid } from "#domain/http/problem.ts";
import type { AuditDraft } from "../audit/auditDraft.ts";
import type { ApiContext } from "../context.ts";
import type { Db, Trx } from "../db/database.ts";
import { ProblemError } from "../http/httpErrors.ts";
import { dropMails } from "../mail/queueMail.ts";
import { auditName } from "../shipment/partners/shareNote.ts";
import { sharesChanged } from "../shipment/partners/tellPartners.ts";
import type { PartnerRow } from "./partners.ts";

/** The partner whose open invitation has a code of that digest; null if it is unknown, expired, used or withdrawn. */
export async function findPartnerInvitation(db: Db | Trx, codeHash: string, now: Date): Promise<PartnerRow | null> {
  const row = await db.selectFrom("partners").selectAll().where("codeHash", "=", codeHash).executeTakeFirst();
  return row && row.expiresAt !== null && row.expiresAt > now.toISOString() ? row : null;
}

/** Throws if the office can have no further partner. Requires the office's lock. */
export async function refuseFullPartners(trx: Trx, ownerId: string): Promise<void> {
  const { count } = await trx
    .selectFrom("partners")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("ownerId", "=", ownerId)
    .where("state", "!=", "REVOKED")
    .executeTakeFirstOrThrow();
  if (Number(count) >= maxPartners) throw new ProblemError([invalid(partnerMessages.tooMany)]);
}

/** What an invitation no longer has once it was accepted or withdrawn. */
export const noInvitation = { codeHash: null, expiresAt: null } as const;

/**
 * Ends a partnership or its open invitation: the partner leaves all shipments and the office's list of what is shared with it. What it was
 * taken off stays so. Requires the office's lock.
 */
export async function endPartnership(trx: Trx, context: Pick<ApiContext, "publish">, row: PartnerRow, now: Date): Promise<void> {
  await end(trx, row, now);
  await context.publish(trx, row.ownerId, { type: "partner.revoked", partnerId: row.id, at: now.toISOString() });
}

async function end(trx: Trx, { ownerId, id, partnerOwnerId }: PartnerRow, now: Date): Promise<void> {
  await trx
    .updateTable("partners")
    .set({ state: "REVOKED", ...noInvitation, revokedAt: now.toISOString() })
    .where("ownerId", "=", ownerId)
    .where("id", "=", id)
    .execute();
  await trx
    .deleteFrom("shipmentPartners")
    .where("ownerId", "=", ownerId)
    .where("partnerId", "=", id)
    .where("state", "!=", "EXCLUDED")
    .execute();
  await dropMails(trx, ownerId, [id]);
  if (partnerOwnerId === null) return;
  await sharesChanged(trx, ownerId, [id]);
  await trx
    .deleteFrom("sharedWith")
    .where("ownerId", "=", partnerOwnerId)
    .where("exporterOwnerId", "=", ownerId)
    .where("partnerId", "=", id)
    .execute();
}

/**
 * Withdraws the open invitations of partners that a member made, for the reason of R-649: they may have kept a code for themselves.
 * Requires the office's lock. Returns the audit entries.
 */
export async function endPartnerInvitationsOf(
  trx: Trx,
  context: Pick<ApiContext, "clock" | "publish">,
  ownerId: string,
  makerId: string,
): Promise<AuditDraft[]> {
  const now = context.clock();
  const made = await trx
    .selectFrom("partners")
    .selectAll()
    .where("ownerId", "=", ownerId)
    .where("makerId", "=", makerId)
    .where("state", "=", "INVITED")
    .execute();
  for (const row of made) await end(trx, row, now);
  for (const { id: partnerId } of made) await context.publish(trx, ownerId, { type: "partner.revoked", partnerId, at: now.toISOString() });
  return made.map((row) => aboutPartner("REVOKED", row));
}

/** An audit entry about a partner: "the partner Al Marjan (Importer)". */
export function aboutPartner(
  action: AuditDraft["action"],
  { id, name, role }: { id: string; name: string; role: PartnerRole },
): AuditDraft {
  return { action, noun: "PARTNER", entityId: id, name: auditName({ name, role }) };
}
