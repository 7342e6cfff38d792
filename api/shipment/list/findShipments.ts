import { sql, type Expression, type SqlBool } from "kysely";
import { searchWords } from "#domain/shipment/search.ts";
import type { Db } from "../../db/database.ts";
import type { ListOrder } from "./position.ts";
import { shipmentsOf, type Selection } from "./shipmentCounts.ts";

/** Maximum shipments that a search scans, newest first, so that its cost does not grow with their number. */
const searchReach = 5_000;

const texts = ["name", "invoiceNo", "piNo", "contractNo"] as const;

/** A found shipment, with the columns that lists sort by. */
export type Found = { id: string } & Record<ListOrder, string>;

/**
 * The owner's shipments, newest first, that contain each word of `find` in their name, a document number, or a container number. Document
 * numbers are those of invoice, PI and contract.
 */
export async function findShipments(db: Db, ownerId: string, selection: Selection, find: string): Promise<Found[]> {
  const recent = shipmentsOf(db, ownerId, selection)
    .select(["id", "createdAt", "updatedAt", ...texts])
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(searchReach)
    .as("recent");
  return await db
    .selectFrom(recent)
    .select(["recent.id", "recent.createdAt", "recent.updatedAt"])
    .where(({ and, or, exists, selectFrom }) =>
      and(
        searchWords(find).map((word) =>
          or([
            ...texts.map((column) => holds(sql.ref(`recent.${column}`), word)),
            exists(
              selectFrom("shipmentContainers")
                .select("position")
                .where("shipmentContainers.ownerId", "=", ownerId)
                .whereRef("shipmentContainers.shipmentId", "=", "recent.id")
                .where(holds(sql.ref("shipmentContainers.containerNumber"), word)),
            ),
          ]),
        ),
      ),
    )
    .orderBy("recent.createdAt", "desc")
    .orderBy("recent.id", "desc")
    .execute();
}

/** Whether a text contains a word. The engine lower-cases both sides; SQLite lower-cases only the letters A to Z. */
function holds(text: Expression<unknown>, word: string): Expression<SqlBool> {
  const pattern = `%${word.replaceAll(/[!%_]/g, "!$&")}%`;
  return sql<SqlBool>`lower(${text}) like lower(${pattern}) escape '!'`;
}
