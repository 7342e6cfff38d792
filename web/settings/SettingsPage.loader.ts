import type { LoaderFunctionArgs } from "react-router";
import query, { type SettingsPageQuery } from "../__generated__/SettingsPageQuery.graphql.ts";
import { loadPage, type LoadedPage } from "../relay/pageQuery.ts";

/**
 * Starts the query of Settings, for every tab at once. Mutations keep the viewer's lists in the store up to date, so the server is queried
 * only if they are missing: a late answer must not undo what was added meanwhile.
 */
export function loader({ request }: LoaderFunctionArgs): LoadedPage<SettingsPageQuery> {
  return loadPage({ query, variables: {}, request, fetchPolicy: "store-or-network" });
}
