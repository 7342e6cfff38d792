import { financialYearInstants, type FinancialYear } from "#domain/time/financialYear.ts";
import type { UserInfo } from "#domain/account/userInfo.ts";
import { inOrder, readFirmsOrder } from "../../firm/firmsOrder.ts";
import type { RowQuery } from "../data/rowWindowStore.ts";

/** What the address of the page says: the firm, and which of its shipments. Empty where nothing is chosen. */
export type StatsSearch = Record<(typeof names)[number], string> & { columns: readonly ColumnText[] };

/** A text that a column must show; as the whole of its cell, or of an entry that the cell lists, or as a part of it. */
export type ColumnText = { readonly columnId: string; readonly text: string; readonly isExact: boolean };

/** `month` is YYYY-MM, one of the charts'. */
const names = ["firm", "broker", "loading", "discharge", "find", "month"] as const;

/** What a column's name in the address begins with. */
const [partMark, wholeMark] = ["in.", "is."];

export function readStatsSearch(search: URLSearchParams): StatsSearch {
  const [firm = "", broker = "", loading = "", discharge = "", find = "", month = ""] = names.map((name) => search.get(name) ?? "");
  const columns = [...search].flatMap(([name, text]) => {
    const mark = [partMark, wholeMark].find((start) => name.startsWith(start));
    // A blank cell can be chosen as a whole.
    return mark === undefined || (text === "" && mark === partMark)
      ? []
      : [{ columnId: name.slice(mark.length), text, isExact: mark === wholeMark }];
  });
  return { firm, broker, loading, discharge, find, month, columns };
}

/** The query of the address that shows a place; what is not chosen is left out. */
export function statsSearch(place: StatsSearch): URLSearchParams {
  const chosen = names.map((name) => [name, place[name]]).filter(([, value]) => value !== "");
  const columns = place.columns.map(({ columnId, text, isExact }) => [(isExact ? wholeMark : partMark) + columnId, text]);
  return new URLSearchParams([...chosen, ...columns]);
}

/** The filter of a place in a financial year, as the server takes it. */
export function filterOf({ broker, loading, discharge, find, month, columns }: StatsSearch, year: FinancialYear): RowQuery["filter"] {
  const { from, to } = financialYearInstants(year);
  return {
    brokerId: broker === "" ? null : broker,
    portOfLoading: loading === "" ? null : loading,
    portOfDischarge: discharge === "" ? null : discharge,
    find: find === "" ? null : find,
    month: month === "" ? null : month,
    columns: columns.length === 0 ? null : conditionsOf(columns),
    from,
    to,
  };
}

/** The columns as the server takes them: of several whole texts of a column, its cells show one. */
function conditionsOf(columns: readonly ColumnText[]) {
  const parts = columns.filter(({ isExact }) => !isExact).map(({ columnId, text }) => ({ columnId, text }));
  const wholes = Map.groupBy(
    columns.filter(({ isExact }) => isExact),
    ({ columnId }) => columnId,
  );
  return [...parts, ...[...wholes].map(([columnId, texts]) => ({ columnId, values: texts.map(({ text }) => text) }))];
}

/** The firm that is shown: the one in the address, else the first one in the user's own order; null without firms. */
export function chosenFirm(firms: readonly { readonly id: string }[], place: StatsSearch): string | null {
  const sorted = inOrder(firms, readFirmsOrder());
  return (sorted.find(({ id }) => id === place.firm) ?? sorted[0])?.id ?? null;
}

/** The same from the stored copy of user info, so that the rows can be asked for before the page's query answers. */
export function likelyFirm(userInfo: UserInfo | null, place: StatsSearch): string | null {
  return chosenFirm(
    (userInfo?.firms ?? []).map(({ firmId }) => ({ id: firmId })),
    place,
  );
}

/** Whether the rows are limited to a month of the charts, or by texts of columns. */
export function hasConditions({ month, columns }: StatsSearch): boolean {
  return month !== "" || columns.length > 0;
}
