import { brotliDecompressSync } from "node:zlib";
import type { Kysely } from "kysely";
import { columns, ownedTable, referencesRecord } from "../schemaHelpers.ts";

/** Which papers each shipment needs and has (ADR-0105). Fills them in for the shipments of before, with the rules of this migration's time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  let table = columns(ownedTable(db, "papers", ["shipmentId", "type"]), "text", ["source?", "state", "key?", "note", "dueOn"]);
  table = columns(table, "integer", ["isNeeded", "originals?", "copies?"]);
  await referencesRecord(table, { name: "papers", column: "shipmentId", target: "shipments", whenGone: "cascade" }).execute();
  await db.schema.createIndex("papers_states").on("papers").columns(["ownerId", "type", "state", "isNeeded", "shipmentId"]).execute();
  await db.schema.createIndex("shipments_consignee").on("shipments").columns(["ownerId", "consigneeId", "createdAt", "id"]).execute();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The tables of this migration's time.
  const tables = db as Kysely<Tables>;
  let last: Shipment | undefined;
  do {
    last = await fillPapers(tables, last);
  } while (last);
}

type Shipment = { ownerId: string; id: string; termsOfShipment: string; termsOfPayment: string; lcNo: string };
type Tables = {
  shipments: Shipment;
  attachments: { ownerId: string; shipmentId: string; key: string };
  files: { ownerId: string; key: string; kind: string; createdAt: string };
  documentModels: { ownerId: string; key: string; shipmentId: string; series: string; version: number; model: string };
  papers: Record<string, string | number | null>;
};

const batch = 200;

async function fillPapers(db: Kysely<Tables>, after: Shipment | undefined): Promise<Shipment | undefined> {
  const shipments = await db
    .selectFrom("shipments")
    .select(["ownerId", "id", "termsOfShipment", "termsOfPayment", "lcNo"])
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) => eb(refTuple("ownerId", "id"), ">", tuple(after?.ownerId ?? "", after?.id ?? ""))),
    )
    .orderBy("ownerId")
    .orderBy("id")
    .limit(batch)
    .execute();
  for (const shipment of shipments) {
    const rows = await papersOf(db, shipment);
    await db.insertInto("papers").values(rows).execute();
  }
  return shipments.length === batch ? shipments.at(-1) : undefined;
}

const counted = new Set(
  "CONTRACT PROFORMA_INVOICE INVOICE PACKING_LIST SHIPPING_BILL CHECKLIST BILL_OF_LADING COO COI PHYTO_SANITARY FUMIGATION WEIGHT_AND_QUALITY BILLS".split(
    " ",
  ),
);

async function papersOf(db: Kysely<Tables>, { ownerId, id, termsOfShipment, termsOfPayment, lcNo }: Shipment) {
  const files = await db
    .selectFrom("attachments as a")
    .innerJoin("files as f", (join) => join.onRef("f.ownerId", "=", "a.ownerId").onRef("f.key", "=", "a.key"))
    .leftJoin("documentModels as m", (join) => join.onRef("m.ownerId", "=", "a.ownerId").onRef("m.key", "=", "a.key"))
    .select(["a.key", "f.kind", "m.series", "m.version", "m.model"])
    .where("a.ownerId", "=", ownerId)
    .where("a.shipmentId", "=", id)
    .orderBy("f.createdAt", "desc")
    .orderBy("a.key", "desc")
    .execute();
  const newest = files.filter((file) => !files.some((other) => other.series === file.series && (other.version ?? 0) > (file.version ?? 0)));
  const isInsured = /\b(?:CIF|CIP)\b/i.test(termsOfShipment);
  const isThroughBanks =
    lcNo.trim() !== "" ||
    /\b(?:l\/?c|letters? of credit|documentary|d\/?p|d\/?a|cad|(?:against|against the) (?:documents|payment|acceptance))\b/i.test(
      termsOfPayment,
    );
  const always = ["CONTRACT", "INVOICE", "PACKING_LIST", "BILL_OF_LADING"];
  const needed = new Set([...always, ...(isInsured ? ["COI"] : []), ...(isThroughBanks ? ["BILLS"] : [])]);
  const types = new Set([...needed, ...newest.map(({ kind }) => kind.replace(/^DRAFT_/, ""))].filter((type) => counted.has(type)));
  return [...types].map((type) => {
    const file =
      newest.find(({ kind }) => kind === type) ??
      (type === "PACKING_LIST" ? newest.find(({ kind, model }) => kind === "INVOICE" && hasPackingList(model)) : undefined);
    const draft = newest.find(({ kind }) => kind === `DRAFT_${type}`);
    const state = file ? "AVAILABLE" : draft ? "DRAFT" : "MISSING";
    const isNeeded = needed.has(type) ? 1 : 0;
    const found = { state, key: file?.key ?? draft?.key ?? null, isNeeded, source: isNeeded ? "TERMS" : null };
    return { ownerId, shipmentId: id, type, ...found, originals: null, copies: null, note: "", dueOn: "" };
  });
}

function hasPackingList(model: string | null): boolean {
  if (!model) return false;
  const { document } = JSON.parse(brotliDecompressSync(Buffer.from(model, "base64"), { maxOutputLength: 8 * 1024 * 1024 }).toString());
  return document?.request?.addPL === true;
}
