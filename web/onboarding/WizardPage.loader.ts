import type { LoaderFunctionArgs } from "react-router";
import query, { type WizardPageQuery } from "../__generated__/WizardPageQuery.graphql.ts";
import { loadPage, type LoadedPage } from "../relay/pageQuery.ts";

/**
 * Starts the query of a wizard step. Mutations keep the viewer's lists in the store up to date, so the server is queried only if they are
 * missing: a late answer must not undo what was added meanwhile.
 */
export function loader({ request }: LoaderFunctionArgs): LoadedPage<WizardPageQuery> {
  return loadPage({ query, variables: {}, request, fetchPolicy: "store-or-network" });
}
