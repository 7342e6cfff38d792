import type { Client } from "./client.ts";
import type { Ids } from "./masterData.ts";

/** What an exporter keeps beside each shipment; the demo's data tells no values of them. */
const columns = ["B/L No", "B/L Date", "ETA", "Shipping Bill No", "Docs to bank", "Payment received"];

/** Adds the columns to the stats sheets of both firms. */
export async function enterStatsColumns(client: Client, ids: Ids, told: () => void): Promise<void> {
  for (const firm of ["F1", "F2"]) {
    for (const name of columns) {
      const document = "mutation ($input: AddStatsColumnInput!) { addStatsColumn(input: $input) { column { id } errors { message } } }";
      await client.send(document, { input: { firmId: ids.get(firm), name } });
      told();
    }
  }
}
