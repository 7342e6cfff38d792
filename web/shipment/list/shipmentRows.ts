import { graphql } from "relay-runtime";
import { currentUserId } from "../../session/session.ts";
import { readShipmentList, storeShipmentList } from "../../session/shipmentLists.ts";
import type { shipmentRows_shipments$data } from "../../__generated__/shipmentRows_shipments.graphql.ts";

/** A page of the list. Only summary fields, which the service returns for a whole page in one call. */
export const shipmentRowsFragment = graphql`
  fragment shipmentRows_shipments on ShipmentConnection {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    pageCursors {
      first {
        page
        cursor
      }
      previous {
        cursor
      }
      around {
        page
        cursor
        isCurrent
      }
      last {
        page
        cursor
      }
    }
    nodes {
      id
      name
      status
      createdAt
      invoiceNo
      invoiceDate
      currency
      totalAmount
      portOfDischarge
      consignee {
        name
      }
    }
  }
`;

/** A row of the list. */
export type ShipmentRow = {
  id: string;
  name: string;
  status: string;
  /** Null if the server does not return it; the same for the amount. */
  createdAt: string | null;
  invoiceNo: string;
  /** A day, or "" if there is none. */
  invoiceDate: string;
  currency: string;
  totalAmount: string | null;
  portOfDischarge: string;
  consignee: string;
};

/** A link to a page: `after: cursor` loads it. */
export type PageLink = { page: number; cursor: string; isCurrent: boolean };

/** What the pager shows of a list: `first` and `last` are shown apart by an ellipsis; null if they are among `around`. */
export type PagerData = {
  total: number;
  first: PageLink | null;
  around: PageLink[];
  last: PageLink | null;
  previous: string | null;
  next: string | null;
};

/** A page of the list as plain data, so that it can be cached. */
export type ShipmentPageData = PagerData & { rows: ShipmentRow[] };

export function pageOf({ nodes, ...connection }: shipmentRows_shipments$data): ShipmentPageData {
  return {
    ...pagerOf(connection),
    rows: nodes.map(({ id, name, status, createdAt, invoiceNo, invoiceDate, currency, totalAmount, portOfDischarge, consignee }) => ({
      id,
      name,
      status: status ?? "",
      createdAt: createdAt ?? null,
      invoiceNo: invoiceNo ?? "",
      invoiceDate: invoiceDate ?? "",
      currency,
      totalAmount: totalAmount ?? null,
      portOfDischarge,
      consignee: consignee.name,
    })),
  };
}

/** The pager of a connection of shipments. */
export function pagerOf({ totalCount, pageInfo, pageCursors }: Omit<shipmentRows_shipments$data, "nodes" | " $fragmentType">): PagerData {
  const { first, previous, around, last } = pageCursors;
  return {
    total: totalCount,
    first: first ? { ...first, isCurrent: false } : null,
    around: around.map(({ page, cursor, isCurrent }) => ({ page, cursor, isCurrent })),
    last: last ? { ...last, isCurrent: false } : null,
    previous: previous?.cursor ?? null,
    next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
  };
}

/** Whether two pages have the same content. */
export function isSamePage(page: ShipmentPageData | null, other: ShipmentPageData): boolean {
  return JSON.stringify(page) === JSON.stringify(other);
}

/** The page last shown to this user in this tab; null if there is none. */
export function readCachedPage(key: string): ShipmentPageData | null {
  const value = readShipmentList(key);
  if (typeof value !== "object" || value === null || !("userId" in value) || !("page" in value)) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `cachePage` of this release stored it: session storage does not outlive the tab.
  return value.userId === currentUserId() ? (value.page as ShipmentPageData) : null;
}

export function cachePage(key: string, page: ShipmentPageData): void {
  storeShipmentList(key, { userId: currentUserId(), page });
}
