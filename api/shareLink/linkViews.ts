import type { LinkAct, ShareView } from "#domain/links/shareLink.ts";
import type { ApiContext } from "../context.ts";
import type { Db, Trx } from "../db/database.ts";
import { newId } from "../db/id.ts";
import type { ShareLinkRow } from "./shareLinks.ts";

/**
 * The most lines that a day adds to a link's log, and of these from one network. What is more is counted in one line for each act: a stranger
 * who has the address can neither fill the log nor push out what others did.
 */
const linesOfDay = { all: 300, ofNetwork: 100 };

/** The most lines of a link's log; the oldest go first. Days at their limit take longer to reach it than an address lasts. */
const maxLinkViews = 30_000;

/** How long ended links and their logs stay. */
const keptMilliseconds = 90 * 24 * 60 * 60 * 1000;

/** Who visits a link: as given, not verified. */
export type Visitor = { visit: string; name: string; email: string; network: string };

/** What a visitor did. */
export type LinkView = { visitor: Visitor; act: LinkAct; file?: { key: string; name: string }; now: Date };

/**
 * Begins a visit, and returns it: that of the same day if the same person from the same network came before, so that who opens a link again
 * and again is one line with a number. Requires `lockLink`.
 */
export async function noteOpening(trx: Trx, link: ShareLinkRow, { visitor, now }: { visitor: Visitor; now: Date }): Promise<Visitor> {
  const { name, email, network } = visitor;
  const known = await linesAt(trx, link, now)
    .select("visit")
    .where("act", "=", "OPENED")
    .where("name", "=", name)
    .where("email", "=", email)
    .where("network", "=", network)
    .executeTakeFirst();
  return await noteView(trx, link, { visitor: { ...visitor, ...known }, act: "OPENED", now });
}

/**
 * Notes what a visitor did: once for each visit, act and file, with how often and when last. Returns for whom it was noted: nobody by
 * name once the day has its lines. Requires `lockLink`.
 */
export async function noteView(trx: Trx, link: ShareLinkRow, view: LinkView): Promise<Visitor> {
  if (await countAgain(trx, link, view)) return view.visitor;
  const { visitor, act, file, now } = view;
  const { ownerId, id: linkId } = link;
  const isFull = await hasFullDay(trx, link, { network: visitor.network, now });
  const who = isFull ? { visit: dayOf(now), name: "", email: "", network: "" } : visitor;
  const what = { act, key: (!isFull && file?.key) || "", document: (!isFull && file?.name) || "" };
  const at = now.toISOString();
  await trx
    .insertInto("shareViews")
    .values({ ownerId, linkId, id: newId(), ...who, ...what, at, lastAt: at, times: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["ownerId", "linkId", "visit", "act", "key"])
        .doUpdateSet((eb) => ({ times: eb("shareViews.times", "+", 1), lastAt: at })),
    )
    .execute();
  if (!isFull) await deleteOldest(trx, link);
  return who;
}

/** Counts what was noted before; false if it was not. One statement, which needs no lock. */
export async function countAgain(db: Db | Trx, { ownerId, id }: ShareLinkRow, { visitor, act, file, now }: LinkView): Promise<boolean> {
  const counted = await db
    .updateTable("shareViews")
    .set((eb) => ({ times: eb("times", "+", 1), lastAt: now.toISOString() }))
    .where("ownerId", "=", ownerId)
    .where("linkId", "=", id)
    .where("visit", "=", visitor.visit)
    .where("act", "=", act)
    .where("key", "=", file?.key ?? "")
    .returning("id")
    .executeTakeFirst();
  return counted !== undefined;
}

/** Makes writes of visitors of one link wait for each other, and not for the office. False if the link was deleted. */
export async function lockLink(trx: Trx, { ownerId, id }: ShareLinkRow): Promise<boolean> {
  const locked = trx.updateTable("shareLinks").set((eb) => ({ tries: eb.ref("tries") }));
  const row = await locked.where("ownerId", "=", ownerId).where("id", "=", id).returning("id").executeTakeFirst();
  return row !== undefined;
}

async function hasFullDay(trx: Trx, link: ShareLinkRow, { network, now }: { network: string; now: Date }): Promise<boolean> {
  const { all, ofNetwork } = await linesAt(trx, link, now)
    .select(({ fn, eb }) => [fn.countAll().as("all"), fn.count(eb.case().when("network", "=", network).then(1).end()).as("ofNetwork")])
    .executeTakeFirstOrThrow();
  return Number(all) >= linesOfDay.all || Number(ofNetwork) >= linesOfDay.ofNetwork;
}

/** The lines of a link's log of the day in UTC. */
function linesAt(trx: Trx, { ownerId, id }: ShareLinkRow, now: Date) {
  return trx.selectFrom("shareViews").where("ownerId", "=", ownerId).where("linkId", "=", id).where("at", ">=", dayOf(now));
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

async function deleteOldest(trx: Trx, { ownerId, id }: ShareLinkRow): Promise<void> {
  const lines = trx.selectFrom("shareViews").select("id").where("ownerId", "=", ownerId).where("linkId", "=", id);
  const oldest = await lines.orderBy("id", "desc").limit(1).offset(maxLinkViews).executeTakeFirst();
  if (!oldest) return;
  const old = trx.deleteFrom("shareViews").where("ownerId", "=", ownerId).where("linkId", "=", id);
  await old.where("id", "<=", oldest.id).execute();
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
    .select(["at", "act", "name", "email", "network", "document", "times", "lastAt"])
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
