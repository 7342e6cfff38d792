import { fetchQuery, graphql, createOperationDescriptor, getRequest, type Disposable, type IEnvironment } from "relay-runtime";
import type {
  rowWindowStoreQuery,
  rowWindowStoreQuery$data,
  rowWindowStoreQuery$variables,
} from "../../__generated__/rowWindowStoreQuery.graphql.ts";
import type { statsCells_row$key } from "../../__generated__/statsCells_row.graphql.ts";
import { partOf, type Part } from "./rowWindow.ts";

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

/** Which rows, and in which order. */
export type RowsAsked = Omit<rowWindowStoreQuery$variables, "offset" | "limit">;

/** A row's ids, and the key to what it shows. */
export type StatsRowRef = { readonly id: string; readonly shipmentId: string; readonly key: statsCells_row$key };

type Sheet = NonNullable<NonNullable<rowWindowStoreQuery$data["node"]>["statsSheet"]>;
type Loaded = { part: Part; rows: readonly StatsRowRef[]; stamp: number; retained: Disposable };

/** The windows of a sheet that are here, and those on their way. */
export type StatsWindows = {
  /** How many rows the sheet has in all. */
  count: () => number;
  at: (index: number) => StatsRowRef | null;
  has: (part: Part) => boolean;
  isComing: (part: Part) => boolean;
  /** Tells windows apart by when they came; undefined while the row's is not here. */
  stampOf: (row: number) => number | undefined;
  /** Counts every change of what is here. */
  latest: () => number;
  /** Fetches a window; two who ask at once share one request. */
  fetch: (part: Part) => Promise<void>;
  /** Asks for other rows. The old ones stay until the first of the new come; false when others still were asked for meanwhile. */
  restart: (asked: RowsAsked) => Promise<boolean>;
};

/** So many windows are kept; what came longest ago goes first. */
const mostKept = 20;

export function createStatsWindows(environment: IEnvironment, onChange: () => void): StatsWindows {
  let asked: RowsAsked | null = null;
  let count = 0;
  let stamp = 0;
  const kept = new Map<number, Loaded>();
  const coming = new Map<number, Promise<void>>();

  function fetchWindow(part: Part): Promise<void> {
    const running = coming.get(part.offset);
    if (running) return running;
    const of = asked;
    if (of === null) return Promise.resolve();
    const variables = { ...of, ...part };
    async function run() {
      const data = await fetchQuery<rowWindowStoreQuery>(environment, query, variables, { fetchPolicy: "network-only" }).toPromise();
      if (of === asked) keep(data?.node?.statsSheet, part, variables);
    }
    const promise = run().finally(() => {
      if (coming.get(part.offset) === promise) coming.delete(part.offset);
    });
    coming.set(part.offset, promise);
    return promise;
  }
  function keep(sheet: Sheet | null | undefined, part: Part, variables: rowWindowStoreQuery$variables) {
    if (!sheet) return;
    stamp += 1;
    count = sheet.rowCount;
    const retained = environment.retain(createOperationDescriptor(getRequest(query), variables));
    const rows = sheet.rows.map((row) => ({ id: row.id, shipmentId: row.shipment.id, key: row }));
    drop(part.offset);
    kept.set(part.offset, { part, rows, stamp, retained });
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
      const { offset } = partOf(index);
      return index < count ? (kept.get(offset)?.rows[index - offset] ?? null) : null;
    },
    has: ({ offset }) => kept.has(offset),
    isComing: ({ offset }) => coming.has(offset),
    stampOf: (row) => kept.get(partOf(row).offset)?.stamp,
    latest: () => stamp,
    fetch: fetchWindow,
    async restart(next) {
      asked = next;
      coming.clear();
      const first = partOf(0);
      try {
        await fetchWindow(first);
      } catch (error) {
        if (asked === next) throw error;
      }
      if (asked !== next) return false;
      for (const offset of kept.keys()) if (offset !== first.offset) drop(offset);
      stamp += 1;
      onChange();
      return true;
    },
  };
}
