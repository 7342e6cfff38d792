import type { LoaderFunctionArgs } from "react-router";
import query, { type SettingsPageQuery } from "../__generated__/SettingsPageQuery.graphql.ts";
import type { LoadedPage } from "../relay/page/pageQuery.ts";
import { loadUserInfoPage } from "../viewer/userInfoPage.ts";

/** Starts the query of Settings, for every tab at once. */
export function loader({ request }: LoaderFunctionArgs): Promise<LoadedPage<SettingsPageQuery>> {
  return loadUserInfoPage({ query, variables: {}, request });
}
