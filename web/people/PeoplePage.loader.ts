import type { LoaderFunctionArgs } from "react-router";
import type { PeoplePageQuery } from "../__generated__/PeoplePageQuery.graphql.ts";
import query from "../__generated__/PeoplePageQuery$parameters.ts";
import { loadPage, type LoadedPage } from "../relay/page/pageQuery.ts";

/** Starts the query of People. */
export function loader({ request }: LoaderFunctionArgs): LoadedPage<PeoplePageQuery> {
  return loadPage({ query, variables: {}, request });
}
