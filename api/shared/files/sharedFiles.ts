import type { Db, Trx } from "../../db/database.ts";
import { billCopies } from "../bill/sentBills.ts";
import { sharedAttachments, type SharedPlace } from "../grants.ts";

const facts = ["files.ownerId", "files.key", "files.kind", "files.name", "files.contentType", "files.size", "files.createdAt"] as const;

/**
 * A file that the office may see now, with the exporter's office and its name for the partner: one of a shared shipment, or a bill that the
 * office sent (R-1208). Nothing for any other key.
 */
export async function findSharedFile(db: Db | Trx, ownerId: string, { key, ...place }: SharedPlace & { key: string }) {
  const shared = await sharedAttachments(db, ownerId, place)
    .select([...facts, "partners.name as partner"])
    .where("attachments.key", "=", key)
    .executeTakeFirst();
  if (shared) return shared;
  return await billCopies(db, ownerId)
    .select([...facts, "partners.name as partner"])
    .where("sharedWith.partnerId", "=", place.partnerId)
    .where("line.shipmentId", "=", place.shipmentId)
    .where("line.key", "=", key)
    .executeTakeFirst();
}
