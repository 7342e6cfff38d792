import type { ApiContext } from "../context.ts";
import type { Trx } from "../db/database.ts";
import { membersOf } from "../db/members.ts";
import { queueMail } from "../mail/queueMail.ts";
import { freeLines } from "./freeLines.ts";
import { unreadLines, type InboxReader } from "./readInbox.ts";

/** People whose e-mails are queued in one look. */
const mostAtOnce = 20;
/** How long an e-mail waits that was refused, such as beyond a recipient's limit of a day. */
const againMilliseconds = 60 * 60 * 1000;

/** Queues the e-mails about inboxes that are due: at most one for a person, who has unread lines. */
export async function queueInboxMails(context: ApiContext): Promise<void> {
  const { db, clock } = context;
  const due = await db
    .selectFrom("inbox")
    .select(["ownerId", "personId"])
    .where("mailAt", "<=", clock().toISOString())
    .groupBy(["ownerId", "personId"])
    .limit(mostAtOnce)
    .execute();
  for (const reader of due) {
    await db
      .transaction()
      .execute((trx) => queueOne(trx, context, reader))
      .catch(() => postpone(context, reader));
  }
}

/** All lines that wait are in this e-mail. Of two processes the second one finds none. */
async function queueOne(trx: Trx, context: ApiContext, { ownerId, personId }: InboxReader): Promise<void> {
  const taken = await trx
    .updateTable("inbox")
    .set({ mailAt: null })
    .where("ownerId", "=", ownerId)
    .where("personId", "=", personId)
    .where("id", "in", freeLines(trx, { ownerId, personId }).where("mailAt", "is not", null))
    .returning("id")
    .execute();
  if (taken.length === 0) return;
  const person = await membersOf(trx, ownerId)
    .select("email")
    .where("id", "=", personId)
    .where("inboxMail", "!=", "NEVER")
    .executeTakeFirst();
  if (!person || (await unreadLines(trx, { ownerId, personId })).unread === 0) return;
  await queueMail(trx, context, ownerId, { aboutId: personId, recipient: person.email, ...textOf(context) });
}

async function postpone({ db, clock }: ApiContext, reader: InboxReader): Promise<void> {
  await db
    .updateTable("inbox")
    .set({ mailAt: new Date(clock().getTime() + againMilliseconds).toISOString() })
    .where("ownerId", "=", reader.ownerId)
    .where("personId", "=", reader.personId)
    .where("id", "in", freeLines(db, reader).where("mailAt", "is not", null))
    .execute();
}

/** Nothing of the lines: an e-mail is no safe place. */
function textOf({ publicUrl }: Pick<ApiContext, "publicUrl">) {
  return {
    subject: "Your inbox in Lading",
    text: `Something came into your inbox in Lading. To read it, open this page:

${publicUrl}/dashboard/inbox

On that page you also choose when you get these e-mails.
`,
  };
}
