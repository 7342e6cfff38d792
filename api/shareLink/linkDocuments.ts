import { letOutStates } from "#domain/review/attachmentState.ts";
import type { Db, Trx } from "../db/database.ts";
import { isNewestApproved } from "../shipment/rows/newestApproved.ts";

/**
 * What visitors of the office's links see now, with columns to select from: of each document that was put on a link the newest
 * approved version, as long as the file is one of the link's shipment. In the order of choosing.
 */
export function linkDocuments(db: Db | Trx, ownerId: string) {
  return (
    db
      .selectFrom("shareLinks")
      .innerJoin("shareLinkDocuments as chosen", (join) =>
        join.onRef("chosen.ownerId", "=", "shareLinks.ownerId").onRef("chosen.linkId", "=", "shareLinks.id"),
      )
      .leftJoin("documentModels as own", (join) => join.onRef("own.ownerId", "=", "chosen.ownerId").onRef("own.key", "=", "chosen.key"))
      // A cross join, since SQLite keeps its order: it began with all files of the office otherwise (R-1227).
      .crossJoin("attachments")
      .innerJoin("files", (join) => join.onRef("files.ownerId", "=", "attachments.ownerId").onRef("files.key", "=", "attachments.key"))
      .leftJoin("documentModels as shown", (join) =>
        join.onRef("shown.ownerId", "=", "attachments.ownerId").onRef("shown.key", "=", "attachments.key"),
      )
      .where("shareLinks.ownerId", "=", ownerId)
      .whereRef("attachments.ownerId", "=", "shareLinks.ownerId")
      .whereRef("attachments.shipmentId", "=", "shareLinks.shipmentId")
      .where("attachments.state", "in", letOutStates)
      .where(({ or, and, eb, ref }) =>
        or([
          eb("attachments.key", "=", ref("chosen.key")),
          and([eb("shown.series", "=", ref("own.series")), eb("shown.version", ">", ref("own.version"))]),
        ]),
      )
      .where(isNewestApproved("shown"))
      .orderBy("chosen.position")
  );
}

/** Each file once: two versions of a document may be on a link, and both are shown as the newest. */
export function withoutRepeats<T extends { key: string }>(rows: readonly T[]): T[] {
  return [...new Map(rows.map((row) => [row.key, row])).values()];
}
