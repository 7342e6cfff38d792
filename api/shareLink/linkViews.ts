import type { LinkAct, ShareView } from "#domain/links/shareLink.ts";
import type { ApiContext } from "../context.ts";
import type { Db, Trx } from "../db/database.ts";
import { newId } from "../db/id.ts";
import type { ShareLinkRow } from "./shareLinks.ts";

/** The most lines of a link's log; the oldest go first. */
const maxLinkViews = 1_000;

/** How long ended links and their logs stay. */
const keptMilliseconds = 90 * 24 * 60 * 60 * 1000;

/** Who visits a link: as given, not verified. */
export type Visitor = { visit: string; name: string; email: string; network: string };

/** Notes what a visitor did, once for each visit, act and file. */
export async function noteView(
  db: Db | Trx,
  { ownerId, id: linkId }: ShareLinkRow,
  { visitor, act, file, now }: { visitor: Visitor; act: LinkAct; file?: { key: string; name: string }; now: Date },
): Promise<void> {
  const line = { act, key: file?.key ?? "", document: file?.name ?? "", at: now.toISOString() };
  const made = await db
    .insertInto("shareViews")
    .values({ ownerId, linkId, id: newId(), ...visitor, ...line })
    .onConflict((conflict) => conflict.columns(["ownerId", "linkId", "visit", "act", "key"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) return;
  await db
    .deleteFrom("shareViews")
    .where("ownerId", "=", ownerId)
    .where("linkId", "=", linkId)
    .where("id", "<=", ({ selectFrom }) =>
      selectFrom("shareViews")
        .select("id")
        .where("ownerId", "=", ownerId)
        .where("linkId", "=", linkId)
        .orderBy("id", "desc")
        .limit(1)
        .offset(maxLinkViews),
    )
    .execute();
}

/** Who opened a link in a visit; null for an unknown visit, and for one of another link. */
export async function findVisitor(db: Db | Trx, { ownerId, id }: ShareLinkRow, visit: string): Promise<Visitor | null> {
  const row = await db
    .selectFrom("shareViews")
    .select(["visit", "name", "email", "network"])
    .where("ownerId", "=", ownerId)
    .where("linkId", "=", id)
    .where("visit", "=", visit)
    .where("act", "=", "OPENED")
    .executeTakeFirst();
  return row ?? null;
}

/** Some lines of a link's log, newest first, and how many it has. */
export async function readViews(
  db: Db,
  { ownerId, id }: ShareLinkRow,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ views: ShareView[]; total: number }> {
  const ofLink = db.selectFrom("shareViews").where("ownerId", "=", ownerId).where("linkId", "=", id);
  const { total } = await ofLink.select(({ fn }) => fn.countAll().as("total")).executeTakeFirstOrThrow();
  const views = await ofLink
    .select(["at", "act", "name", "email", "network", "document"])
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return { views, total: Number(total) };
}

/** Deletes links that ended 90 days ago, with their logs. */
export async function deleteOldLinks({ db, clock }: Pick<ApiContext, "db" | "clock">): Promise<void> {
  const oldest = new Date(clock().getTime() - keptMilliseconds).toISOString();
  await db.deleteFrom("shareLinks").where("expiresAt", "<", oldest).execute();
}
