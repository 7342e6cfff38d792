import type { InboxMail } from "#domain/inbox/inbox.ts";
import type { Db, Trx } from "../db/database.ts";
import { freeLines } from "./freeLines.ts";
import type { InboxReader } from "./readInbox.ts";

/** When a person wants e-mails about their inbox. */
export async function mailWish(db: Db | Trx, personId: string): Promise<InboxMail> {
  const { inboxMail } = await db.selectFrom("users").select("inboxMail").where("id", "=", personId).executeTakeFirstOrThrow();
  return inboxMail;
}

/** Stores a person's wish. What waited for an e-mail waits no more: the next line is the first of the new choice. */
export async function setMailWish(trx: Trx, { ownerId, personId }: InboxReader, inboxMail: InboxMail): Promise<void> {
  await trx.updateTable("users").set({ inboxMail }).where("ownerId", "=", ownerId).where("id", "=", personId).execute();
  const waiting = freeLines(trx, { ownerId, personId }).where("mailAt", "is not", null);
  await trx
    .updateTable("inbox")
    .set({ mailAt: null })
    .where("ownerId", "=", ownerId)
    .where("personId", "=", personId)
    .where("id", "in", waiting)
    .execute();
}
