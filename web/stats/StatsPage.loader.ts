import type { LoaderFunctionArgs } from "react-router";
import type { StatsPageQuery } from "../__generated__/StatsPageQuery.graphql.ts";
import query from "../__generated__/StatsPageQuery$parameters.ts";
import { currentEnvironment } from "../relay/environment.ts";
import { loadPage, type LoadedPage } from "../relay/page/pageQuery.ts";
import { currentUserInfo } from "../session/session.ts";
import { currentFinancialYearChoice } from "../shell/topBar/financialYearChoice.ts";
import { filterOf, likelyFirm, readStatsSearch } from "./filters/statsFilter.ts";
import { statsSheetOf } from "./model/statsSheet.ts";

/** Starts the query of the page, and of the sheet that it will most likely show. The grid's input code comes next to them. */
export function loader({ request }: LoaderFunctionArgs): LoadedPage<StatsPageQuery> {
  const place = readStatsSearch(new URL(request.url).searchParams);
  const firmId = likelyFirm(currentUserInfo(), place);
  if (firmId !== null) statsSheetOf(currentEnvironment(), firmId).show(filterOf(place, currentFinancialYearChoice()));
  // The grid imports it again, and then says if it cannot be loaded.
  import("./grid/attachInput.ts").catch(() => {});
  return loadPage({ query, variables: {}, request });
}
