import { createHash } from "node:crypto";
import sample from "#domain/sampleData/masterData.json" with { type: "json" };
import { newId } from "../db/id.ts";
import type { Trx } from "../db/database.ts";
import { readFirmBody } from "../firm/firmBody.ts";
import { insertFirm } from "../firm/storeFirm.ts";
import { insertContractFormat, readFormat, storedFormats } from "../masterData/contractFormatRoutes.ts";
import { insertRecords } from "../masterData/insertRecords.ts";
import { insertItems, listKinds, readList } from "../masterData/listRoutes.ts";
import { readRecord, recordTables, storedKinds, type StoredKind } from "../masterData/record.ts";
import type { RecordValues } from "#domain/masterData/check.ts";
import { markSample, type SampleMark } from "./sampleRecords.ts";

/** The ids that the sample's references, such as `F1A1` and `U2`, have in the office. */
export type SampleIds = Map<string, string>;

type Entry = { name?: string; ref?: string };

const records: Record<StoredKind["table"], readonly Entry[]> = {
  buyers: sample.buyers,
  brokers: sample.brokers,
  loadingPorts: [...sample.loadingPorts, ...sample.placesOfReceipt],
  dischargePorts: sample.dischargePorts,
  packagingUnits: sample.units,
  goods: sample.goods,
  documentTemplates: sample.documentTemplates,
};

const items: Record<string, readonly string[]> = {
  originCountry: sample.originCountries,
  destinationCountry: sample.destinationCountries,
  paymentTerm: sample.paymentTerms,
  shipmentTerm: sample.shipmentTerms,
  currency: sample.currency,
  declaration: sample.declarations,
};

/**
 * Enters the sample's firms and records through the checks of their routes, and marks them. What the office has entered with the same content is
 * used as it is, without a mark. `stamps` are the keys of the firms' stamps. Requires the office's lock.
 */
export async function enterMasterData(trx: Trx, ownerId: string, stamps: readonly string[]): Promise<SampleIds> {
  const ids: SampleIds = new Map();
  const marks: SampleMark[] = [];
  for (const [index, firm] of sample.firms.entries())
    marks.push(await enterFirm(trx, ownerId, { firm, stampKey: stamps[index] ?? "", ids }));
  for (const stored of storedKinds) marks.push(...(await enterRecords(trx, ownerId, stored, ids)));
  for (const kind of listKinds) {
    const before = await readList(trx, ownerId, kind);
    const known = new Set(before.map((item) => item.toLowerCase()));
    const added = (items[kind.name] ?? []).filter((item) => !known.has(item.toLowerCase()));
    await insertItems(trx, ownerId, kind, { before, added });
    marks.push(...added.map((id) => ({ kind: kind.setting, id, digest: "" })));
  }
  const formats = new Set((await storedFormats(trx, ownerId)).map(contentDigest));
  for (const format of sample.contractFormats.map(readFormat)) {
    const digest = contentDigest({ name: format.name, fields: JSON.stringify(format.fields) });
    if (formats.has(digest)) continue;
    const { id } = await insertContractFormat(trx, ownerId, format);
    marks.push({ kind: "CONTRACT_FORMAT", id, digest });
  }
  await markSample(trx, ownerId, marks);
  return ids;
}

type FirmEntry = { firm: (typeof sample.firms)[number]; stampKey: string; ids: SampleIds };

async function enterFirm(trx: Trx, ownerId: string, { firm: { ref, ...sent }, stampKey, ids }: FirmEntry): Promise<SampleMark> {
  const firm = await insertFirm(trx, ownerId, readFirmBody({ ...sent, stampKey }));
  ids.set(ref, firm.firmId);
  for (const [index, { addressId }] of firm.address.entries()) ids.set(`${ref}A${index + 1}`, addressId);
  for (const [index, { bankId }] of firm.bankDetails.entries()) ids.set(`${ref}B${index + 1}`, bankId);
  return { kind: "FIRM", id: firm.firmId, digest: firm.version ?? "" };
}

async function enterRecords(trx: Trx, ownerId: string, stored: StoredKind, ids: SampleIds): Promise<SampleMark[]> {
  const { table, noun } = stored;
  const rows = await recordTables(trx).selectFrom(table).selectAll().where("ownerId", "=", ownerId).execute();
  const known = new Map(rows.map((row) => [recordDigest(stored, row), row.id]));
  const marks: SampleMark[] = [];
  const added = [];
  for (const { ref, ...sent } of records[table]) {
    const values = readRecord(stored, sent);
    const digest = recordDigest(stored, values);
    const own = known.get(digest);
    const id = own ?? newId();
    if (ref) ids.set(ref, id);
    if (own) continue;
    added.push({ ownerId, id, ...values });
    marks.push({ kind: noun, id, digest });
  }
  await insertRecords(trx, ownerId, stored, added);
  return marks;
}

/** A digest of a record's fields, by which a later change is recognised. */
export function recordDigest({ kind }: StoredKind, row: RecordValues): string {
  return contentDigest(Object.fromEntries(kind.fields.map(({ name }) => [name, row[name] ?? ""])));
}

/** A digest of texts by name, in the order of their names. */
export function contentDigest(content: Record<string, string>): string {
  const { id: _id, ownerId: _owner, ...texts } = content;
  return createHash("sha256")
    .update(JSON.stringify(Object.entries(texts).toSorted()))
    .digest("base64url");
}
