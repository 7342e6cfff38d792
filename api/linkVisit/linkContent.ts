import { megabytesOf, type AttachmentType } from "#domain/documents/attachment.ts";
import type { LinkContent, LinkDocument } from "#domain/links/linkVisit.ts";
import { sharedReference } from "#domain/partners/sharedShipment.ts";
import type { AttachmentState } from "#domain/review/attachmentState.ts";
import type { DecisionOutcome } from "#domain/review/review.ts";
import { mayAct } from "#domain/review/reviewActs.ts";
import type { ApiContext } from "../context.ts";
import { firmName } from "../shared/sharedColumns.ts";
import type { Visitor } from "../shareLink/linkViews.ts";
import { linkDocuments, withoutRepeats } from "../shareLink/linkDocuments.ts";
import { rightsOf, type ShareLinkRow } from "../shareLink/shareLinks.ts";
import { milestoneAnswers, readProgress } from "../shipment/progress/storedProgress.ts";
import { linkNotFound } from "./liveLinks.ts";
import { linkFileUrl } from "./pass.ts";

/** What a visitor sees of a link that is live. */
export async function readLinkContent(context: ApiContext, link: ShareLinkRow, visitor: Visitor): Promise<LinkContent> {
  const { db } = context;
  const { ownerId, shipmentId, expiresAt } = link;
  const shipment = await db
    .selectFrom("shipments")
    .select(["firm", "invoiceNo", "piNo", "contractNo", "createdAt"])
    .where("ownerId", "=", ownerId)
    .where("id", "=", shipmentId)
    .executeTakeFirst();
  // Deleted with its links since the link was found.
  if (!shipment) throw linkNotFound();
  const files = await linkDocuments(db, ownerId)
    .select(["files.key", "files.name", "files.kind", "files.size", "files.contentType", "attachments.updatedAt", "attachments.state"])
    .select(({ selectFrom }) =>
      selectFrom("decisions")
        .select("decisions.outcome")
        .whereRef("decisions.ownerId", "=", "attachments.ownerId")
        .whereRef("decisions.key", "=", "attachments.key")
        .where("decisions.kind", "=", "LINK")
        .where("decisions.deciderId", "=", link.id)
        .orderBy("decisions.at", "desc")
        .limit(1)
        .as("decision"),
    )
    .where("shareLinks.id", "=", link.id)
    .execute();
  return {
    ...rightsOf(link),
    exporter: firmName({ ...shipment, shipmentId }),
    reference: sharedReference(shipment),
    expiresAt,
    visitor: visitor.name,
    documents: withoutRepeats(files).map((file) => documentOf(context, link, visitor, file)),
    progress: link.showsProgress === 1 ? await progressOf(context, link) : null,
  };
}

type File = {
  key: string;
  name: string;
  kind: string;
  size: number;
  contentType: string;
  updatedAt: string;
  state: AttachmentState;
  decision: DecisionOutcome | null;
};

function documentOf(context: ApiContext, link: ShareLinkRow, { visit }: Visitor, file: File): LinkDocument {
  const { key, name, kind, size, contentType, updatedAt, state, decision } = file;
  const address = { link: link.tokenHash, visit, key };
  return {
    key,
    name,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only firm images have another kind, and none is linked to a shipment.
    type: kind as AttachmentType,
    sizeInMB: megabytesOf(size),
    sizeInBytes: size,
    contentType,
    time: updatedAt,
    viewUrl: linkFileUrl(context, { ...address, disposition: "inline" }),
    downloadUrl: link.allowsDownload === 1 ? linkFileUrl(context, { ...address, disposition: "attachment" }) : null,
    decision,
    mayDecide: link.allowsDecision === 1 && mayAct("approve", state, "LINK"),
  };
}

/** The dates of the milestones, without notes and names. */
async function progressOf({ db }: ApiContext, { ownerId, shipmentId }: ShareLinkRow) {
  const progress = (await readProgress(db, ownerId, [shipmentId]))(shipmentId);
  return milestoneAnswers(progress).map(({ milestone, planned, actual }) => ({ milestone, planned, actual }));
}
