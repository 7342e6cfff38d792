import { sql, type Expression, type SqlBool } from "kysely";
import { searchWords } from "#domain/text/searchWords.ts";
import type { Db } from "../../db/database.ts";
import { isPostgres } from "../../db/engine.ts";
import { plainText } from "../../db/engines/plainText.ts";
import { orderKey, type ListOrder, type Position } from "./position.ts";
import { shipmentsOf, type Selection } from "./shipmentCounts.ts";

/** Maximum shipments that a search scans, newest first, so that its cost does not grow with their number: as many as lists are sorted of. */
const searchReach = 20_000;

const texts = ["name", "invoiceNo", "piNo", "contractNo"] as const;

type Search = { find: string; sortBy: ListOrder };

/**
 * The owner's shipments, newest first, that contain each word of `find` in their name, a document number, or a container number. Document
 * numbers are those of invoice, PI and contract. Returns their positions in the order `sortBy`.
 */
export async function findShipments(db: Db, ownerId: string, selection: Selection, search: Search): Promise<Position[]> {
  return await searchedShipments(db, ownerId, selection, search).execute();
}

/** The query of `findShipments`. */
export function searchedShipments(db: Db, ownerId: string, selection: Selection, { find, sortBy }: Search) {
  const recent = shipmentsOf(db, ownerId, selection)
    .select(["id", "createdAt", ...texts, orderKey(db, sortBy).as("at")])
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(searchReach)
    .as("recent");
  return db
    .selectFrom(recent)
    .select(["recent.id", "recent.at"])
    .where(({ and, or, exists, selectFrom }) =>
      and(
        searchWords(find).map((word) =>
          or([
            ...texts.map((column) => holds(db, sql.ref(`recent.${column}`), word)),
            exists(
              selectFrom("shipmentContainers")
                .select("position")
                .where("shipmentContainers.ownerId", "=", ownerId)
                .whereRef("shipmentContainers.shipmentId", "=", "recent.id")
                .where(holds(db, sql.ref("shipmentContainers.containerNumber"), word)),
            ),
          ]),
        ),
      ),
    )
    .orderBy("recent.createdAt", "desc")
    .orderBy("recent.id", "desc");
}

/** Whether a text contains a word of `searchWords`, ignoring case and accents (R-1403). */
export function holds(db: Db, text: Expression<unknown>, word: string): Expression<SqlBool> {
  const plain = plainText(db, text);
  return isPostgres(db) ? sql<SqlBool>`strpos(${plain}, ${word}) > 0` : sql<SqlBool>`instr(${plain}, ${word}) > 0`;
}
