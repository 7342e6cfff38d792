import type { BankDetail } from "#domain/account/userInfo.ts";
import { bankDocumentFields } from "#domain/masterData/firmDocumentFields.ts";
import { givenTexts } from "#domain/masterData/moreFields.ts";
import type { Trx } from "../db/database.ts";
import { newId } from "../db/id.ts";
import { notFound } from "../http/httpErrors.ts";
import type { FirmBody } from "./firmBody.ts";

type FirmKey = { ownerId: string; firmId: string };

/**
 * Writes a firm's addresses and banks as sent: an entry with an id keeps it, one without is new, missing ones are deleted. Throws
 * 'not found' for an id of another firm, and for a repeated id.
 */
export async function writeRows(trx: Trx, place: FirmKey, { address, bankDetails }: FirmBody): Promise<void> {
  const addresses = address.map(({ addressId, ...entry }, position) => ({ ...place, ...entry, id: addressId, position }));
  const banks = bankDetails.map(({ bankId, remarks: _nickname, ...entry }, position) => ({ ...place, ...entry, id: bankId, position }));
  const knownAddresses = await keepOwnIds(trx, "firmAddresses", place);
  await trx
    .insertInto("firmAddresses")
    .values(withIds(addresses, knownAddresses, { list: "address", id: "addressId", noun: "Address" }))
    .execute();
  const knownBanks = await keepOwnIds(trx, "firmBanks", place);
  await trx
    .insertInto("firmBanks")
    .values(withIds(banks, knownBanks, { list: "bankDetails", id: "bankId", noun: "Bank detail" }))
    .execute();
}

/** The columns of a bank account. */
export const bankColumns = [
  ...(["id as bankId", "nickname", "accountNumber", "iban", "accountHolderName", "bank", "bankAddress", "swiftCode"] as const),
  ...(["branch", "adCode", "country"] as const),
] as const;

/** A bank account as stored on shipments and in answers, without an unknown branch, AD code or country. */
export function bankOf({ branch, adCode, country, ...bank }: Required<Omit<BankDetail, "remarks">>): BankDetail {
  return { ...bank, ...givenTexts(bankDocumentFields, { branch, adCode }), ...(country && { country }) };
}

/** Deletes the current rows and returns their ids, which the new rows may reuse. */
async function keepOwnIds(trx: Trx, table: "firmAddresses" | "firmBanks", { ownerId, firmId }: FirmKey): Promise<Set<string>> {
  const rows = await trx.deleteFrom(table).where("ownerId", "=", ownerId).where("firmId", "=", firmId).returning("id").execute();
  return new Set(rows.map(({ id }) => id));
}

function withIds<T extends { id: string }>(rows: T[], known: Set<string>, words: { list: string; id: string; noun: string }): T[] {
  return rows.map((row, index) => {
    if (!row.id) return { ...row, id: newId() };
    if (!known.delete(row.id)) throw notFound(`${words.noun} not found`, words.list, String(index), words.id);
    return row;
  });
}
