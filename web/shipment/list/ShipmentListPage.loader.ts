import { redirect, type LoaderFunctionArgs } from "react-router";
import { financialYearInstants, type FinancialYear } from "#domain/time/financialYear.ts";
import { shipmentNotices } from "#domain/shipment/shipment.ts";
import type { ShipmentListPageQuery, ShipmentOrderInput } from "../../__generated__/ShipmentListPageQuery.graphql.ts";
import query from "../../__generated__/ShipmentListPageQuery$parameters.ts";
import { loadPage, type LoadedPage } from "../../relay/page/pageQuery.ts";
import { currentFinancialYearChoice } from "../../shell/topBar/financialYearChoice.ts";
import { showError } from "../../ui/feedback/toast.ts";
import { readListPlace, type ListSort } from "./shipmentListAddress.ts";

/** The query in flight, and its filters. */
export type LoadedList = LoadedPage<ShipmentListPageQuery> & {
  year: FinancialYear;
  /** Identifies this page of this list; the cache's key. */
  key: string;
};

/**
 * Starts the query of a firm's shipments in the chosen financial year, in the address's order. An address without a firm's id redirects home.
 */
export function loader({ params, request }: LoaderFunctionArgs): LoadedList {
  const { firmId } = params;
  if (firmId === undefined) {
    showError(shipmentNotices.firmMissing);
    throw redirect("/dashboard");
  }
  const { size, status, find, sort, after } = readListPlace(new URL(request.url).searchParams);
  const year = currentFinancialYearChoice();
  const { from, to } = financialYearInstants(year);
  const variables = { firmId, first: size, status, find: find || null, orderBy: orders[sort], after, from, to };
  // The session's cache shows the previous list; Relay's store could show a deleted row once more.
  const page = loadPage<ShipmentListPageQuery>({ query, variables, request, fetchPolicy: "network-only" });
  return { ...page, year, key: [firmId, year.year, year.period, size, status ?? "", find, sort, after ?? ""].join("|") };
}

/** The orders of the list; the service's own is newest first. */
const orders: Record<ListSort, ShipmentOrderInput | null> = {
  newest: null,
  oldest: { field: "CREATED_AT", direction: "ASC" },
  changed: { field: "UPDATED_AT", direction: "DESC" },
  name: { field: "NAME", direction: "ASC" },
  "name-desc": { field: "NAME", direction: "DESC" },
  invoice: { field: "INVOICE_DATE", direction: "DESC" },
  "invoice-asc": { field: "INVOICE_DATE", direction: "ASC" },
};
