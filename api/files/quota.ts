import { storageFull } from "#domain/documents/attachment.ts";
import type { Trx } from "../db/database.ts";
import { lockOwner } from "../db/ownerLock.ts";
import { ProblemError } from "../http/httpErrors.ts";

const megabyte = 1024 * 1024;

/**
 * Rejects a file of `size` bytes that would exceed the owner's quota of `megabytes` (0: no quota). Call it first in the storing
 * transaction: it serialises the owner's writes, so that two files cannot share the last space. Sums the rows of files and of the models of
 * documents, so deleted files free their space.
 */
export async function refuseBeyondQuota(trx: Trx, file: { ownerId: string; size: number }, megabytes: number): Promise<void> {
  if (megabytes === 0) return;
  const { ownerId, size } = file;
  await lockOwner(trx, ownerId);
  const used = (await sumOfSizes(trx, "files", ownerId)) + (await sumOfSizes(trx, "documentModels", ownerId));
  if (used + size <= megabytes * megabyte) return;
  const message = storageFull(inMegabytes(used), megabytes);
  throw new ProblemError([{ message, code: "TOO_LARGE", field: ["file"] }]);
}

async function sumOfSizes(trx: Trx, table: "files" | "documentModels", ownerId: string): Promise<number> {
  const { stored } = await trx
    .selectFrom(table)
    .select(({ fn }) => fn.sum<number | string | null>("size").as("stored"))
    .where("ownerId", "=", ownerId)
    .executeTakeFirstOrThrow();
  // PostgreSQL returns sums of integers as text.
  return Number(stored ?? 0);
}

function inMegabytes(bytes: number): string {
  return (bytes / megabyte).toFixed(1);
}
