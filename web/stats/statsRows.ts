import { fetchQuery, graphql, createOperationDescriptor, getRequest, type Disposable, type IEnvironment } from "relay-runtime";
import type { statsRowsQuery, statsRowsQuery$data, statsRowsQuery$variables } from "../__generated__/statsRowsQuery.graphql.ts";
import type { statsCells_row$key } from "../__generated__/statsCells_row.graphql.ts";
import { createSignal } from "./grid/gridSignal.ts";
import { partAhead, partOf, partsOf, type Part } from "./statsParts.ts";

const query = graphql`
  query statsRowsQuery($firmId: ID!, $filter: StatsFilterInput!, $offset: Int!, $limit: Int!, $sort: StatsSortInput) {
    node(id: $firmId) {
      ... on Firm {
        statsSheet(filter: $filter) {
          rowCount
          rows(offset: $offset, limit: $limit, sort: $sort) {
            id
            shipment {
              id
            }
            values {
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
export type RowsAsked = Omit<statsRowsQuery$variables, "offset" | "limit">;

type Sheet = NonNullable<NonNullable<statsRowsQuery$data["node"]>["statsSheet"]>;

/** A row's ids, and the key to what it shows. */
export type StatsRowRef = { readonly id: string; readonly shipmentId: string; readonly valuesId: string; readonly key: statsCells_row$key };

/** What a line of the grid shows. */
export type DrawnRow = StatsRowRef | "awaited" | null;

/** The rows of a sheet, as far as they are here: windows come as they are looked at, and leave again. */
export type StatsRows = {
  count: () => number;
  at: (index: number) => StatsRowRef | null;
  /** The rows of a block, one that is on its way, and null for padding; the same array until one of them changes. */
  block: (first: number, last: number) => readonly DrawnRow[];
  /** Counts the windows that have come. */
  latest: () => number;
  /** Rows that are looked at: fetched once they have been for a moment, with the next window ahead. */
  want: (first: number, last: number) => void;
  /** Fetches all rows of a block now; rejects when that failed. */
  load: (first: number, last: number) => Promise<void>;
  /** Asks for other rows, or for the same ones anew; what is here stays until the first of them come. */
  ask: (asked: RowsAsked) => Promise<void>;
  subscribe: (listener: () => void) => () => void;
};

type Loaded = { rows: readonly StatsRowRef[]; stamp: number; retained: Disposable };

/** So many windows are kept; and so long, in milliseconds, a window must be looked at before it is fetched. */
const mostParts = 20;
const rest = 80;
/** So many blocks of eight rows are remembered; a screen draws about five. */
const mostBlocks = 64;

export function createStatsRows(environment: IEnvironment, onFailure: (error: unknown) => void): StatsRows {
  let asked: RowsAsked | null = null;
  let count = 0;
  let stamp = 0;
  let parts = new Map<number, Loaded>();
  let wanted: Part[] = [];
  let lastFirst = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const coming = new Map<number, Promise<void>>();
  const blocks = new Map<number, { stamp: string; rows: readonly DrawnRow[] }>();
  const changed = createSignal();

  function fetchPart({ offset, limit }: Part): Promise<void> {
    const running = coming.get(offset);
    if (running) return running;
    const of = asked;
    if (of === null) return Promise.resolve();
    const variables = { ...of, offset, limit };
    async function run() {
      const data = await fetchQuery<statsRowsQuery>(environment, query, variables, { fetchPolicy: "network-only" }).toPromise();
      if (of === asked) keep(data?.node?.statsSheet, offset, variables);
    }
    const promise = run().finally(() => {
      if (coming.get(offset) === promise) coming.delete(offset);
    });
    coming.set(offset, promise);
    return promise;
  }
  function keep(sheet: Sheet | null | undefined, offset: number, variables: statsRowsQuery$variables) {
    if (!sheet) return;
    stamp += 1;
    count = sheet.rowCount;
    const retained = environment.retain(createOperationDescriptor(getRequest(query), variables));
    parts.get(offset)?.retained.dispose();
    parts.delete(offset);
    const refs = sheet.rows.map((row) => ({ id: row.id, shipmentId: row.shipment.id, valuesId: row.values.id, key: row }));
    parts.set(offset, { rows: refs, stamp, retained });
    for (const [oldest, part] of parts) {
      if (parts.size <= mostParts) break;
      parts.delete(oldest);
      part.retained.dispose();
    }
    changed.tell();
  }
  function fetchWanted() {
    timer = undefined;
    for (const part of wanted) if (!parts.has(part.offset)) fetchPart(part).catch(onFailure);
  }
  function at(index: number): StatsRowRef | null {
    const { offset } = partOf(index);
    return index < count ? (parts.get(offset)?.rows[index - offset] ?? null) : null;
  }
  function forget(left: Map<number, Loaded>) {
    for (const { retained } of left.values()) retained.dispose();
  }
  return {
    count: () => count,
    at,
    latest: () => stamp,
    block(first, last) {
      const stamps = [first, last].map((row) => parts.get(partOf(row).offset)?.stamp);
      const current = [...stamps, last, count].join(" ");
      const known = blocks.get(first);
      if (known?.stamp === current) return known.rows;
      const rows = Array.from({ length: last - first + 1 }, (_, index) => {
        if (first + index >= count) return null;
        return at(first + index) ?? "awaited";
      });
      if (blocks.size >= mostBlocks) blocks.clear();
      blocks.set(first, { stamp: current, rows });
      return rows;
    },
    want(first, last) {
      const before = wanted;
      const inSight = partsOf(first, last);
      const ahead = partAhead(first, last, first < lastFirst, count);
      lastFirst = first;
      wanted = ahead === null ? inSight : [...inSight, ahead];
      if (wanted.every(({ offset }) => parts.has(offset) || coming.has(offset))) return clearWait();
      // What is still looked at goes on waiting; in a fling each window starts anew, and most are never asked for.
      const isSame = wanted.length === before.length && wanted.every(({ offset }, index) => offset === before[index]?.offset);
      if (timer !== undefined && isSame) return;
      clearWait();
      timer = setTimeout(fetchWanted, rest);
    },
    async load(first, last) {
      const missing = partsOf(first, Math.min(last, count - 1)).filter(({ offset }) => !parts.has(offset));
      for (const part of missing) await fetchPart(part);
    },
    async ask(next) {
      asked = next;
      coming.clear();
      clearWait();
      const left = parts;
      try {
        const first = partOf(0);
        await fetchPart(first);
        if (asked !== next) return;
        const fresh = parts.get(first.offset);
        left.delete(first.offset);
        parts = new Map(fresh ? [[first.offset, fresh]] : []);
        forget(left);
        wanted = [];
        changed.tell();
      } catch (error) {
        if (asked === next) throw error;
      }
    },
    subscribe: changed.subscribe,
  };

  function clearWait() {
    clearTimeout(timer);
    timer = undefined;
  }
}
