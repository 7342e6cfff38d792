import { fetchQuery, graphql, type IEnvironment } from "relay-runtime";
import { statsLimits } from "#domain/stats/stats.ts";
import type { fetchAllRowsQuery } from "../../__generated__/fetchAllRowsQuery.graphql.ts";
import { readValues } from "./statsCells.ts";
import type { RowQuery, StatsRowRef } from "./rowWindowStore.ts";

const query = graphql`
  query fetchAllRowsQuery($firmId: ID!, $filter: StatsFilterInput!, $offset: Int!, $limit: Int!, $sort: StatsSortInput) {
    node(id: $firmId) {
      ... on Firm {
        statsSheet(filter: $filter) {
          rowCount
          rows(offset: $offset, limit: $limit, sort: $sort) {
            id
            shipment {
              id
            }
            # eslint-disable-next-line relay/must-colocate-fragment-spreads
            ...statsCells_row
          }
        }
      }
    }
  }
`;

/** A row and its texts by column id, those that are empty left out. */
export type FilledRow = { readonly ref: StatsRowRef; readonly cells: Readonly<Record<string, string>> };

/** How many rows are loaded, and of how many. */
export type RowsProgress = { readonly done: number; readonly count: number };

/**
 * All rows that a filter leaves, in their order, a window of a thousand at a time and apart from those that the grid keeps.
 * Throws what the request threw, and in the end if a row is missing: one of a former window was deleted, or the service left it out (R-1249).
 */
export async function* fetchAllRows(
  environment: IEnvironment,
  rowQuery: RowQuery,
): AsyncGenerator<{ rows: readonly FilledRow[]; progress: RowsProgress }> {
  const read = new Set<string>();
  let most = 0;
  for (let offset = 0, count = 1; offset < count; offset += statsLimits.rowsAtOnce) {
    const variables = { ...rowQuery, offset, limit: statsLimits.rowsAtOnce };
    const data = await fetchQuery<fetchAllRowsQuery>(environment, query, variables, { fetchPolicy: "network-only" }).toPromise();
    const sheet = data?.node?.statsSheet;
    if (!sheet) throw new Error("Firm not found");
    count = sheet.rowCount;
    most = Math.max(most, count);
    // Read before the next window comes: nothing keeps these rows in the store.
    const rows = sheet.rows.map((row): FilledRow => {
      const ref = { id: row.id, shipmentId: row.shipment.id, key: row };
      return { ref, cells: readValues(environment, row)?.cells ?? {} };
    });
    for (const { ref } of rows) read.add(ref.id);
    yield { rows, progress: { done: Math.min(offset + rows.length, count), count } };
  }
  if (read.size < most) throw new Error("Not all rows came, or the sheet changed meanwhile. Please try again.");
}
