import { setImmediate as nextTurn } from "node:timers/promises";
import type { Insertable } from "kysely";
import { systemColumns } from "#domain/stats.ts";
import type { Db, Trx } from "../../db/database.ts";
import type { Database } from "../../db/tables.ts";
import { lockOwner } from "../../db/ownerLock.ts";
import { readParts, type SheetParts } from "./statsRows.ts";
import { systemOrderKey, systemValues } from "./systemValues.ts";

/** Raised whenever systemValues.ts writes or orders anything in another way: keys of an older edition are worked out again. */
const edition = 1;

/** So many shipments are worked out in one transaction; then others get their turn. */
const chunk = 500;

/** What is written again when a shipment is saved again. */
const written = ["firmId", "edition", "texts", ...systemColumns.map(({ id }) => id)] as const;

/** Between the texts of a row: no text of one has it. */
const separator = "\n";

/** Stores what rows are ordered by and searched in, in the transaction that saves their shipments. */
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
 * Makes a firm's keys complete where shipments were saved before there were any, or in an older edition. Which firms are
 * complete is kept, so that this happens once.
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

/** The texts of a row's system columns as they were stored, lower-cased, in the columns' order. */
export function splitTexts(texts: string): string[] {
  return texts.split(separator);
}

/** A text as it is looked for among those of a row. */
export function asSearched(text: string): string {
  return text.replace(/\s/g, " ").toLowerCase();
}

function keysOf(parts: SheetParts): Omit<Insertable<Database["statsKeys"]>, "ownerId"> {
  const { shipment, lines } = parts;
  const values = systemValues(shipment, lines);
  const keys = systemColumns.map(({ id }) => {
    const key = systemOrderKey(id, shipment, lines);
    return [id, figureIds.has(id) && key === "" ? null : key];
  });
  const texts = systemColumns.map(({ id }) => asSearched(values[id] ?? "")).join(separator);
  // Every system column has its key, a figure's being a number or null.
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
