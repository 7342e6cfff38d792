import type { LoaderFunctionArgs } from "react-router";
import query, { type SettingsPageQuery } from "../__generated__/SettingsPageQuery.graphql.ts";
import { loadPage, type LoadedPage } from "../relay/pageQuery.ts";

/**
 * Starts the query of Settings, for every tab at once. The store keeps the viewer's lists in step with every change, so
 * that the server is asked only when they are not there: a late answer must not undo what was added meanwhile.
 */
export function loader({ request }: LoaderFunctionArgs): LoadedPage<SettingsPageQuery> {
  return loadPage({ query, variables: {}, request, fetchPolicy: "store-or-network" });
}
