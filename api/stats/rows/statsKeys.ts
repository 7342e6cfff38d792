import { setImmediate as nextTurn } from "node:timers/promises";
import type { Insertable } from "kysely";
import { asSearched } from "#domain/text/searchWords.ts";
import { systemColumns } from "#domain/stats/systemColumns.ts";
import type { Db, Trx } from "../../db/database.ts";
import type { Database } from "../../db/tables/tables.ts";
import { lockOwner } from "../../db/ownerLock.ts";
import { readParts, type SheetParts } from "./statsRows.ts";
import { systemOrderKey, systemValues } from "./systemValues.ts";

/**
 * Raise it whenever systemValues.ts formats or orders values differently, or systemColumns.ts has others or another order, by which stored texts
 * are split: keys of older editions are then recomputed.
 */
const edition = 4;

/** Maximum shipments per transaction, so that others get their turn. */
const chunk = 500;

/** Columns that a further save of the shipment overwrites. */
const written = ["firmId", "edition", "texts", ...systemColumns.map(({ id }) => id)] as const;

/** Separates the texts of a row; none of them contains it. */
const separator = "\n";

/** Stores the rows' sort keys and search texts, in the transaction that saves their shipments. */
export async function storeKeys(trx: Trx, ownerId: string, shipmentIds: string[]): Promise<void> {
  const rows = (await readParts(trx, ownerId, shipmentIds)).map((parts) => ({ ownerId, ...keysOf(parts) }));
  if (rows.length === 0) return;
  await trx
    .insertInto("statsKeys")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["ownerId", "shipmentId"])
        .doUpdateSet(({ ref }) => Object.fromEntries(written.map((column) => [column, ref(`excluded.${column}`)]))),
    )
    .execute();
}

/**
 * Computes missing keys of a firm: those of shipments saved before keys existed, or in an older edition. Stores the firm's complete
 * edition, so that this happens once.
 */
export async function completeKeys(db: Db, ownerId: string, firmId: string): Promise<void> {
  if (await areComplete(db, ownerId, firmId)) return;
  let after: string | undefined = "";
  while (after !== undefined) {
    const last: string = after;
    after = await db.transaction().execute(async (trx) => {
      await lockOwner(trx, ownerId);
      const ids = await missingKeys(trx, ownerId, { firmId, after: last });
      await storeKeys(trx, ownerId, ids);
      if (ids.length === chunk) return ids.at(-1);
      await noteComplete(trx, ownerId, firmId);
      return undefined;
    });
    await nextTurn();
  }
}

/** Splits the stored texts of a row into those of its system columns, in order. */
export function splitTexts(texts: string): string[] {
  return texts.split(separator);
}

function keysOf(parts: SheetParts): Omit<Insertable<Database["statsKeys"]>, "ownerId"> {
  const { shipment, lines } = parts;
  const values = systemValues(shipment, lines);
  const keys = systemColumns.map(({ id }) => {
    const key = systemOrderKey(id, shipment, lines);
    return [id, figureIds.has(id) && key === "" ? null : key];
  });
  const texts = systemColumns.map(({ id }) => asSearched(values[id] ?? "")).join(separator);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Every system column has a key; a figure's key is a number or null.
  const byColumn = Object.fromEntries(keys) as Omit<
    Insertable<Database["statsKeys"]>,
    "ownerId" | "shipmentId" | "firmId" | "edition" | "texts"
  >;
  return { shipmentId: shipment.id, firmId: shipment.firmId, edition, ...byColumn, texts };
}

const figureIds: ReadonlySet<string> = new Set(
  systemColumns.filter(({ kind }) => kind === "money" || kind === "measure").map(({ id }) => id),
);

async function areComplete(db: Db, ownerId: string, firmId: string): Promise<boolean> {
  const sheet = await db
    .selectFrom("statsSheets")
    .select("keysEdition")
    .where("ownerId", "=", ownerId)
    .where("firmId", "=", firmId)
    .executeTakeFirst();
  return sheet?.keysEdition === edition;
}

async function missingKeys(trx: Trx, ownerId: string, { firmId, after }: { firmId: string; after: string }): Promise<string[]> {
  const rows = await trx
    .selectFrom("shipments")
    .leftJoin("statsKeys", (join) =>
      join
        .onRef("statsKeys.ownerId", "=", "shipments.ownerId")
        .onRef("statsKeys.shipmentId", "=", "shipments.id")
        .on("statsKeys.edition", "=", edition),
    )
    .select("shipments.id")
    .where("shipments.ownerId", "=", ownerId)
    .where("shipments.firmId", "=", firmId)
    .where("shipments.id", ">", after)
    .where("statsKeys.shipmentId", "is", null)
    .orderBy("shipments.id")
    .limit(chunk)
    .execute();
  return rows.map(({ id }) => id);
}

async function noteComplete(trx: Trx, ownerId: string, firmId: string): Promise<void> {
  await trx
    .insertInto("statsSheets")
    .values({ ownerId, firmId, systemWidths: "{}", version: 0, shipmentsVersion: 0, keysEdition: edition })
    .onConflict((conflict) => conflict.columns(["ownerId", "firmId"]).doUpdateSet({ keysEdition: edition }))
    .execute();
}
