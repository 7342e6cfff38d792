import { sql } from "kysely";
import type { AuditNoun } from "#domain/audit/auditTrail.ts";
import type { Trx } from "../db/database.ts";
import { readFirms } from "../firm/firm.ts";
import { deleteFirm } from "../firm/storeFirm.ts";
import { storedFormats } from "../masterData/contractFormatRoutes.ts";
import { listKinds, readList, replaceList } from "../masterData/listRoutes.ts";
import { recordName, recordTables, storedKinds, type StoredKind } from "../masterData/record.ts";
import { contentDigest, recordDigest } from "./enterMasterData.ts";
import type { SampleMark } from "./sampleRecords.ts";

/** A record of the sample that stays as the user's own: the user changed it, or a shipment or partner of the user uses it. */
type KeptRecord = { kind: AuditNoun; name: string; reason: "CHANGED" | "USED" };

type Removal = { removed: number; kept: KeptRecord[] };

/** What the office's remaining shipments and partners use: ids of records, and texts of list items and ports, upper-case. */
type Uses = { ids: ReadonlySet<string>; texts: ReadonlySet<string> };

/**
 * Removes the marked master data, except what the user changed or uses. Call it after the sample's shipments are gone; requires the office's lock.
 * `firms` are names, `files` keys whose contents may be deleted after the commit.
 */
export async function removeMasterData(
  trx: Trx,
  ownerId: string,
  marks: readonly SampleMark[],
): Promise<Removal & { firms: string[]; files: string[] }> {
  const uses = await readUses(trx, ownerId);
  const { firms, files, kept: keptFirms } = await removeFirms(trx, ownerId, { marks, uses });
  const parts: Removal[] = [];
  for (const stored of storedKinds) parts.push(await removeRecords(trx, ownerId, stored, { marks, uses }));
  parts.push(await removeFormats(trx, ownerId, marks), await removeItems(trx, ownerId, { marks, uses }));
  const removed = parts.reduce((sum, part) => sum + part.removed, 0);
  return { firms, files, removed, kept: [...keptFirms, ...parts.flatMap(({ kept }) => kept)] };
}

type Found = { marks: readonly SampleMark[]; uses: Uses };

async function removeFirms(trx: Trx, ownerId: string, { marks, uses }: Found) {
  const firms: string[] = [];
  const files: string[] = [];
  const kept: KeptRecord[] = [];
  const digests = digestsOf(marks, "FIRM");
  for (const firm of await readFirms(trx, ownerId)) {
    const digest = digests.get(firm.firmId);
    if (digest === undefined) continue;
    const reason = uses.ids.has(firm.firmId) ? "USED" : firm.version === digest ? null : "CHANGED";
    if (reason) kept.push({ kind: "FIRM", name: firm.name, reason });
    else {
      files.push(...(await deleteFirm(trx, ownerId, firm)));
      firms.push(firm.name);
    }
  }
  return { firms, files, kept };
}

async function removeRecords(trx: Trx, ownerId: string, stored: StoredKind, { marks, uses }: Found): Promise<Removal> {
  const { table, noun } = stored;
  const rows = await recordTables(trx).selectFrom(table).selectAll().where("ownerId", "=", ownerId).orderBy("id").execute();
  const isPort = noun === "LOADING_PORT" || noun === "DISCHARGE_PORT";
  const found = rows.map(({ id = "", ...row }) => ({
    id,
    name: recordName(stored, row),
    digest: recordDigest(stored, row),
    isUsed: uses.ids.has(id) || (isPort && uses.texts.has((row["name"] ?? "").toUpperCase())),
  }));
  const { gone, kept } = sorted(found, noun, digestsOf(marks, noun));
  if (gone.length > 0) await recordTables(trx).deleteFrom(table).where("ownerId", "=", ownerId).where("id", "in", gone).execute();
  return { removed: gone.length, kept };
}

async function removeFormats(trx: Trx, ownerId: string, marks: readonly SampleMark[]): Promise<Removal> {
  const found = (await storedFormats(trx, ownerId)).map((row) => ({
    id: row.id,
    name: row.name,
    digest: contentDigest({ name: row.name, fields: row.fields }),
    isUsed: false,
  }));
  const { gone, kept } = sorted(found, "CONTRACT_FORMAT", digestsOf(marks, "CONTRACT_FORMAT"));
  if (gone.length > 0) await trx.deleteFrom("contractFormats").where("ownerId", "=", ownerId).where("id", "in", gone).execute();
  return { removed: gone.length, kept };
}

/** An item of a list that was changed is another item, without a mark. */
async function removeItems(trx: Trx, ownerId: string, { marks, uses }: Found): Promise<Removal> {
  const kept: KeptRecord[] = [];
  let removed = 0;
  for (const kind of listKinds) {
    const sample = digestsOf(marks, kind.setting);
    const before = await readList(trx, ownerId, kind);
    const used = before.filter((item) => sample.has(item) && uses.texts.has(item.toUpperCase()));
    const after = before.filter((item) => !sample.has(item) || used.includes(item));
    kept.push(...used.map((name) => ({ kind: kind.setting, name, reason: "USED" as const })));
    removed += before.length - after.length;
    if (after.length < before.length) await replaceList(trx, ownerId, kind, after);
  }
  return { removed, kept };
}

type FoundRecord = { id: string; name: string; digest: string; isUsed: boolean };

/** Which of the found records may go, and which marked ones stay. */
function sorted(
  found: readonly FoundRecord[],
  kind: AuditNoun,
  digests: ReadonlyMap<string, string>,
): { gone: string[]; kept: KeptRecord[] } {
  const gone: string[] = [];
  const kept: KeptRecord[] = [];
  for (const { id, name, digest, isUsed } of found) {
    if (!digests.has(id)) continue;
    if (isUsed) kept.push({ kind, name, reason: "USED" });
    else if (digests.get(id) !== digest) kept.push({ kind, name, reason: "CHANGED" });
    else gone.push(id);
  }
  return { gone, kept };
}

function digestsOf(marks: readonly SampleMark[], kind: AuditNoun): ReadonlyMap<string, string> {
  return new Map(marks.filter((mark) => mark.kind === kind).map(({ id, digest }) => [id, digest]));
}

const idColumns = ["firmId", "consigneeId", "sellerId", "buyerId", "brokerId"] as const;
const textColumns = [
  ...(["originCountry", "destinationCountry", "termsOfPayment", "termsOfShipment", "currency", "declaration"] as const),
  ...(["placeOfReceipt", "portOfLoading", "portOfDischarge", "finalDestination"] as const),
];

/** Distinct values alone: an office may have hundreds of thousands of shipments. */
async function readUses(trx: Trx, ownerId: string): Promise<Uses> {
  const distinct = async (table: "shipments" | "shipmentProducts" | "shipmentNotifyParties" | "partnerRecords", column: string) => {
    const { rows } = await sql<{ value: string | null }>`
      select distinct ${sql.ref(column)} as value from ${sql.table(table)} where ${sql.ref("ownerId")} = ${ownerId}`.execute(trx);
    return rows.flatMap(({ value }) => (value ? [value] : []));
  };
  const ids = [
    ...(await distinct("shipmentProducts", "productId")),
    ...(await distinct("shipmentProducts", "unitId")),
    ...(await distinct("shipmentNotifyParties", "buyerId")),
    ...(await distinct("partnerRecords", "recordId")),
  ];
  for (const column of idColumns) ids.push(...(await distinct("shipments", column)));
  const texts: string[] = [];
  for (const column of textColumns) texts.push(...(await distinct("shipments", column)));
  return { ids: new Set(ids), texts: new Set(texts.map((text) => text.toUpperCase())) };
}
