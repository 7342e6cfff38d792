import type { SharedAttachment } from "#domain/partners/sharedShipment.ts";
import type { Db, Trx } from "../../db/database.ts";
import { attachmentOf, sharedFacts } from "../files/sharedAttachment.ts";
import { activePartnerships } from "../grants.ts";
import { firmName } from "../sharedColumns.ts";

/** A bill that the office sent: its number, the exporter's firm, and a copy, with the shipment that this is on. */
export type OwnBill = { partnerId: string; shipmentId: string; billNo: string; exporter: string; file: SharedAttachment };

/** The newest are listed. */
const mostSentBills = 200;

/** The copies of the bills that the office sent to the exporters whose partner it is, also on shipments that it sees no more (R-1208). */
export function billCopies(db: Db | Trx, ownerId: string) {
  return activePartnerships(db, ownerId)
    .innerJoin("brokerageBills", (join) =>
      join
        .onRef("brokerageBills.ownerId", "=", "sharedWith.exporterOwnerId")
        .onRef("brokerageBills.billerOwnerId", "=", "sharedWith.ownerId")
        .onRef("brokerageBills.partnerId", "=", "sharedWith.partnerId"),
    )
    .innerJoin("brokerageBillLines as line", (join) =>
      join.onRef("line.ownerId", "=", "brokerageBills.ownerId").onRef("line.billId", "=", "brokerageBills.id"),
    )
    .innerJoin("attachments", (join) =>
      join
        .onRef("attachments.ownerId", "=", "line.ownerId")
        .onRef("attachments.shipmentId", "=", "line.shipmentId")
        .onRef("attachments.key", "=", "line.key"),
    )
    .innerJoin("files", (join) => join.onRef("files.ownerId", "=", "attachments.ownerId").onRef("files.key", "=", "attachments.key"));
}

/** These bills, the newest first, each with the copy of its first shipment. */
export async function listSentBills(db: Db, ownerId: string): Promise<OwnBill[]> {
  const rows = await billCopies(db, ownerId)
    .innerJoin("shipments", (join) => join.onRef("shipments.ownerId", "=", "line.ownerId").onRef("shipments.id", "=", "line.shipmentId"))
    .select(["sharedWith.partnerId", "line.shipmentId", "brokerageBills.number as billNo", "shipments.firm"])
    .select(sharedFacts)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("brokerageBillLines as former")
            .innerJoin("attachments as formerCopy", (join) =>
              join.onRef("formerCopy.ownerId", "=", "former.ownerId").onRef("formerCopy.key", "=", "former.key"),
            )
            .select("former.key")
            .whereRef("former.ownerId", "=", "line.ownerId")
            .whereRef("former.billId", "=", "line.billId")
            .whereRef("former.shipmentId", "<", "line.shipmentId"),
        ),
      ),
    )
    .orderBy("brokerageBills.id", "desc")
    .limit(mostSentBills)
    .execute();
  return rows.map(({ partnerId, shipmentId, billNo, firm, ...file }) => ({
    partnerId,
    shipmentId,
    billNo,
    exporter: firmName({ firm, shipmentId }),
    file: attachmentOf(file),
  }));
}
