import { rolesFrom } from "#domain/account/role.ts";
import { mailDue, storedWords, type InboxKind, type InboxMail, type InboxWords } from "#domain/inbox/inbox.ts";
import { wakeAfterCommit } from "../audit/wakeAfterCommit.ts";
import type { Trx } from "../db/database.ts";
import { newId } from "../db/id.ts";
import { membersOf } from "../db/members.ts";

/** A line for people of one office. Words that are left out are empty. */
export type InboxLine = Pick<InboxWords, "who"> &
  Partial<InboxWords> & {
    /** The office whose people get the line. */
    ownerId: string;
    kind: InboxKind;
    shipmentId?: string;
    /** The attachment that the line is about. */
    key?: string;
    /**
     * If the office is a partner: its id as a partner of the exporter. A read of the line must require that the shipment is shared with it
     * (ADR-0113). Its words may name only what that partner may see.
     */
    partnerId?: string;
    /** The id of the member, partner or link that acted: a visitor may call themselves something else each time. `who` if left out. */
    source?: string;
    /** The owners, the owners and editors (the default), or some members, of which others' ids are ignored. */
    to?: "OWNERS" | "EDITORS" | readonly string[];
    /** A person who gets no line, usually the one who acted. */
    notTo?: string;
  };

/** Lines to mark as read at `now`, an ISO instant. */
type Answered = Pick<InboxLine, "ownerId" | "kind" | "partnerId"> & {
  shipmentId: string;
  source: string;
  to?: readonly string[];
  now: string;
};

/**
 * Adds a line to the inbox of each of these people, in the transaction of the act: what rolls back leaves no line. While a person has
 * not read the line, further acts of the same kind and source on the same shipment count up in it. Wakes the office's listeners
 * after the commit. Call it before `publish`.
 */
export async function addToInbox(trx: Trx, { clock }: { clock: () => Date }, line: InboxLine): Promise<void> {
  const { ownerId, kind, shipmentId = null, key = null, partnerId = null, who, what = "", text = "", decision = null } = line;
  const people = await peopleFor(trx, line);
  if (people.length === 0) return;
  const at = clock().toISOString();
  const latest = { key, ...storedWords({ who, what, text, decision }), at };
  const about = { kind, thread: threadOf(line), shipmentId, partnerId };
  // In one order, so that two acts that write to the same people do not wait for each other in a circle.
  for (const { id: personId, inboxMail } of people) {
    const mailAt = mailDue(inboxMail, clock());
    await trx
      .insertInto("inbox")
      .values({ ownerId, personId, id: newId(), ...about, ...latest, times: 1, mailAt })
      .onConflict((unread) =>
        unread
          .columns(["ownerId", "personId", "thread"])
          .where("readAt", "is", null)
          .doUpdateSet((row) => ({
            ...latest,
            mailAt: row.fn.coalesce("inbox.mailAt", row.val(mailAt)),
            times: row("inbox.times", "+", 1),
          })),
      )
      .execute();
  }
  wakeAfterCommit(trx, ownerId);
}

/**
 * Marks the unread lines that a `line` of the same words of kind, shipment and source was added to as read, in the transaction of the act that
 * answers them or takes them back (R-1257): all of the office, or those of some people.
 */
export async function markAnswered(trx: Trx, line: Answered): Promise<void> {
  const { ownerId, to, now } = line;
  const marked = await trx
    .updateTable("inbox")
    .set({ readAt: now, mailAt: null })
    .where("ownerId", "=", ownerId)
    .where("thread", "=", threadOf({ who: "", ...line }))
    .where("readAt", "is", null)
    .$if(to !== undefined, (query) => query.where("personId", "in", to ?? []))
    .returning("id")
    .execute();
  if (marked.length > 0) wakeAfterCommit(trx, ownerId);
}

/** Without a shipment, acts on different things stay separate lines: two firms' bank accounts, two partners that join. */
function threadOf({ kind, shipmentId, partnerId, decision, who, source = who, what = "" }: Omit<InboxLine, "to">): string {
  return JSON.stringify([kind, shipmentId ?? what, partnerId, decision, source]);
}

async function peopleFor(trx: Trx, { ownerId, to = "EDITORS", notTo = "" }: InboxLine): Promise<{ id: string; inboxMail: InboxMail }[]> {
  const people = membersOf(trx, ownerId).select(["id", "inboxMail"]).where("id", "!=", notTo).orderBy("id");
  if (to === "OWNERS") return await people.where("role", "=", "OWNER").execute();
  if (to === "EDITORS") return await people.where("role", "in", rolesFrom("EDITOR")).execute();
  return to.length === 0 ? [] : await people.where("id", "in", to).execute();
}
