import { normalizeEmail } from "#domain/account/account.ts";
import type { Partner } from "#domain/partners/partner.ts";
import { checkPartner, partnerMessages, recordsOfPartner, type PartnerInput } from "#domain/partners/partnerInput.ts";
import { auditedResult, fieldChange, type Audited } from "../audit/auditDraft.ts";
import type { Trx } from "../db/database.ts";
import { newId } from "../db/id.ts";
import { conflict, throwIfProblems } from "../http/httpErrors.ts";
import { dropMails } from "../mail/queueMail.ts";
import { endOfInvitation, hashOfCode } from "../security/invitationCode.ts";
import { matchPartners } from "../shipment/partners/matchPartners.ts";
import { partnerChanges } from "./partnerChanges.ts";
import { aboutPartner, refuseFullPartners } from "./partnerInvitations.ts";
import { nameRecords, storeRecords } from "./partnerRecords.ts";
import { findPartnerRow, readPartner } from "./partners.ts";
import { sharesChanged } from "../shipment/partners/tellPartners.ts";

/** The answer to an invitation as it is stored for repeated requests: the code is returned only once. */
export type InvitedPartner = Partner & { code: string | null; link: string | null };

/** A new invitation: who makes it, its code, and the only address that may accept it ("" for any). */
export type Invitation = { makerId: string; code: string; email: string; now: Date };

/** Stores a partner with an open invitation. Requires the office's lock. */
export async function invitePartner(
  trx: Trx,
  ownerId: string,
  entered: PartnerInput,
  invitation: Invitation,
): Promise<Audited<InvitedPartner>> {
  const input = normalized(entered);
  throwIfProblems(checkPartner(input));
  await refuseFullPartners(trx, ownerId);
  const names = await nameRecords(trx, ownerId, input);
  const name = input.name || (names.get(input.recordIds[0] ?? "") ?? "");
  const id = newId();
  const { role, scope } = input;
  await trx
    .insertInto("partners")
    .values({
      ownerId,
      id,
      role,
      name,
      scope,
      ...flagsOf(input),
      ...openInvitation(invitation),
      createdAt: invitation.now.toISOString(),
    })
    .execute();
  await storeRecords(trx, ownerId, id, input.recordIds);
  const partner = await readPartner(trx, ownerId, id);
  return auditedResult({ ...partner, code: null, link: null }, aboutPartner("INVITED", { id, name, role }));
}

/** Changes a partner and puts it on the shipments that it matches now. Omitted fields stay. Requires the office's lock. */
export async function updatePartner(
  trx: Trx,
  ownerId: string,
  { partnerId, change, now }: { partnerId: string; change: Partial<PartnerInput>; now: Date },
): Promise<Audited<Partner>> {
  const before = await readPartner(trx, ownerId, partnerId);
  const input = normalized({ ...before, ...change });
  throwIfProblems(checkPartner(input));
  const names = await nameRecords(trx, ownerId, input, before.recordIds);
  const after = { ...input, name: input.name || (names.get(input.recordIds[0] ?? "") ?? before.name) };
  await trx
    .updateTable("partners")
    .set({ name: after.name, scope: after.scope, ...flagsOf(after) })
    .where("ownerId", "=", ownerId)
    .where("id", "=", partnerId)
    .execute();
  await storeRecords(trx, ownerId, partnerId, after.recordIds);
  // An open page of the partner may show what it sees no more, such as prices.
  if (JSON.stringify(flagsOf(before)) !== JSON.stringify(flagsOf(after))) await sharesChanged(trx, ownerId, [partnerId]);
  const { came, left } = await matchPartners(trx, { ownerId, partnerId, now: now.toISOString() });
  const shared = came.filter(({ state }) => state === "SHARED").length;
  const withdrawn = left.filter(({ state }) => state === "SHARED").length;
  const changes = [
    ...partnerChanges(before, after, names),
    ...fieldChange("number of shared shipments", before.shipments, before.shipments + shared - withdrawn),
  ];
  const note = aboutPartner("CHANGED", { id: partnerId, name: before.name, role: before.role });
  return auditedResult(await readPartner(trx, ownerId, partnerId), { ...note, changes });
}

/** Makes a new invitation for a partner that is invited or revoked; the earlier code opens nothing any more. */
export async function reinvitePartner(
  trx: Trx,
  ownerId: string,
  { partnerId, ...invitation }: Omit<Invitation, "email"> & { partnerId: string; email: string | undefined },
): Promise<Audited<InvitedPartner>> {
  const row = await findPartnerRow(trx, ownerId, partnerId);
  if (row.state === "ACTIVE") throw conflict(partnerMessages.isActive, "partnerId");
  if (row.state === "REVOKED") await refuseFullPartners(trx, ownerId);
  await trx
    .updateTable("partners")
    .set(openInvitation({ ...invitation, email: invitation.email ?? row.email ?? "" }))
    .where("ownerId", "=", ownerId)
    .where("id", "=", partnerId)
    .execute();
  // The office that accepts may be another one, which must not see what the former one made.
  await trx
    .updateTable("attachments")
    .set({ madeById: "" })
    .where("ownerId", "=", ownerId)
    .where("madeBy", "=", "PARTNER")
    .where("madeById", "=", partnerId)
    .execute();
  await askNobody(trx, ownerId, partnerId);
  // An e-mail that waits would send the code that opens nothing any more.
  await dropMails(trx, ownerId, [partnerId]);
  const partner = await readPartner(trx, ownerId, partnerId);
  return auditedResult({ ...partner, code: null, link: null }, aboutPartner("INVITED", row));
}

/** Leaves the decisions that the former office was asked for without anybody, until they are asked for again. */
async function askNobody(trx: Trx, ownerId: string, partnerId: string): Promise<void> {
  await trx
    .updateTable("reviewers")
    .set({ reviewerId: "" })
    .where("ownerId", "=", ownerId)
    .where("kind", "=", "PARTNER")
    .where("reviewerId", "=", partnerId)
    .where("state", "in", ["WAITING", "ASKED"])
    .execute();
}

function openInvitation({ makerId, code, email, now }: Invitation) {
  return {
    state: "INVITED" as const,
    codeHash: hashOfCode(code),
    email: normalizeEmail(email) || null,
    expiresAt: endOfInvitation(now).toISOString(),
    partnerOwnerId: null,
    makerId,
    joinedAt: null,
    revokedAt: null,
  };
}

/** Each record once, and none for a partner that stands for none. */
function normalized(input: PartnerInput): PartnerInput {
  const recordIds = recordsOfPartner(input) === null ? [] : [...new Set(input.recordIds)];
  return { ...input, name: input.name.trim(), recordIds };
}

function flagsOf({ sharesNew, showsPrices, mayUpload }: PartnerInput) {
  return { sharesNew: Number(sharesNew), showsPrices: Number(showsPrices), mayUpload: Number(mayUpload) };
}
