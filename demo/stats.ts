import type { Client } from "./client.ts";
import type { Ids } from "./masterData.ts";

/** Columns that an exporter adds to the stats sheet; the demo's data has no values for them. */
const columns = ["B/L No", "B/L Date", "ETA", "Shipping Bill No", "Docs to bank", "Payment received"];

/** Adds the columns to the stats sheets of both firms. */
export async function enterStatsColumns(client: Client, ids: Ids, onEntry: () => void): Promise<void> {
  for (const firm of ["F1", "F2"]) {
    for (const name of columns) {
      const document = "mutation ($input: AddStatsColumnInput!) { addStatsColumn(input: $input) { column { id } errors { message } } }";
      await client.send(document, { input: { firmId: ids.get(firm), name } });
      onEntry();
    }
  }
}
