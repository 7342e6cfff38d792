import { setImmediate as nextTurn } from "node:timers/promises";
import type { Db } from "../../db/database.ts";
import { filteredShipments, type SheetFilter } from "./statsFilter.ts";
import { matchesOf } from "./sheetMatch.ts";
import { withParts, type SheetParts } from "../rows/statsRows.ts";
import { sheetColumns } from "../rows/systemValues.ts";

/** So many rows are read before other requests get their turn. */
const chunk = 1000;

/**
 * All that the rows of a filter are made of, of whatever time, in the order that shipments were created in, piece by
 * piece. `own` are the ids of the firm's own columns, in which `find` is looked for as well.
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
