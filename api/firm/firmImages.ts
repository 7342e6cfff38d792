import type { FirmImageType } from "#domain/documents/attachment.ts";
import type { Trx } from "../db/database.ts";
import { attachFiles, findFile } from "../files/store.ts";
import { notFound } from "../http/httpErrors.ts";

type ImageKeys = { stampKey: string; letterHeadKey: string };

/** The keys of a firm's images. */
export function imageKeys({ stampKey, letterHeadKey }: ImageKeys): string[] {
  return [stampKey, letterHeadKey].filter(Boolean);
}

/**
 * Attaches a firm's images. Rejects keys that are not the owner's uploads of the right kind; another owner's key counts as unknown. Attaches
 * first: from then on no sweep of loose uploads deletes them.
 */
export async function attachImages(trx: Trx, ownerId: string, { stampKey, letterHeadKey }: ImageKeys): Promise<void> {
  await attachFiles(trx, ownerId, imageKeys({ stampKey, letterHeadKey }));
  await refuseUnknown(trx, ownerId, { key: stampKey, kind: "STAMP_SIGN", field: "stampKey", words: "Stamp image not found" });
  if (!letterHeadKey) return;
  await refuseUnknown(trx, ownerId, {
    key: letterHeadKey,
    kind: "LETTERHEAD",
    field: "letterHeadKey",
    words: "Letterhead image not found",
  });
}

/** The keys that no firm of the owner uses. */
export async function unusedImages(trx: Trx, ownerId: string, keys: string[]): Promise<string[]> {
  const firms = await trx.selectFrom("firms").select(["stampKey", "letterHeadKey"]).where("ownerId", "=", ownerId).execute();
  const used = new Set(firms.flatMap(({ stampKey, letterHeadKey }) => [stampKey, letterHeadKey]));
  return keys.filter((key) => !used.has(key));
}

type Expected = { key: string; kind: FirmImageType; field: string; words: string };

async function refuseUnknown(trx: Trx, ownerId: string, { key, kind, field, words }: Expected): Promise<void> {
  const file = await findFile(trx, ownerId, key);
  if (file?.kind !== kind) throw notFound(words, field);
}
