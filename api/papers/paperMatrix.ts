import { isListed, paperTypes, type Paper, type PaperState, type PaperType } from "#domain/documents/papers.ts";
import type { Db } from "../db/database.ts";
import { snapshotName } from "../documentSearch/snapshotName.ts";
import { stands, type Position } from "../shipment/list/position.ts";
import { countOf, shipmentsOf, totalOf } from "../shipment/list/shipmentCounts.ts";
import type { Range } from "../time/dateRange.ts";
import { readPapers } from "./paperRows.ts";

/** Which shipments: `missing` narrows to those that lack any needed paper, or that of a type; null to none. */
export type MatrixRequest = {
  firmId: string | null;
  range: Range;
  missing: PaperType | "ANY" | null;
  after: Position | null;
  limit: number;
  withCounts: boolean;
};

/** A shipment with its papers. */
type MatrixRow = {
  shipmentId: string;
  shipmentName: string;
  firmId: string;
  firmName: string;
  buyerName: string;
  invoiceNo: string;
  createdAt: string;
  papers: Paper[];
};

/** How many shipments have a paper, have only its draft, and need it without having it; a draft is not the paper, but some of these have one. */
type MatrixCount = { type: PaperType; available: number; draft: number; missing: number; missingWithDraft: number };

export type Matrix = { shipments: MatrixRow[]; total: number; hasNext: boolean; counts: MatrixCount[] | null };

/**
 * A page of an owner's shipments, newest first, with the papers of each. The number of queries does not depend on the number of
 * shipments.
 */
export async function readMatrix(db: Db, ownerId: string, request: MatrixRequest): Promise<Matrix> {
  const { firmId, range, missing, after, limit, withCounts } = request;
  const selection = { firmId, range };
  const found = await lacking(shipmentsOf(db, ownerId, selection), ownerId, missing)
    .select(["id", "name", "firmId", "firm", "consignee", "invoiceNo", "createdAt"])
    .$if(after !== null, (query) => query.where(stands(db, "createdAt", "<", after ?? { at: "", id: "" })))
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const page = found.slice(0, limit);
  const papers = await readPapers(
    db,
    ownerId,
    page.map(({ id }) => id),
  );
  return {
    shipments: page.map(({ id, name, firm, consignee, ...row }) => ({
      ...row,
      shipmentId: id,
      shipmentName: name,
      firmName: snapshotName(firm),
      buyerName: snapshotName(consignee),
      papers: (papers.get(id) ?? []).filter(isListed),
    })),
    total:
      missing === null
        ? await totalOf(db, ownerId, selection)
        : await countOf(lacking(shipmentsOf(db, ownerId, selection), ownerId, missing)),
    hasNext: found.length > limit,
    counts: withCounts ? await countPapers(db, ownerId, selection) : null,
  };
}

function lacking(shipments: ReturnType<typeof shipmentsOf>, ownerId: string, missing: MatrixRequest["missing"]) {
  if (missing === null) return shipments;
  return shipments.where(({ exists, selectFrom }) =>
    exists(
      selectFrom("papers")
        .select("papers.type")
        .where("papers.ownerId", "=", ownerId)
        .whereRef("papers.shipmentId", "=", "shipments.id")
        .where("papers.isNeeded", "=", 1)
        .where("papers.state", "!=", "AVAILABLE")
        .$if(missing !== "ANY", (query) => query.where("papers.type", "=", missing === "ANY" ? "INVOICE" : missing)),
    ),
  );
}

/** Counts under the filters of firm and date, so that the other choices of `missing` stay to be seen. */
async function countPapers(db: Db, ownerId: string, selection: { firmId: string | null; range: Range }): Promise<MatrixCount[]> {
  const { firmId, range } = selection;
  const isWhole = firmId === null && range.from === null && range.to === null;
  const rows: { type: PaperType; state: PaperState; isNeeded: number; count: number | string }[] = await db
    .selectFrom("papers")
    .where("papers.ownerId", "=", ownerId)
    .$if(!isWhole, (query) => query.where("papers.shipmentId", "in", shipmentsOf(db, ownerId, selection).select("shipments.id")))
    .select(["type", "state", "isNeeded"])
    .select(({ fn }) => fn.countAll().as("count"))
    .groupBy(["type", "state", "isNeeded"])
    .execute()
    .then((counted) => counted.map((row) => ({ ...row, count: Number(row.count) })));
  const sum = (isCounted: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isCounted).reduce((total, row) => total + Number(row.count), 0);
  return paperTypes.map((type) => ({
    type,
    available: sum((row) => row.type === type && row.state === "AVAILABLE"),
    draft: sum((row) => row.type === type && row.state === "DRAFT"),
    missing: sum((row) => row.type === type && row.isNeeded === 1 && row.state !== "AVAILABLE"),
    missingWithDraft: sum((row) => row.type === type && row.isNeeded === 1 && row.state === "DRAFT"),
  }));
}
