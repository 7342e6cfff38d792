import type { LoaderFunctionArgs } from "react-router";
import type { ProfilePageQuery } from "../../__generated__/ProfilePageQuery.graphql.ts";
import query from "../../__generated__/ProfilePageQuery$parameters.ts";
import { loadPage, type LoadedPage } from "../../relay/page/pageQuery.ts";

/** Starts the query of Profile. */
export function loader({ request }: LoaderFunctionArgs): LoadedPage<ProfilePageQuery> {
  return loadPage({ query, variables: {}, request });
}
