import { storedWords, type InboxKind, type InboxWords } from "#domain/inbox/inbox.ts";
import { wakeAfterCommit } from "../audit/wakeAfterCommit.ts";
import type { Trx } from "../db/database.ts";
import { newId } from "../db/id.ts";

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
    /** The owners, the owners and editors (the default), or some members, of which others' ids are ignored. */
    to?: "OWNERS" | "EDITORS" | readonly string[];
    /** A person who gets no line, usually the one who acted. */
    notTo?: string;
  };

/**
 * Adds a line to the inbox of each of these people, in the transaction of the act: what rolls back leaves no line. Wakes the
 * office's listeners after the commit. Call it before `publish`.
 */
export async function addToInbox(trx: Trx, { clock }: { clock: () => Date }, line: InboxLine): Promise<void> {
  const { ownerId, kind, shipmentId = null, key = null, partnerId = null, who, what = "", text = "", decision = null } = line;
  const people = await peopleFor(trx, line);
  if (people.length === 0) return;
  const at = clock().toISOString();
  const words = storedWords({ who, what, text, decision });
  const rows = people.map(({ id: personId }) => ({ ownerId, personId, id: newId(), kind, shipmentId, key, partnerId, ...words, at }));
  await trx.insertInto("inbox").values(rows).execute();
  wakeAfterCommit(trx, ownerId);
}

async function peopleFor(trx: Trx, { ownerId, to = "EDITORS", notTo = "" }: InboxLine): Promise<{ id: string }[]> {
  const people = trx
    .selectFrom("users")
    .select("id")
    .where("ownerId", "=", ownerId)
    .where("removedAt", "is", null)
    .where("id", "!=", notTo);
  if (to === "OWNERS") return await people.where("role", "=", "OWNER").execute();
  if (to === "EDITORS") return await people.where("role", "in", ["OWNER", "EDITOR"]).execute();
  return to.length === 0 ? [] : await people.where("id", "in", to).execute();
}
