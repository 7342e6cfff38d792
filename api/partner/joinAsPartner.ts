import type { AuditActor } from "#domain/audit/auditTrail.ts";
import { partnershipRefusal } from "#domain/partners/partnerInput.ts";
import { partnerRoleNames, type PartnerRole } from "#domain/partners/partner.ts";
import { fieldChange, type AuditDraft } from "../audit/auditDraft.ts";
import { appendAuditEntries } from "../audit/appendAuditEntries.ts";
import type { ApiContext } from "../context.ts";
import type { Trx } from "../db/database.ts";
import { ProblemError } from "../http/httpErrors.ts";
import { addToInbox } from "../inbox/addToInbox.ts";
import { dropMails } from "../mail/queueMail.ts";
import { matchPartners } from "../shipment/partners/matchPartners.ts";
import { sharesChanged } from "../shipment/partners/tellPartners.ts";
import { aboutPartner, noInvitation } from "./partnerInvitations.ts";
import type { PartnerRow } from "./partners.ts";

/** The office that accepts, and the person who does it. */
export type Joining = { officeId: string; actor: AuditActor; requestId: string; now: Date };

/**
 * Makes an office the partner of an invitation, which is used up, and puts it on the shipments that match. Returns the
 * entry for the exporter's trail; the partner's own trail gets one here. Requires the locks of both offices. Null if the invitation was
 * used, withdrawn or renewed meanwhile.
 */
export async function joinAsPartner(
  trx: Trx,
  context: Pick<ApiContext, "clock" | "limits" | "publish">,
  { ownerId, id, codeHash, role, name }: PartnerRow,
  { officeId, actor, requestId, now }: Joining,
  exporterName: string,
): Promise<AuditDraft | null> {
  const isPartner = await isAlreadyPartner(trx, { ownerId, officeId, role });
  const refusal = partnershipRefusal({ isOwn: ownerId === officeId, isPartner });
  if (refusal) throw new ProblemError([refusal]);
  const joined = await trx
    .updateTable("partners")
    .set({ state: "ACTIVE", ...noInvitation, partnerOwnerId: officeId, joinedAt: now.toISOString() })
    .where("ownerId", "=", ownerId)
    .where("id", "=", id)
    .where("codeHash", "=", codeHash)
    .where("expiresAt", ">", now.toISOString())
    .returning("id")
    .executeTakeFirst();
  if (!joined) return null;
  await dropMails(trx, ownerId, [id]);
  await trx
    .insertInto("sharedWith")
    .values({ ownerId: officeId, exporterOwnerId: ownerId, partnerId: id, since: now.toISOString() })
    .execute();
  // The office may listen already, as the partner of others.
  await sharesChanged(trx, ownerId, [id]);
  const { came } = await matchPartners(trx, { ownerId, partnerId: id, now: now.toISOString() });
  await appendAuditEntries(trx, context, { ownerId: officeId, actor, id: requestId }, [
    { action: "ACCEPTED", noun: "PARTNERSHIP", entityId: id, name: exporterName },
  ]);
  await addToInbox(trx, context, { ownerId, kind: "JOINED", who: name, what: partnerRoleNames[role] });
  await context.publish(trx, ownerId, { type: "partner.joined", partnerId: id, at: now.toISOString() });
  const shared = came.filter(({ state }) => state === "SHARED").length;
  return { ...aboutPartner("JOINED", { id, name, role }), changes: fieldChange("number of shared shipments", 0, shared) };
}

/** Whether an office is an exporter's active partner in a role. */
async function isAlreadyPartner(
  trx: Trx,
  { ownerId, officeId, role }: { ownerId: string; officeId: string; role: PartnerRole },
): Promise<boolean> {
  const found = await trx
    .selectFrom("partners")
    .select("id")
    .where("ownerId", "=", ownerId)
    .where("partnerOwnerId", "=", officeId)
    .where("role", "=", role)
    .where("state", "=", "ACTIVE")
    .executeTakeFirst();
  return found !== undefined;
}
