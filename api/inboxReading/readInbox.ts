import { sql, type SqlBool } from "kysely";
import type { InboxItem } from "#domain/inbox/inbox.ts";
import type { Db, Trx } from "../db/database.ts";
import { activeShares } from "../shared/grants.ts";
import { callShipments } from "./callShipments.ts";

/** Whose inbox is read. */
export type InboxReader = { ownerId: string; personId: string };

/** A page of an inbox: all lines, or only those that are read or unread. */
export type InboxFilter = { isRead: boolean | null; limit: number; offset: number };

/**
 * The lines that a person sees now: without those of a shipment that is gone, or that is not shared with the office any more. Every
 * read, count and e-mail starts with this query.
 */
function visibleLines(db: Db | Trx, { ownerId, personId }: InboxReader) {
  return db
    .selectFrom("inbox")
    .leftJoin("shipments", (join) =>
      join
        .onRef("shipments.ownerId", "=", "inbox.ownerId")
        .onRef("shipments.id", "=", "inbox.shipmentId")
        .on("inbox.partnerId", "is", null),
    )
    .where("inbox.ownerId", "=", ownerId)
    .where("inbox.personId", "=", personId)
    .where(({ or, and, exists, eb }) =>
      or([
        and([eb("inbox.partnerId", "is", null), eb("inbox.shipmentId", "is", null)]),
        eb("shipments.id", "is not", null),
        exists(
          activeShares(db, ownerId)
            .select("shipmentPartners.shipmentId")
            .where(sql<SqlBool>`shipment_partners.partner_id = inbox.partner_id and shipment_partners.shipment_id = inbox.shipment_id`),
        ),
      ]),
    );
}

/** How many lines a person has not read, and when the latest came; "" without one. */
export async function unreadLines(db: Db | Trx, reader: InboxReader): Promise<{ unread: number; latest: string }> {
  const { unread, latest } = await visibleLines(db, reader)
    .where("inbox.readAt", "is", null)
    .select(({ fn }) => [fn.countAll().as("unread"), fn.max("inbox.at").as("latest")])
    .executeTakeFirstOrThrow();
  return { unread: Number(unread), latest: latest ?? "" };
}

/** A page of a person's inbox, the latest first, with how many lines the filter has. */
export async function readInbox(db: Db, reader: InboxReader, { isRead, limit, offset }: InboxFilter) {
  const lines = visibleLines(db, reader)
    .$if(isRead === true, (query) => query.where("inbox.readAt", "is not", null))
    .$if(isRead === false, (query) => query.where("inbox.readAt", "is", null));
  const { total } = await lines.select(({ fn }) => fn.countAll().as("total")).executeTakeFirstOrThrow();
  const rows = await lines
    .select(["inbox.id as itemId", "inbox.kind", "inbox.shipmentId", "inbox.key", "inbox.partnerId"])
    .select(["shipments.firmId", "shipments.name"])
    .select(["inbox.who", "inbox.what", "inbox.text", "inbox.decision", "inbox.times", "inbox.at", "inbox.readAt"])
    .orderBy("inbox.at", "desc")
    .orderBy("inbox.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const called = await callShipments(db, reader.ownerId, rows);
  const items = rows.map(({ readAt, name, ...row }): InboxItem => ({ ...row, ...called({ ...row, name }), isRead: readAt !== null }));
  const { unread } = await unreadLines(db, reader);
  return { items, unread, total: Number(total), hasNext: offset + items.length < Number(total), offset };
}
