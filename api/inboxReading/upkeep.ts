import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import { inboxLimits } from "#domain/inbox/inbox.ts";
import type { ApiContext } from "../context.ts";
import type { Db } from "../db/database.ts";
import { deleteOlder } from "../db/deleteOlder.ts";
import type { Database } from "../db/tables/tables.ts";
import { freeLines } from "./freeLines.ts";
import type { InboxReader } from "./readInbox.ts";

/** Which lines were read: those of some ids, or all that came until an instant, so that what nobody has seen stays unread. */
export type ReadLines = { ids: string[] } | { until: string };

type Condition = (line: ExpressionBuilder<Database, "inbox">) => Expression<SqlBool>;

/**
 * Notes which lines of a person were read (R-911), and tells their other pages. It says what somebody has seen, so it is no entry of the
 * audit trail. Ids of others' lines have no effect.
 */
export async function markRead({ db, clock, ownerEvents }: ApiContext, reader: InboxReader, read: ReadLines): Promise<void> {
  const { ownerId, personId } = reader;
  if ("ids" in read && read.ids.length === 0) return;
  const isMeant: Condition = (line) =>
    line.and([line("readAt", "is", null), "until" in read ? line("at", "<=", read.until) : line("id", "in", read.ids)]);
  const mark = db
    .updateTable("inbox")
    .set({ readAt: clock().toISOString(), mailAt: null })
    .where("ownerId", "=", ownerId)
    .where("personId", "=", personId)
    .where(isMeant);
  await mark.where("id", "in", freeLines(db, reader).where(isMeant)).execute();
  // Each of the others is waited for alone. What has come into one meanwhile is later than the instant.
  const lines = db.selectFrom("inbox").select("id").where("ownerId", "=", ownerId).where("personId", "=", personId);
  for (const { id } of await lines.where(isMeant).execute()) await mark.where("id", "=", id).execute();
  ownerEvents.wake(ownerId);
}

/** Deletes lines of 90 days ago, and all but the latest 1,000 of a person. */
export async function deleteOldLines({ db, clock }: Pick<ApiContext, "db" | "clock">): Promise<void> {
  const oldest = new Date(clock().getTime() - inboxLimits.days * 24 * 60 * 60 * 1000).toISOString();
  await deleteOlder(db, "inbox", oldest);
  // One office at a time: the embedded database answers nobody while it counts (R-1195).
  for (let office = await officeAfter(db, ""); office !== undefined; office = await officeAfter(db, office)) await trimOffice(db, office);
}

/** The next office in order that has lines. */
async function officeAfter(db: Db, former: string): Promise<string | undefined> {
  const next = db.selectFrom("inbox").select("ownerId").where("ownerId", ">", former).orderBy("ownerId").limit(1);
  return (await next.executeTakeFirst())?.ownerId;
}

async function trimOffice(db: Db, ownerId: string): Promise<void> {
  const full = await db
    .selectFrom("inbox")
    .select("personId")
    .where("ownerId", "=", ownerId)
    .groupBy("personId")
    .having(({ fn }) => fn.countAll(), ">", inboxLimits.lines)
    .execute();
  for (const { personId } of full) {
    const ofPerson = db.selectFrom("inbox").where("ownerId", "=", ownerId).where("personId", "=", personId);
    await db
      .deleteFrom("inbox")
      .where("ownerId", "=", ownerId)
      .where("personId", "=", personId)
      .where("id", "in", freeLines(db, { ownerId, personId }))
      .where("id", "in", ofPerson.select("id").orderBy("at", "desc").orderBy("id", "desc").limit(1_000_000).offset(inboxLimits.lines))
      .execute();
  }
}
