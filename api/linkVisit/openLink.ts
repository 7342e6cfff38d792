import { checkVisitor, linkVisitMessages } from "#domain/links/linkVisit.ts";
import { shownNetwork } from "#domain/http/clientNetwork.ts";
import { invalid } from "#domain/http/problem.ts";
import { appendAuditEntries } from "../audit/appendAuditEntries.ts";
import type { ApiContext } from "../context.ts";
import type { Trx } from "../db/database.ts";
import { lockOwner } from "../db/ownerLock.ts";
import { ProblemError, throwIfProblems } from "../http/httpErrors.ts";
import { addToInbox } from "../inbox/addToInbox.ts";
import { noteOpening, type Visitor } from "../shareLink/linkViews.ts";
import type { ShareLinkRow } from "../shareLink/shareLinks.ts";
import { aboutLink } from "../shareLink/storeShareLink.ts";
import { inOneLine } from "./inOneLine.ts";
import { checkLinkPassword, linkNotFound, lockLive } from "./liveLinks.ts";
import { newVisit } from "./pass.ts";

/** What a visitor gives to open a link. */
type Opening = { password: string; name: string; email: string; address: string; requestId: string };

/** Begins a visit of a live link: checks password and name, and notes it. The office hears of the first one. */
export async function openLink(context: ApiContext, link: ShareLinkRow, opening: Opening): Promise<Visitor> {
  const { passwordHash } = link;
  const { address } = opening;
  throwIfProblems(checkVisitor({ asksName: link.asksName === 1 }, opening));
  if (passwordHash !== null) {
    if (opening.password === "") throw new ProblemError([invalid(linkVisitMessages.passwordMissing, "password")]);
    // One at a time for each link and each address, with the sign-ins of the address.
    await context.passwordQueue.signIn({ email: `\nshare link ${link.id}`, address }, () =>
      checkLinkPassword(context, link, passwordHash, opening.password),
    );
  }
  const given = link.asksName === 1 ? { name: inOneLine(opening.name), email: opening.email.trim() } : { name: "", email: "" };
  const visitor = { visit: newVisit(), ...given, network: shownNetwork(address) };
  return await beginVisit(context, link, visitor, opening.requestId);
}

async function beginVisit(context: ApiContext, link: ShareLinkRow, visitor: Visitor, requestId: string): Promise<Visitor> {
  const { ownerId, id } = link;
  const now = context.clock();
  let isFirst = false;
  const noted = await context.db.transaction().execute(async (trx) => {
    // The first opening publishes an event, and who publishes one may wait for the link: they come one after another, by the office's lock.
    if (link.openedAt === null) await lockOwner(trx, ownerId);
    // One update of the link's row in a transaction: after a second one PostgreSQL would check the row's shipment, and could wait for its deletion.
    const first = await trx
      .updateTable("shareLinks")
      .set({ openedAt: now.toISOString() })
      .where("ownerId", "=", ownerId)
      .where("id", "=", id)
      .where("tokenHash", "=", link.tokenHash)
      .where("revokedAt", "is", null)
      .where("openedAt", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!first && !(await lockLive(trx, link, now))) throw linkNotFound();
    const noting = await noteOpening(trx, link, { visitor, now });
    if (!first) return noting;
    isFirst = true;
    const { shipmentId, makerId } = link;
    await addToInbox(trx, context, { ownerId, kind: "LINK_OPENED", shipmentId, who: visitor.name, source: id, to: [makerId] });
    const actor = { type: "LINK", id, name: visitor.name } as const;
    await appendAuditEntries(trx, context, { ownerId, actor, id: requestId }, [aboutLink("OPENED", link)]);
    const { firmId } = await shipmentOf(trx, link);
    await context.publish(trx, ownerId, { type: "link.opened", firmId, shipmentId, key: null, at: now.toISOString() });
    return noting;
  });
  if (isFirst) context.ownerEvents.wake(ownerId);
  return noted;
}

async function shipmentOf(trx: Trx, { ownerId, shipmentId }: ShareLinkRow): Promise<{ firmId: string }> {
  const shipments = trx.selectFrom("shipments").select("firmId");
  return await shipments.where("ownerId", "=", ownerId).where("id", "=", shipmentId).executeTakeFirstOrThrow();
}
