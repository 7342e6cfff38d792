import { sql, type Expression, type SqlBool } from "kysely";
import { searchWords } from "#domain/search.ts";
import type { Db } from "../../db/database.ts";
import type { ListOrder } from "./position.ts";
import { shipmentsOf, type Selection } from "./shipmentCounts.ts";

/** So many of a selection's newest shipments are looked through, so that a search costs little however many are stored. */
export const searchReach = 5_000;

const texts = ["name", "invoiceNo", "piNo", "contractNo"] as const;

/** A shipment that was found, with what lists are ordered by. */
export type Found = { id: string } & Record<ListOrder, string>;

/**
 * The owner's shipments, newest first, that have each word of `find` in their name, in an invoice, PI or contract number, or
 * in the number of a container.
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

/** Whether a text has a word in it. Both sides are lowered by the engine: SQLite does that to the letters a to z alone. */
function holds(text: Expression<unknown>, word: string): Expression<SqlBool> {
  const pattern = `%${word.replaceAll(/[!%_]/g, "!$&")}%`;
  return sql<SqlBool>`lower(${text}) like lower(${pattern}) escape '!'`;
}
