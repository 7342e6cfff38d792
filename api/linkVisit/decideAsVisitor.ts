import { attachmentMessages } from "#domain/documents/attachment.ts";
import { invalid } from "#domain/http/problem.ts";
import { linkVisitMessages, maxLinkDecisions } from "#domain/links/linkVisit.ts";
import { attachmentStateNames } from "#domain/review/attachmentState.ts";
import type { DecisionOutcome } from "#domain/review/review.ts";
import { decideByLink } from "../attachment/review/decide.ts";
import { fileDigest } from "../attachment/review/fileDigest.ts";
import { auditedResult, fieldChange } from "../audit/auditDraft.ts";
import { auditedTransaction } from "../audit/auditedTransaction.ts";
import type { ApiContext } from "../context.ts";
import type { Trx } from "../db/database.ts";
import { lockOwner } from "../db/ownerLock.ts";
import { notFound, ProblemError } from "../http/httpErrors.ts";
import { addToInbox } from "../inbox/addToInbox.ts";
import { linkDocuments } from "../shareLink/linkDocuments.ts";
import type { ShareLinkRow } from "../shareLink/shareLinks.ts";
import { findAttachment } from "../shipment/rows/attachmentRows.ts";
import { linkNotFound, lockLive } from "./liveLinks.ts";

/** What a visitor decides, with the name as given and the address of the request. */
type VisitorDecision = {
  key: string;
  outcome: DecisionOutcome;
  reason: string;
  name: string;
  email: string;
  address: string;
  requestId: string;
};

/**
 * Records a visitor's decision about a document of a link: with the SHA-256 of its bytes, in the office's trail and inboxes. Throws
 * "not found" if the link is not live any more or does not show the document, and a 422 after 20 decisions about it.
 */
export async function decideAsVisitor(context: ApiContext, link: ShareLinkRow, given: VisitorDecision): Promise<void> {
  const { ownerId, shipmentId, id } = link;
  const { key, outcome, reason, name, email, address, requestId } = given;
  if (!(await isShown(context.db, link, key))) throw notFound(attachmentMessages.notFound, "key");
  // Before a file from before digests were kept is read whole.
  await refuseTooMany(context.db, link, key);
  const sha256 = await fileDigest(context, { ownerId, shipmentId, key }, "approve");
  const actor = { type: "LINK", id, name } as const;
  await auditedTransaction(context, { ownerId, actor, id: requestId }, async (trx) => {
    await lockOwner(trx, ownerId);
    const now = context.clock();
    const live = await lockLive(trx, link, now);
    if (live?.allowsDecision !== 1) throw linkNotFound();
    if (!(await isShown(trx, link, key))) throw notFound(attachmentMessages.notFound, "key");
    await refuseTooMany(trx, link, key);
    const file = await findAttachment(trx, ownerId, { shipmentId, key, type: "" });
    const decider = { kind: "LINK", id, name, office: email === "" ? "Share link" : email, address } as const;
    await decideByLink(trx, { ownerId, file, outcome, reason, sha256, decider, now: now.toISOString() });
    const line = { kind: "DECISION_MADE", shipmentId, key, who: `${name} (share link)`, what: file.name, text: reason } as const;
    await addToInbox(trx, context, { ...line, ownerId, decision: outcome, source: id });
    const changes = [...fieldChange("decision", "", attachmentStateNames[outcome]), ...fieldChange("reason", "", reason)];
    return auditedResult(null, { action: "CHANGED", noun: "ATTACHMENT", entityId: key, shipmentId, name: file.name, changes });
  });
}

async function isShown(db: ApiContext["db"] | Trx, { ownerId, id }: ShareLinkRow, key: string): Promise<boolean> {
  const row = await linkDocuments(db, ownerId)
    .select("attachments.key")
    .where("shareLinks.id", "=", id)
    .where("attachments.key", "=", key)
    .executeTakeFirst();
  return row !== undefined;
}

async function refuseTooMany(db: ApiContext["db"] | Trx, { ownerId, id }: ShareLinkRow, key: string): Promise<void> {
  const { made } = await db
    .selectFrom("decisions")
    .select(({ fn }) => fn.countAll().as("made"))
    .where("ownerId", "=", ownerId)
    .where("key", "=", key)
    .where("kind", "=", "LINK")
    .where("deciderId", "=", id)
    .executeTakeFirstOrThrow();
  if (Number(made) >= maxLinkDecisions) throw new ProblemError([invalid(linkVisitMessages.decisionsFull)]);
}
