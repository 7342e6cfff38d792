import type { LoaderFunctionArgs } from "react-router";
import query, { type WizardPageQuery } from "../__generated__/WizardPageQuery.graphql.ts";
import type { LoadedPage } from "../relay/page/pageQuery.ts";
import { loadUserInfoPage } from "../viewer/userInfoPage.ts";

/** Starts the query of a wizard step. */
export function loader({ request }: LoaderFunctionArgs): Promise<LoadedPage<WizardPageQuery>> {
  return loadUserInfoPage({ query, variables: {}, request });
}
