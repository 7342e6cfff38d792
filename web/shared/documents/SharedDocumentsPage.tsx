import { Stack } from "@mantine/core";
import { graphql } from "react-relay";
import { useLoaderData } from "react-router";
import type { SharedDocumentsPageQuery } from "../../__generated__/SharedDocumentsPageQuery.graphql.ts";
import { DocumentSearchField } from "../../documentSearch/DocumentSearchField.tsx";
import { FoundLayout } from "../../documentSearch/FoundLayout.tsx";
import { usePageTitle } from "../../htmlHead/pageTitle.ts";
import { usePageQuery, type LoadedPage } from "../../relay/page/pageQuery.ts";
import { ContentFailure } from "../../shell/errors/ContentFailure.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { ErrorBoundary } from "../../ui/feedback/ErrorBoundary.tsx";
import { PromptSuspense } from "../../ui/loading/PromptSuspense.tsx";
import { PageHeader } from "../../ui/page/PageHeader.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { TableSkeleton } from "../../ui/table/TableSkeleton.tsx";
import { SharedDocumentFacets } from "./SharedDocumentFacets.tsx";
import { SharedDocumentList } from "./SharedDocumentList.tsx";
import { useSharedDocumentsPlace } from "./useSharedDocumentsPlace.ts";

/** Documents of Shared with me (/dashboard/shared/documents): a partner finds what exporters share with it by the words in it (R-1105). */
export function Component() {
  usePageTitle("Shared documents");
  const { queryRef } = useLoaderData<LoadedPage<SharedDocumentsPageQuery>>();
  const [place, go] = useSharedDocumentsPlace();
  return (
    <Stack gap="md">
      <PageHeader title="Shared documents" description="All documents that exporters share with you, found by the words in them." />
      <DocumentSearchField q={place.q} onSearch={(q, options) => void go({ q }, options)} />
      <ErrorBoundary attempt={queryRef} renderFailure={(error) => <ContentFailure title="Failed to search the documents" error={error} />}>
        <PromptSuspense fallback={<TableSkeleton rows={8} />}>
          <Results />
        </PromptSuspense>
      </ErrorBoundary>
    </Stack>
  );
}

/** What was found, next to what narrows it. */
function Results() {
  const { viewer } = usePageQuery<SharedDocumentsPageQuery>(graphql`
    query SharedDocumentsPageQuery($search: SharedDocumentSearch!) @preloadable {
      viewer {
        sharedDocuments(search: $search, first: 50) {
          facets {
            types {
              __typename
            }
          }
          ...SharedDocumentFacets_documents
        }
        ...SharedDocumentFacets_viewer
        ...SharedDocumentList_viewer
      }
    }
  `);
  const [place] = useSharedDocumentsPlace();
  if (!viewer) return null;
  if (!viewer.sharedDocuments) {
    return (
      <Section>
        <EmptyState title="Not available" text="This server cannot search shared documents." />
      </Section>
    );
  }
  const { facets } = viewer.sharedDocuments;
  // Each document has a type. Without any, only a chosen filter can be taken back.
  const isNarrowable = (facets?.types.length ?? 0) > 0 || place.types.length > 0 || place.exporter !== null;
  if (!isNarrowable) return <SharedDocumentList viewer={viewer} />;
  return (
    <FoundLayout filters={<SharedDocumentFacets documents={viewer.sharedDocuments} viewer={viewer} />}>
      <SharedDocumentList viewer={viewer} />
    </FoundLayout>
  );
}
