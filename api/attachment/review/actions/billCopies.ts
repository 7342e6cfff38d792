import { reviewMessages } from "#domain/review/reviewActs.ts";
import type { Trx } from "../../../db/database.ts";
import { Forbidden } from "../../../http/httpErrors.ts";
import type { AttachmentRow } from "../../../shipment/rows/attachmentRows.ts";
import { findOpenRound } from "../rounds.ts";

/** A file on a shipment. */
type Place = { shipmentId: string; key: string };

/**
 * The other copies of a brokerage bill in the same state, by their shipments: whatever is done about one is done about all of them, so that
 * they stay one bill. Empty for every other file. Requires the owner's lock.
 */
export async function copiesOf(trx: Trx, ownerId: string, { key, state }: Pick<AttachmentRow, "key" | "state">): Promise<Place[]> {
  return await trx
    .selectFrom("brokerageBillLines as own")
    .innerJoin("brokerageBillLines as others", (join) =>
      join.onRef("others.ownerId", "=", "own.ownerId").onRef("others.billId", "=", "own.billId").onRef("others.key", "!=", "own.key"),
    )
    .innerJoin("attachments", (join) =>
      join.onRef("attachments.ownerId", "=", "others.ownerId").onRef("attachments.key", "=", "others.key"),
    )
    .select(["attachments.shipmentId", "attachments.key"])
    .where("own.ownerId", "=", ownerId)
    .where("own.key", "=", key)
    .where("attachments.state", "=", state)
    .orderBy("attachments.shipmentId")
    .execute();
}

/** Whether a file is a broker's bill, or a copy of one. */
export async function isBrokersBill(trx: Trx, ownerId: string, key: string): Promise<boolean> {
  const lines = trx.selectFrom("brokerageBillLines").select("key").where("ownerId", "=", ownerId);
  return (await lines.where("key", "=", key).executeTakeFirst()) !== undefined;
}

/** Throws a 403 if somebody is asked about the bill at another copy: a decision here would pass them by (R-1080). */
export async function refuseAskedElsewhere(trx: Trx, ownerId: string, copies: readonly Place[]): Promise<void> {
  for (const { key } of copies) {
    const asked = (await findOpenRound(trx, ownerId, key))?.reviewers.filter(({ state }) => state === "ASKED") ?? [];
    if (asked.length > 0) throw new Forbidden(reviewMessages.othersAsked(asked.map(({ name }) => name)));
  }
}
