import { fetchQuery, graphql, type Environment } from "react-relay";
import { maxZipFiles } from "#domain/documents/documentSearch.ts";
import type { loadFoundQuery } from "../../__generated__/loadFoundQuery.graphql.ts";
import { pageSizes, searchInput, type DocumentsPlace } from "../documentsAddress.ts";
import { selectedOf, type Selected } from "./useSelection.ts";

/** Loads all that a search finds, or its first 500 documents. */
export async function loadFound(environment: Environment, place: DocumentsPlace): Promise<Selected[]> {
  const search = searchInput(place);
  const documents: Selected[] = [];
  let after: string | null = null;
  do {
    const page: Page = await loadPage(environment, { search, first: pageSizes.selection, after });
    documents.push(...page.documents);
    after = page.next;
  } while (after !== null && documents.length < maxZipFiles);
  return documents.slice(0, maxZipFiles);
}

type Page = { documents: Selected[]; next: string | null };

async function loadPage(environment: Environment, variables: loadFoundQuery["variables"]): Promise<Page> {
  const answer = await fetchQuery<loadFoundQuery>(
    environment,
    graphql`
      query loadFoundQuery($search: DocumentSearch!, $first: Int!, $after: String) {
        viewer {
          documents(search: $search, first: $first, after: $after) {
            pageInfo {
              hasNextPage
              endCursor
            }
            edges {
              ...useSelection_edge
            }
          }
        }
      }
    `,
    variables,
    { fetchPolicy: "network-only" },
  ).toPromise();
  const page = answer?.viewer?.documents;
  const next = page?.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null;
  return { documents: (page?.edges ?? []).map(selectedOf), next };
}
