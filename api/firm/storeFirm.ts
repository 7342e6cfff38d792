import type { Firm } from "#domain/account/userInfo.ts";
import { firmWords } from "#domain/masterData/firm.ts";
import { checkCount } from "#domain/masterData/mostRecords.ts";
import { countRecords } from "../db/countRecords.ts";
import type { Trx } from "../db/database.ts";
import { newId } from "../db/id.ts";
import { deleteFileRows } from "../files/store.ts";
import { throwIfProblems } from "../http/httpErrors.ts";
import { firmNotFound, readFirm } from "./firm.ts";
import type { FirmBody } from "./firmBody.ts";
import { imageKeys, unusedImages } from "./firmImages.ts";
import { writeRows } from "./firmRows.ts";

/** Stores a new firm, whose images the caller has attached. Requires the office's lock. */
export async function insertFirm(trx: Trx, ownerId: string, body: FirmBody): Promise<Firm> {
  throwIfProblems(checkCount(firmWords, { present: await countRecords(trx, ownerId, "firms"), added: 1 }));
  const id = newId();
  await trx
    .insertInto("firms")
    .values({ ownerId, id, ...firmColumns(body) })
    .execute();
  await writeRows(trx, { ownerId, firmId: id }, body);
  const firm = await readFirm(trx, ownerId, id);
  if (!firm) throw firmNotFound();
  return firm;
}

/** Deletes a firm that no shipment has, and returns the keys of images whose contents may be deleted after the commit. */
export async function deleteFirm(trx: Trx, ownerId: string, firm: Firm): Promise<string[]> {
  await trx.deleteFrom("firms").where("ownerId", "=", ownerId).where("id", "=", firm.firmId).execute();
  return await dropImages(trx, ownerId, imageKeys(firm));
}

/** The columns of a firm's own row. */
export function firmColumns({ address: _addresses, bankDetails: _banks, letterHeadKey, ...texts }: FirmBody) {
  return { ...texts, letterHeadKey: letterHeadKey || null };
}

/** Deletes the rows of images that no firm uses, and returns the keys whose contents may be deleted. */
export async function dropImages(trx: Trx, ownerId: string, keys: string[]): Promise<string[]> {
  return await deleteFileRows(trx, ownerId, await unusedImages(trx, ownerId, keys));
}
