import { expect, test } from "vitest";
import { newId } from "../../../api/db/id.ts";
import { openDatabase } from "../../../api/db/database.ts";
import { readNames } from "../../../api/documentSearch/read/recordNames.ts";
import { anApi } from "../../support/api/anApi.ts";
import { anExporter } from "../../support/api/anExporter.ts";

test("of thousands of buyers with documents none looks deleted (R-1229)", async () => {
  const api = await anApi();
  await anExporter(api);
  await api.stop();
  const { db, close } = await openDatabase(api);
  try {
    const first = await db.selectFrom("buyers").selectAll().executeTakeFirstOrThrow();
    const buyers = Array.from({ length: 600 }, (_, number) => ({ ...first, id: newId(), name: `Buyer ${number}` }));
    await db.insertInto("buyers").values(buyers).execute();
    const ids = [...buyers.map(({ id }) => id), "a deleted one"];
    const names = await readNames(db, first.ownerId, { firmIds: [], buyerIds: ids });
    expect(ids.map((id) => names.buyers.get(id) ?? "")).toEqual([...buyers.map(({ name }) => name), ""]);
  } finally {
    await close();
    await api.close();
  }
});
