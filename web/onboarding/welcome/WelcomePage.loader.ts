import type { LoaderFunctionArgs } from "react-router";
import type { WelcomePageQuery } from "../../__generated__/WelcomePageQuery.graphql.ts";
import query from "../../__generated__/WelcomePageQuery$parameters.ts";
import { loadPage, type LoadedPage } from "../../relay/page/pageQuery.ts";

/** Starts the query of the welcome screen. */
export function loader({ request }: LoaderFunctionArgs): LoadedPage<WelcomePageQuery> {
  return loadPage({ query, variables: {}, request });
}
