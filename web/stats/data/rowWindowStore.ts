import { fetchQuery, graphql, createOperationDescriptor, getRequest, type Disposable, type IEnvironment } from "relay-runtime";
import type {
  rowWindowStoreQuery,
  rowWindowStoreQuery$data,
  rowWindowStoreQuery$variables,
} from "../../__generated__/rowWindowStoreQuery.graphql.ts";
import type { statsCells_row$key } from "../../__generated__/statsCells_row.graphql.ts";
import { windowOf, type RowWindow } from "./rowWindow.ts";

const query = graphql`
  query rowWindowStoreQuery($firmId: ID!, $filter: StatsFilterInput!, $offset: Int!, $limit: Int!, $sort: StatsSortInput) {
    node(id: $firmId) {
      ... on Firm {
        statsSheet(filter: $filter) {
          rowCount
          rows(offset: $offset, limit: $limit, sort: $sort) {
            id
            shipment {
              id
            }
            # Each mounted row reads its own, and a copy reads many.
            # eslint-disable-next-line relay/must-colocate-fragment-spreads
            ...statsCells_row
          }
        }
      }
    }
  }
`;

/** Which rows, in which order. */
export type RowQuery = Omit<rowWindowStoreQuery$variables, "offset" | "limit">;

/** A row's ids, and the key to what it shows. */
export type StatsRowRef = { readonly id: string; readonly shipmentId: string; readonly key: statsCells_row$key };

type Sheet = NonNullable<NonNullable<rowWindowStoreQuery$data["node"]>["statsSheet"]>;
type Loaded = { rowWindow: RowWindow; rows: readonly StatsRowRef[]; stamp: number; retained: Disposable };

/** The windows of a sheet that are loaded or loading. */
export type RowWindowStore = {
  /** How many rows the sheet has in all. */
  count: () => number;
  at: (index: number) => StatsRowRef | null;
  has: (rowWindow: RowWindow) => boolean;
  isComing: (rowWindow: RowWindow) => boolean;
  /** The stamp of the row's window, new with each load; undefined while it is not loaded. */
  stampOf: (row: number) => number | undefined;
  /** A counter of changes of the loaded windows. */
  latest: () => number;
  /** Fetches a window; concurrent calls share one request. */
  fetch: (rowWindow: RowWindow) => Promise<void>;
  /** Loads other rows. The old ones stay until the first new window is loaded. Returns false when superseded. */
  restart: (query: RowQuery) => Promise<boolean>;
};

/** How many windows are kept; the oldest is evicted first. */
const mostKept = 20;

export function createRowWindowStore(environment: IEnvironment, onChange: () => void): RowWindowStore {
  let currentQuery: RowQuery | null = null;
  let count = 0;
  let stamp = 0;
  const kept = new Map<number, Loaded>();
  const coming = new Map<number, Promise<void>>();

  function fetchWindow(rowWindow: RowWindow): Promise<void> {
    const running = coming.get(rowWindow.offset);
    if (running) return running;
    const of = currentQuery;
    if (of === null) return Promise.resolve();
    const variables = { ...of, ...rowWindow };
    async function run() {
      const data = await fetchQuery<rowWindowStoreQuery>(environment, query, variables, { fetchPolicy: "network-only" }).toPromise();
      if (of === currentQuery) keep(data?.node?.statsSheet, rowWindow, variables);
    }
    const promise = run().finally(() => {
      if (coming.get(rowWindow.offset) === promise) coming.delete(rowWindow.offset);
    });
    coming.set(rowWindow.offset, promise);
    return promise;
  }
  function keep(sheet: Sheet | null | undefined, rowWindow: RowWindow, variables: rowWindowStoreQuery$variables) {
    if (!sheet) return;
    stamp += 1;
    count = sheet.rowCount;
    const retained = environment.retain(createOperationDescriptor(getRequest(query), variables));
    const rows = sheet.rows.map((row) => ({ id: row.id, shipmentId: row.shipment.id, key: row }));
    drop(rowWindow.offset);
    kept.set(rowWindow.offset, { rowWindow, rows, stamp, retained });
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break;
      drop(oldest);
    }
    onChange();
  }
  function drop(offset: number) {
    kept.get(offset)?.retained.dispose();
    kept.delete(offset);
  }
  return {
    count: () => count,
    at(index) {
      const { offset } = windowOf(index);
      return index < count ? (kept.get(offset)?.rows[index - offset] ?? null) : null;
    },
    has: ({ offset }) => kept.has(offset),
    isComing: ({ offset }) => coming.has(offset),
    stampOf: (row) => kept.get(windowOf(row).offset)?.stamp,
    latest: () => stamp,
    fetch: fetchWindow,
    async restart(next) {
      currentQuery = next;
      coming.clear();
      const first = windowOf(0);
      try {
        await fetchWindow(first);
      } catch (error) {
        if (currentQuery === next) throw error;
      }
      if (currentQuery !== next) return false;
      for (const offset of kept.keys()) if (offset !== first.offset) drop(offset);
      stamp += 1;
      onChange();
      return true;
    },
  };
}
