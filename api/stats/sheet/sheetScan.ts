import { setImmediate as nextTurn } from "node:timers/promises";
import type { Db } from "../../db/database.ts";
import { filteredShipments, type SheetFilter } from "./statsFilter.ts";
import { matchesOf } from "./sheetMatch.ts";
import { withParts, type SheetParts } from "../rows/statsRows.ts";
import { sheetColumns } from "../rows/systemValues.ts";

/** Maximum rows per step, before other requests get their turn. */
const chunk = 1000;

/**
 * Reads the row data of all shipments that match a filter, whatever its range, in batches, in order of creation. `own` are the ids of the
 * firm's own columns, which `find` searches too.
 */
export async function* scanSheet(db: Db, ownerId: string, filter: SheetFilter, own: ReadonlySet<string>): AsyncGenerator<SheetParts[]> {
  const matches = await matchesOf(db, ownerId, filter, own);
  const always = { ...filter, range: { from: null, to: null } };
  let last: { createdAt: string; id: string } | undefined;
  for (;;) {
    const after = last;
    const shipments = await filteredShipments(db, ownerId, always)
      .select(sheetColumns)
      .$if(after !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) => eb(refTuple("createdAt", "id"), ">", tuple(after?.createdAt ?? "", after?.id ?? ""))),
      )
      .orderBy("createdAt")
      .orderBy("id")
      .limit(chunk)
      .execute();
    yield await withParts(db, ownerId, matches === null ? shipments : shipments.filter(({ id }) => matches.has(id)));
    last = shipments.at(-1);
    if (shipments.length < chunk) return;
    await nextTurn();
  }
}
