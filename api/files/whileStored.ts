import { attachmentMessages } from "#domain/documents/attachment.ts";
import type { Db } from "../db/database.ts";
import { notFound } from "../http/httpErrors.ts";
import { findFile } from "./store.ts";

/** Uses the content of an owner's file, whose row the caller has found. Throws "not found" if that fails because the file was deleted meanwhile. */
export async function whileStored<T>(
  { db }: { db: Db },
  { ownerId, key }: { ownerId: string; key: string },
  use: () => Promise<T>,
): Promise<T> {
  try {
    return await use();
  } catch (error) {
    if (await findFile(db, ownerId, key)) throw error;
    throw notFound(attachmentMessages.notFound, "key");
  }
}
