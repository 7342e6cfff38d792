import type { FastifyRequest } from "fastify";
import type { ExpressionBuilder } from "kysely";
import type { Address, BankDetail, Firm } from "#domain/account/userInfo.ts";
import { firmNotices } from "#domain/masterData/firm.ts";
import { firmDocumentFields } from "#domain/masterData/firmDocumentFields.ts";
import { givenTexts } from "#domain/masterData/moreFields.ts";
import type { Db, Trx } from "../db/database.ts";
import type { Database } from "../db/tables/tables.ts";
import { digestOf } from "../http/etag.ts";
import { conflict, notFound, ProblemError } from "../http/httpErrors.ts";
import { bankColumns, bankOf } from "./firmRows.ts";

/** The error for an unknown firm or another owner's. */
export function firmNotFound(): ProblemError {
  return notFound("Firm not found", "firmId");
}

/** Throws if the owner does not have the firm. */
export async function refuseUnknownFirm(db: Db | Trx, ownerId: string, firmId: string): Promise<void> {
  const firm = await db.selectFrom("firms").select("id").where("ownerId", "=", ownerId).where("id", "=", firmId).executeTakeFirst();
  if (!firm) throw firmNotFound();
}

/** One firm; undefined for an unknown id or another owner's. */
export async function readFirm(db: Db | Trx, ownerId: string, firmId: string): Promise<Firm | undefined> {
  const [firm] = await readFirms(db, ownerId, firmId);
  return firm;
}

/** An owner's firms, oldest first, or only the given one; addresses and banks in the order of saving. */
export async function readFirms(db: Db | Trx, ownerId: string, firmId?: string): Promise<Firm[]> {
  const firms = await db
    .selectFrom("firms")
    .selectAll()
    .select(isSampleFirm)
    .where("ownerId", "=", ownerId)
    .$if(firmId !== undefined, (query) => query.where("id", "=", firmId ?? ""))
    .orderBy("id")
    .execute();
  const addresses = await readAddresses(db, ownerId, firmId);
  const banks = await readBanks(db, ownerId, firmId);
  return firms.map((firm) => ({
    ...versioned({
      firmId: firm.id,
      name: firm.name,
      ieCode: firm.ieCode,
      pan: firm.pan,
      stampKey: firm.stampKey,
      letterHeadKey: firm.letterHeadKey ?? "",
      ...givenTexts(firmDocumentFields, firm),
      address: addresses.get(firm.id) ?? [],
      bankDetails: banks.get(firm.id) ?? [],
    }),
    // Outside of the version: the mark is nothing that a form changes.
    ...(firm.isSample ? { isSample: true as const } : {}),
  }));
}

/** Whether the firm is sample data now (R-1037), as the column `isSample`. */
export function isSampleFirm({ exists, selectFrom }: ExpressionBuilder<Database, "firms">) {
  return exists(
    selectFrom("sampleRecords")
      .select("sampleRecords.id")
      .whereRef("sampleRecords.ownerId", "=", "firms.ownerId")
      .where("sampleRecords.kind", "=", "FIRM")
      .whereRef("sampleRecords.id", "=", "firms.id"),
  ).as("isSample");
}

/** Adds the version: a digest, so that even a change by an older release changes it. */
function versioned(firm: Omit<Firm, "version">): Firm {
  return { ...firm, version: digestOf(JSON.stringify(firm)) };
}

/**
 * Throws if the firm is not as its caller read it, by `If-Match`. Without it nothing is compared; a version in the body is not either, because
 * callers send back what they read. Requires the office's lock.
 */
export function refuseStaleFirm({ version }: Firm, request: FastifyRequest): void {
  const header = request.headers["if-match"];
  const opened = header === undefined || header === "*" ? version : header.replace(/^(?:W\/)?"(.*)"$/, "$1");
  if (opened !== version) throw conflict(firmNotices.stale, "version");
}

/** Addresses by firm. */
async function readAddresses(db: Db | Trx, ownerId: string, firmId?: string): Promise<Map<string, Address[]>> {
  const rows = await db
    .selectFrom("firmAddresses")
    .select(["firmId", "id as addressId", "name", "address", "gst"])
    .where("ownerId", "=", ownerId)
    .$if(firmId !== undefined, (query) => query.where("firmId", "=", firmId ?? ""))
    .orderBy("position")
    .execute();
  return byFirm(rows);
}

/** Bank accounts by firm. */
async function readBanks(db: Db | Trx, ownerId: string, firmId?: string): Promise<Map<string, BankDetail[]>> {
  const rows = await db
    .selectFrom("firmBanks")
    .select(["firmId", ...bankColumns])
    .where("ownerId", "=", ownerId)
    .$if(firmId !== undefined, (query) => query.where("firmId", "=", firmId ?? ""))
    .orderBy("position")
    .execute();
  return byFirm(rows.map(({ firmId: ofFirm, ...bank }) => ({ firmId: ofFirm, ...bankOf(bank) })));
}

function byFirm<T extends { firmId: string }>(rows: T[]): Map<string, Omit<T, "firmId">[]> {
  const groups = new Map<string, Omit<T, "firmId">[]>();
  for (const { firmId, ...row } of rows) groups.set(firmId, [...(groups.get(firmId) ?? []), row]);
  return groups;
}
