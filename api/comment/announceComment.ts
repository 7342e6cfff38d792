import { attachmentTypeNames } from "#domain/documents/attachment.ts";
import type { PartnerRole } from "#domain/partners/partner.ts";
import type { ApiContext } from "../context.ts";
import type { Trx } from "../db/database.ts";
import { addToInbox } from "../inbox/addToInbox.ts";
import { partnerSees, partnerSeesVersion } from "../shipment/partners/partnerSees.ts";
import type { NewComment, StoredComment } from "./addComment.ts";

/** The exporter's name for the partner that wrote it; null: somebody of the exporter's office did. */
type Announced = { comment: NewComment; stored: StoredComment; partner: string | null };

/**
 * Writes the lines of a new comment to the inboxes of everybody else who sees it, and publishes `comment.added` to the exporter's
 * programs. Call it last: publishing locks the owner's event count until the commit.
 */
export async function announceComment(trx: Trx, context: ApiContext, { comment, stored, partner }: Announced): Promise<void> {
  const { ownerId, shipmentId, author, input, now } = comment;
  const { firmId, file } = stored;
  const asked = input.request ? attachmentTypeNames[input.request.type] : null;
  const line = { kind: "COMMENTED", shipmentId, source: author.partnerId ?? author.personId } as const;
  const who = partner === null ? author.name : `${author.name} (${partner})`;
  const about = file ? { key: file.key, what: file.name } : {};
  // Never the text: deleting a comment deletes it everywhere.
  const text = asked === null ? "" : `Please send ${asked}`;
  await addToInbox(trx, context, { ...line, ...about, ownerId, who, text, notTo: author.personId });
  // Other partners do not see what a partner writes.
  const seen = { ownerId, shipmentId, audience: input.audience, askedId: input.request?.partnerId ?? null, key: file?.key ?? null };
  for (const { partnerId, officeId } of author.partnerId === null ? await partnersWhoSee(trx, seen) : []) {
    // Nor the file to a partner, who may not see it any more when the line is read.
    const toPartner = asked === null ? line : ({ ...line, kind: "REQUESTED", what: asked } as const);
    await addToInbox(trx, context, { ...toPartner, ownerId: officeId, partnerId, who: author.name });
  }
  await context.publish(trx, ownerId, { type: "comment.added", firmId, shipmentId, key: file?.key ?? null, at: now.toISOString() });
}

/** Whom a comment of the exporter is for: roles of partners, or the one that it asks; and the file that it is about, null: the shipment. */
type Seen = { ownerId: string; shipmentId: string; audience: readonly PartnerRole[]; askedId: string | null; key: string | null };

/**
 * The partners that a comment of the exporter is for, and their offices with the ISO instant at which each joined: on the shipment now, and of
 * a comment on a file, seeing the file.
 */
export async function partnersWhoSee(trx: Trx, { ownerId, shipmentId, audience, askedId, key }: Seen) {
  if (audience.length === 0 && askedId === null) return [];
  const rows = await trx
    .selectFrom("shipmentPartners")
    .innerJoin("partners", (join) =>
      join.onRef("partners.ownerId", "=", "shipmentPartners.ownerId").onRef("partners.id", "=", "shipmentPartners.partnerId"),
    )
    .select(["partners.id as partnerId", "partners.partnerOwnerId as officeId", "partners.joinedAt"])
    .where("shipmentPartners.ownerId", "=", ownerId)
    .where("shipmentPartners.shipmentId", "=", shipmentId)
    .where("shipmentPartners.state", "=", "SHARED")
    .where("partners.state", "=", "ACTIVE")
    .where(({ eb }) => (askedId === null ? eb("partners.role", "in", audience) : eb("partners.id", "=", askedId)))
    .$if(key !== null, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom("attachments")
            .leftJoin("documentModels as own", (join) =>
              join.onRef("own.ownerId", "=", "attachments.ownerId").onRef("own.key", "=", "attachments.key"),
            )
            .select("attachments.key")
            .where("attachments.ownerId", "=", ownerId)
            .where("attachments.key", "=", key)
            .where(partnerSees())
            .where(partnerSeesVersion("own")),
        ),
      ),
    )
    .orderBy("partners.id")
    .execute();
  return rows.flatMap(({ partnerId, officeId, joinedAt }) => (officeId === null ? [] : [{ partnerId, officeId, joinedAt }]));
}
