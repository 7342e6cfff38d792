import type { Db, Trx } from "../../db/database.ts";
import { sharedAttachments, type SharedPlace } from "../grants.ts";

/** A file that the office may see now, with the exporter's office and its name for the partner. Nothing for any other key. */
export async function findSharedFile(db: Db | Trx, ownerId: string, { key, ...place }: SharedPlace & { key: string }) {
  return await sharedAttachments(db, ownerId, place)
    .select(["files.ownerId", "files.key", "files.kind", "files.name", "files.contentType", "files.size", "files.createdAt"])
    .select("partners.name as partner")
    .where("attachments.key", "=", key)
    .executeTakeFirst();
}
