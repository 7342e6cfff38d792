import type { LoaderFunctionArgs } from "react-router";
import query, { type WizardPageQuery } from "../__generated__/WizardPageQuery.graphql.ts";
import { loadPage, type LoadedPage } from "../relay/pageQuery.ts";

/**
 * Starts the query of a wizard step. The store keeps the viewer's lists in step with every change, so that a step asks the
 * server only when they are not there: a late answer must not undo what was added meanwhile.
 */
export function loader({ request }: LoaderFunctionArgs): LoadedPage<WizardPageQuery> {
  return loadPage({ query, variables: {}, request, fetchPolicy: "store-or-network" });
}
