import { sharedReference } from "#domain/partners/sharedShipment.ts";
import type { InboxItem } from "#domain/inbox/inbox.ts";
import type { Db } from "../db/database.ts";
import { activeShares } from "../shared/grants.ts";
import { firmName } from "../shared/sharedColumns.ts";

type Line = Pick<InboxItem, "partnerId" | "shipmentId"> & { name: string | null };
type Called = Pick<InboxItem, "shipmentName" | "exporter">;

/**
 * What the shipments of lines are called now (R-1131): the office's own by their `name`, a shared one by its reference and exporter as the
 * partner reads them, so that equal numbers of two exporters differ.
 */
export async function callShipments(db: Db, ownerId: string, lines: readonly Line[]): Promise<(line: Line) => Called> {
  const ids = lines.flatMap(({ partnerId, shipmentId }) => (partnerId === null || shipmentId === null ? [] : [shipmentId]));
  const shared = new Map((await sharedShipments(db, ownerId, [...new Set(ids)])).map((row) => [placeOf(row), row]));
  return (line) => {
    const row = shared.get(placeOf(line));
    return row ? { shipmentName: sharedReference(row), exporter: firmName(row) } : { shipmentName: line.name ?? "", exporter: "" };
  };
}

async function sharedShipments(db: Db, ownerId: string, ids: string[]) {
  if (ids.length === 0) return [];
  return await activeShares(db, ownerId)
    .where("shipmentPartners.shipmentId", "in", ids)
    .innerJoin("shipments", (join) =>
      join.onRef("shipments.ownerId", "=", "shipmentPartners.ownerId").onRef("shipments.id", "=", "shipmentPartners.shipmentId"),
    )
    .select(["shipmentPartners.partnerId", "shipmentPartners.shipmentId", "shipments.firm", "shipments.createdAt"])
    .select(["shipments.invoiceNo", "shipments.piNo", "shipments.contractNo"])
    .execute();
}

function placeOf({ partnerId, shipmentId }: Pick<InboxItem, "partnerId" | "shipmentId">): string {
  return `${partnerId}/${shipmentId}`;
}
