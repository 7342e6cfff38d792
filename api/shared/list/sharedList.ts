import type { Db } from "../../db/database.ts";
import { invalid } from "#domain/http/problem.ts";
import { sharedReference, type SharedExporter, type SharedShipmentSummary } from "#domain/partners/sharedShipment.ts";
import { shipmentStatuses } from "#domain/shipment/progress/milestone.ts";
import { ProblemError } from "../../http/httpErrors.ts";
import { parseRequest } from "../../http/requestSchema.ts";
import { askedPlaces, placeOf } from "../askedPlaces.ts";
import { activePartnerships, activeShares } from "../grants.ts";
import { hasWordsOf } from "./findShared.ts";
import { sharedFilter, sharedSorts } from "../sharedAnswers.ts";
import { firmName, maySeeConsignee, partyOf } from "../sharedColumns.ts";
import { nextOf, sharedProgress, type StoredDates } from "../sharedProgress.ts";

type SharedSort = (typeof sharedSorts)[number];
export type SharedList = { shipments: SharedShipmentSummary[]; hasNext: boolean; total: number; offset: number };

type Asked = { limit: number; offset: number; partnerId: string; status: string; find: string; sort: SharedSort };

/** Reads the body of POST /v1/shared/shipment/filter. */
export function readSharedFilter(sent: unknown): Asked {
  const { limit, offset, partnerId, status, find, sort: asked } = parseRequest(sharedFilter, sent);
  const sort = sharedSorts.find((known) => known === (asked || "desc"));
  if (sort === undefined) throw new ProblemError([invalid(`sort must be ${sharedSorts.join(" or ")}`, "sort")], { status: 400 });
  if (status !== "" && !shipmentStatuses.includes(status)) {
    throw new ProblemError([invalid(`status must be ${shipmentStatuses.join(" or ")}`, "status")], { status: 400 });
  }
  return { limit: limit ?? 50, offset: offset ?? 0, partnerId, status, find, sort };
}

/**
 * A page of the shipments that exporters share with the office, by their creation. The total counts by the same query, so that neither counts
 * hidden shipments. At most six queries.
 */
export async function listShared(db: Db, ownerId: string, asked: Asked): Promise<SharedList> {
  const partnerships = await activePartnerships(db, ownerId)
    .select(["sharedWith.exporterOwnerId", "sharedWith.partnerId"])
    .$if(asked.partnerId !== "", (query) => query.where("sharedWith.partnerId", "=", asked.partnerId))
    .limit(2)
    .execute();
  const [first, second] = partnerships;
  // Naming the only partnership lets the database read a page in the order of an index.
  const shares = selectionOf(db, ownerId, { ...asked, only: second === undefined ? first : undefined });
  if (first === undefined) return { shipments: [], hasNext: false, total: 0, offset: asked.offset };
  const { total } = await shares.select(({ fn }) => fn.countAll().as("total")).executeTakeFirstOrThrow();
  const rows = await pageOf(db, shares, asked);
  const shipments = await summariesOf(db, rows.slice(0, asked.limit));
  return { shipments, hasNext: rows.length > asked.limit, total: Number(total), offset: asked.offset };
}

type Partnership = { exporterOwnerId: string; partnerId: string };

function selectionOf(db: Db, ownerId: string, { only, status, find }: Pick<Asked, "status" | "find"> & { only: Partnership | undefined }) {
  return activeShares(db, ownerId)
    .$if(only !== undefined, (query) =>
      query.where("sharedWith.exporterOwnerId", "=", only?.exporterOwnerId ?? "").where("sharedWith.partnerId", "=", only?.partnerId ?? ""),
    )
    .$if(status !== "", (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom("shipments")
            .select("shipments.id")
            .whereRef("shipments.ownerId", "=", "shipmentPartners.ownerId")
            .whereRef("shipments.id", "=", "shipmentPartners.shipmentId")
            .where("shipments.status", "=", status),
        ),
      ),
    )
    .$if(find.trim() !== "", (query) => query.where(hasWordsOf(db, find)));
}

/** The rows of a page and one more if another page follows. Ids grow with time, so their order is the one of creation. */
async function pageOf(db: Db, shares: ReturnType<typeof selectionOf>, { limit, offset, sort }: Asked) {
  const page = shares
    .select([
      "shipmentPartners.ownerId",
      "shipmentPartners.partnerId",
      "shipmentPartners.shipmentId",
      "partners.role",
      "partners.mayUpload",
    ])
    .orderBy("shipmentPartners.shipmentId", sort)
    .orderBy("shipmentPartners.partnerId")
    .limit(limit + 1)
    .offset(offset)
    .as("page");
  return await db
    .selectFrom(page)
    .innerJoin("shipments", (join) => join.onRef("shipments.ownerId", "=", "page.ownerId").onRef("shipments.id", "=", "page.shipmentId"))
    .leftJoin("shipmentTransport as card", (join) =>
      join.onRef("card.ownerId", "=", "page.ownerId").onRef("card.shipmentId", "=", "page.shipmentId"),
    )
    .select(["page.ownerId", "page.partnerId", "page.shipmentId", "page.role", "page.mayUpload", "card.onBoardDate", "card.eta"])
    .select([
      "shipments.firm",
      "shipments.consignee",
      "shipments.status",
      "shipments.createdAt",
      "shipments.invoiceNo",
      "shipments.piNo",
      "shipments.contractNo",
    ])
    .select(["shipments.originCountry", "shipments.destinationCountry", "shipments.portOfLoading", "shipments.portOfDischarge"])
    .orderBy("page.shipmentId", sort)
    .orderBy("page.partnerId")
    .execute();
}

type Row = Awaited<ReturnType<typeof pageOf>>[number];

async function summariesOf(db: Db, rows: Row[]): Promise<SharedShipmentSummary[]> {
  if (rows.length === 0) return [];
  const owners = [...new Set(rows.map(({ ownerId }) => ownerId))];
  const ids = [...new Set(rows.map(({ shipmentId }) => shipmentId))];
  const goods = await db
    .selectFrom("shipmentProducts")
    .select(["ownerId", "shipmentId", "name"])
    .where("ownerId", "in", owners)
    .where("shipmentId", "in", ids)
    .orderBy("position")
    .execute();
  const dates = await db
    .selectFrom("shipmentMilestones")
    .select(["ownerId", "shipmentId", "milestone", "planned", "actual"])
    .where("ownerId", "in", owners)
    .where("shipmentId", "in", ids)
    .execute();
  const asked = await askedPlaces(db, { owners, ids, partnerIds: [...new Set(rows.map(({ partnerId }) => partnerId))] });
  const goodsOf = Map.groupBy(goods, placeOf);
  const datesOf = Map.groupBy(dates, placeOf);
  return rows.map((row) => ({
    ...summaryOf(row, goodsOf.get(placeOf(row)) ?? [], datesOf.get(placeOf(row)) ?? []),
    isAsked: asked.has(`${placeOf(row)}/${row.partnerId}`),
  }));
}

function summaryOf(row: Row, goods: { name: string }[], stored: StoredDates[]): Omit<SharedShipmentSummary, "isAsked"> {
  const { partnerId, shipmentId, role, status, originCountry, destinationCountry, portOfLoading, portOfDischarge } = row;
  return {
    partnerId,
    shipmentId,
    role,
    exporter: firmName(row),
    reference: sharedReference(row),
    ...(maySeeConsignee(role) && { consignee: partyOf(row.consignee, { column: "shipments.consignee", id: shipmentId }).name }),
    ...(status !== null && { status }),
    goods: goods.map(({ name }) => name),
    originCountry,
    destinationCountry,
    portOfLoading,
    portOfDischarge,
    next: nextOf(sharedProgress(stored, row)),
    mayUpload: row.mayUpload === 1,
  };
}

/** The exporters of which the office is a partner, in the order of joining. */
export async function listExporters(db: Db, ownerId: string): Promise<SharedExporter[]> {
  return await activePartnerships(db, ownerId)
    .leftJoin("users", (join) => join.onRef("users.id", "=", "sharedWith.exporterOwnerId"))
    .select((row) => [
      "sharedWith.partnerId",
      "partners.role",
      row.fn
        .coalesce(
          row
            .selectFrom("firms")
            .select("firms.name")
            .whereRef("firms.ownerId", "=", "sharedWith.exporterOwnerId")
            .orderBy("firms.id")
            .limit(1),
          "users.name",
          row.val(""),
        )
        .as("name"),
    ])
    .orderBy("sharedWith.since")
    .orderBy("sharedWith.partnerId")
    .execute();
}
