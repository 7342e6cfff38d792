import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { maxZipFiles } from "#domain/documents/documentSearch.ts";
import type { useSelectAllQuery } from "../../__generated__/useSelectAllQuery.graphql.ts";
import { textOfError } from "../../relay/RequestError.ts";
import { showError } from "../../ui/feedback/toast.ts";
import { pageSizes, searchInput, type DocumentsPlace } from "../documentsAddress.ts";
import { selectedOf, type Selected } from "./useSelection.ts";

/** Loads all that a search finds, or its first 500 documents, to tick them; also those that the list has not loaded. */
export function useSelectAll(
  onLoaded: (documents: Selected[]) => void,
): [selectAll: (place: DocumentsPlace) => Promise<void>, isBusy: boolean] {
  const environment = useRelayEnvironment();
  const [isBusy, setBusy] = useState(false);
  async function loadPage(search: ReturnType<typeof searchInput>, after: string | null) {
    const answer = await fetchQuery<useSelectAllQuery>(
      environment,
      graphql`
        query useSelectAllQuery($search: DocumentSearch!, $first: Int!, $after: String) {
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
      { search, first: pageSizes.selection, after },
      { fetchPolicy: "network-only" },
    ).toPromise();
    const page = answer?.viewer?.documents;
    const next = page?.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null;
    return { documents: (page?.edges ?? []).map(selectedOf), next };
  }
  async function load(place: DocumentsPlace): Promise<Selected[]> {
    const search = searchInput(place);
    const documents: Selected[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof loadPage>> = await loadPage(search, after);
      documents.push(...page.documents);
      after = page.next;
    } while (after !== null && documents.length < maxZipFiles);
    return documents.slice(0, maxZipFiles);
  }
  async function selectAll(place: DocumentsPlace): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      onLoaded(await load(place));
    } catch (error) {
      showError(textOfError(error));
    }
    setBusy(false);
  }
  return [selectAll, isBusy];
}
