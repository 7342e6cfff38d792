import type { AuditDraft } from "../../audit/auditDraft.ts";
import type { Trx } from "../../db/database.ts";
import { matchPartners } from "./matchPartners.ts";
import { auditName, shareNote } from "./shareNote.ts";

/**
 * Puts partners on saved shipments that match them, and takes off those that they match no more. Returns an audit entry of the
 * shipment for each partner who sees it from now on, or no more. `shipments` are names by id. Requires the office's lock.
 */
export async function sharedBySave(
  trx: Trx,
  ownerId: string,
  { shipments, now }: { shipments: ReadonlyMap<string, string>; now: string },
): Promise<AuditDraft[]> {
  const { came, left } = await matchPartners(trx, { ownerId, shipmentIds: [...shipments.keys()], now });
  const seen = [
    ...left.map((moved) => ({ ...moved, action: "UNSHARED" as const })),
    ...came.map((moved) => ({ ...moved, action: "SHARED" as const })),
  ].filter(({ state }) => state === "SHARED");
  if (seen.length === 0) return [];
  const ids = seen.map(({ partnerId }) => partnerId);
  const rows = await trx
    .selectFrom("partners")
    .select(["id", "name", "role"])
    .where("ownerId", "=", ownerId)
    .where("id", "in", ids)
    .execute();
  const names = new Map(rows.map((row) => [row.id, auditName(row)]));
  return seen.map(({ action, partnerId, shipmentId }) =>
    shareNote(action, { partnerId, partner: names.get(partnerId) ?? "", shipmentId, shipment: shipments.get(shipmentId) ?? "" }),
  );
}
