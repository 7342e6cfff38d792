import type { Selectable } from "kysely";
import type { AttachmentType } from "#domain/documents/attachment.ts";
import { linkState, shareLinkMessages, type LinkState, type ShareLink } from "#domain/links/shareLink.ts";
import type { Db, Trx } from "../db/database.ts";
import type { Database } from "../db/tables/tables.ts";
import { notFound } from "../http/httpErrors.ts";
import { linkDocuments, withoutRepeats } from "./linkDocuments.ts";

export type ShareLinkRow = Selectable<Database["shareLinks"]>;

/** Selects an office's links; nulls select all. */
export type LinkSelection = { shipmentId: string | null; state: LinkState | null };

/** Some of an office's links, newest first, and how many the selection has. */
export async function listShareLinks(
  db: Db,
  ownerId: string,
  { shipmentId, state, now }: LinkSelection & { now: Date },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ links: ShareLink[]; total: number }> {
  const at = now.toISOString();
  const selected = db
    .selectFrom("shareLinks")
    .where("ownerId", "=", ownerId)
    .$if(shipmentId !== null, (query) => query.where("shipmentId", "=", shipmentId))
    .$if(state === "REVOKED", (query) => query.where("revokedAt", "is not", null))
    .$if(state === "LIVE", (query) => query.where("revokedAt", "is", null).where("expiresAt", ">", at))
    .$if(state === "EXPIRED", (query) => query.where("revokedAt", "is", null).where("expiresAt", "<=", at));
  const { total } = await selected.select(({ fn }) => fn.countAll().as("total")).executeTakeFirstOrThrow();
  const rows = await selected.select("id").orderBy("id", "desc").limit(limit).offset(offset).execute();
  const ids = rows.map(({ id }) => id);
  return { links: await readShareLinks(db, ownerId, { ids, now }), total: Number(total) };
}

/** A link of the office. Throws for another office's, as for an unknown id. */
export async function readShareLink(db: Db | Trx, ownerId: string, { id, now }: { id: string; now: Date }): Promise<ShareLink> {
  const [link] = await readShareLinks(db, ownerId, { ids: [id], now });
  if (!link) throw shareLinkNotFound();
  return link;
}

/** A link's row for a change in a transaction that holds the office's lock. */
export async function findShareLinkRow(trx: Db | Trx, ownerId: string, id: string): Promise<ShareLinkRow> {
  const row = await trx.selectFrom("shareLinks").selectAll().where("ownerId", "=", ownerId).where("id", "=", id).executeTakeFirst();
  if (!row) throw shareLinkNotFound();
  return row;
}

/** The links with these ids, newest first; unknown ids are left out. Three queries. */
async function readShareLinks(db: Db | Trx, ownerId: string, { ids, now }: { ids: readonly string[]; now: Date }): Promise<ShareLink[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("shareLinks")
    .innerJoin("shipments", (join) =>
      join.onRef("shipments.ownerId", "=", "shareLinks.ownerId").onRef("shipments.id", "=", "shareLinks.shipmentId"),
    )
    .leftJoin("users", (join) => join.onRef("users.ownerId", "=", "shareLinks.ownerId").onRef("users.id", "=", "shareLinks.makerId"))
    .selectAll("shareLinks")
    .select(["shipments.name as shipment", "shipments.firmId", "users.name as maker"])
    .where("shareLinks.ownerId", "=", ownerId)
    .where("shareLinks.id", "in", ids)
    .orderBy("shareLinks.id", "desc")
    .execute();
  const chosen = await db
    .selectFrom("shareLinkDocuments")
    .select(["linkId", ({ fn }) => fn.countAll().as("count")])
    .where("ownerId", "=", ownerId)
    .where("linkId", "in", ids)
    .groupBy("linkId")
    .execute();
  const counts = new Map(chosen.map(({ linkId, count }) => [linkId, Number(count)]));
  const shown = await linkDocuments(db, ownerId)
    .select(["shareLinks.id as linkId", "files.key", "files.name", "files.kind"])
    .where("shareLinks.id", "in", ids)
    .execute();
  const documentsOf = Map.groupBy(shown, ({ linkId }) => linkId);
  return rows.map((row) => ({
    ...linkOf(row, now),
    documents: withoutRepeats(documentsOf.get(row.id) ?? []).map(({ key, name, kind }) => ({
      key,
      name,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only firm images have another kind, and none is linked to a shipment.
      type: kind as AttachmentType,
    })),
    chosen: counts.get(row.id) ?? 0,
  }));
}

function linkOf(
  row: ShareLinkRow & { shipment: string; firmId: string; maker: string | null },
  now: Date,
): Omit<ShareLink, "documents" | "chosen"> {
  return {
    shareLinkId: row.id,
    shipmentId: row.shipmentId,
    shipment: row.shipment,
    firmId: row.firmId,
    state: linkState(row, now),
    madeBy: row.maker ?? "",
    hasPassword: row.passwordHash !== null,
    asksName: row.asksName === 1,
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
    openedAt: row.openedAt,
    ...rightsOf(row),
  };
}

/** What visitors may do. */
export function rightsOf({ allowsDownload, showsProgress, allowsDecision, allowsUpload }: ShareLinkRow) {
  return {
    allowsDownload: allowsDownload === 1,
    showsProgress: showsProgress === 1,
    allowsDecision: allowsDecision === 1,
    allowsUpload: allowsUpload === 1,
  };
}

function shareLinkNotFound() {
  return notFound(shareLinkMessages.notFound, "shareLinkId");
}
