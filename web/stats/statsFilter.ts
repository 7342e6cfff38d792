import { financialYearInstants, type FinancialYear } from "#domain/financialYear.ts";
import type { UserInfo } from "#domain/userInfo.ts";
import { inOrder, readFirmsOrder } from "../firm/firmsOrder.ts";
import type { RowsAsked } from "./statsWindows.ts";

/** What the address of the page says: the firm, and which of its shipments. Empty where nothing is chosen. */
export type StatsPlace = { firm: string; broker: string; loading: string; discharge: string; find: string };

const names = ["firm", "broker", "loading", "discharge", "find"] as const satisfies (keyof StatsPlace)[];

export function readStatsPlace(search: URLSearchParams): StatsPlace {
  const [firm = "", broker = "", loading = "", discharge = "", find = ""] = names.map((name) => search.get(name) ?? "");
  return { firm, broker, loading, discharge, find };
}

/** The query of the address that shows a place; what is not chosen is left out. */
export function statsSearch(place: StatsPlace): URLSearchParams {
  return new URLSearchParams(names.map((name) => [name, place[name]]).filter(([, value]) => value !== ""));
}

/** The filter of a place in a financial year, as the server takes it. */
export function filterOf({ broker, loading, discharge, find }: StatsPlace, year: FinancialYear): RowsAsked["filter"] {
  const { from, to } = financialYearInstants(year);
  return {
    brokerId: broker === "" ? null : broker,
    portOfLoading: loading === "" ? null : loading,
    portOfDischarge: discharge === "" ? null : discharge,
    find: find === "" ? null : find,
    from,
    to,
  };
}

/** The firm that is shown: the one in the address, else the first one in the user's own order; null without firms. */
export function chosenFirm(firms: readonly { readonly id: string }[], place: StatsPlace): string | null {
  const sorted = inOrder(firms, readFirmsOrder());
  return (sorted.find(({ id }) => id === place.firm) ?? sorted[0])?.id ?? null;
}

/** The same from the stored copy of user info, so that the rows can be asked for before the page's query answers. */
export function likelyFirm(userInfo: UserInfo | null, place: StatsPlace): string | null {
  return chosenFirm(
    (userInfo?.firms ?? []).map(({ firmId }) => ({ id: firmId })),
    place,
  );
}
