import { storageFull } from "#domain/documents/attachment.ts";
import type { Db, Trx } from "../db/database.ts";
import { lockOwner } from "../db/ownerLock.ts";
import { ProblemError } from "../http/httpErrors.ts";

const megabyte = 1024 * 1024;

/**
 * Rejects a file of `size` bytes that would exceed the owner's quota of `megabytes` (0: no quota). Call it first in the storing
 * transaction: it serialises the owner's writes, so that two files cannot share the last space. Sums the rows of files, of what the search
 * stores of them, and of the models of documents, so deleted files free their space.
 */
export async function refuseBeyondQuota(trx: Trx, file: { ownerId: string; size: number }, megabytes: number): Promise<void> {
  if (megabytes === 0) return;
  const { ownerId, size } = file;
  await lockOwner(trx, ownerId);
  const used = await usedBytes(trx, ownerId);
  if (used + size <= megabytes * megabyte) return;
  const message = storageFull(inMegabytes(used), megabytes);
  throw new ProblemError([{ message, code: "TOO_LARGE", field: ["file"] }]);
}

/** Whether `size` further bytes fit into the owner's quota of `megabytes` (0: no quota). Requires the owner's lock. */
export async function hasRoom(trx: Trx, { ownerId, size }: { ownerId: string; size: number }, megabytes: number): Promise<boolean> {
  return megabytes === 0 || (await usedBytes(trx, ownerId)) + size <= megabytes * megabyte;
}

async function usedBytes(trx: Trx, ownerId: string): Promise<number> {
  const { files, models } = storedSizes(trx, ownerId);
  const { stored, searched } = await files.executeTakeFirstOrThrow();
  const { stored: ofModels } = await models.executeTakeFirstOrThrow();
  // PostgreSQL returns sums of integers as text.
  return Number(stored ?? 0) + Number(searched ?? 0) + Number(ofModels ?? 0);
}

/** What an owner's files and the models of its documents take. Each stored file sums them all, so indexes have the sizes. */
export function storedSizes(db: Db | Trx, ownerId: string) {
  const files = db
    .selectFrom("files")
    .select(({ fn }) => [fn.sum<number | string | null>("size").as("stored"), fn.sum<number | string | null>("searchSize").as("searched")])
    .where("ownerId", "=", ownerId);
  const models = db
    .selectFrom("documentModels")
    .select(({ fn }) => fn.sum<number | string | null>("size").as("stored"))
    .where("ownerId", "=", ownerId);
  return { files, models };
}

function inMegabytes(bytes: number): string {
  return (bytes / megabyte).toFixed(1);
}
