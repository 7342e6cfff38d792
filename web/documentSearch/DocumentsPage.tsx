import { Button, Stack } from "@mantine/core";
import { graphql } from "react-relay";
import { Link, useLoaderData } from "react-router";
import type { DocumentsPageQuery } from "../__generated__/DocumentsPageQuery.graphql.ts";
import { usePageTitle } from "../htmlHead/pageTitle.ts";
import { useSharing } from "../partner/audience/useSharing.ts";
import { usePageQuery, type LoadedPage } from "../relay/page/pageQuery.ts";
import { ContentFailure } from "../shell/errors/ContentFailure.tsx";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { ErrorBoundary } from "../ui/feedback/ErrorBoundary.tsx";
import { lazyPart } from "../ui/loading/lazyPart.ts";
import { PromptSuspense } from "../ui/loading/PromptSuspense.tsx";
import { PageHeader } from "../ui/page/PageHeader.tsx";
import { Section } from "../ui/page/Section.tsx";
import { TableSkeleton } from "../ui/table/TableSkeleton.tsx";
import { DocumentList } from "./list/DocumentList.tsx";
import { DocumentSearchField } from "./DocumentSearchField.tsx";
import { FoundLayout } from "./FoundLayout.tsx";
import { useDocumentsPlace } from "./useDocumentsPlace.ts";

const DocumentFacets = lazyPart(async () => (await import("./facets/DocumentFacets.tsx")).DocumentFacets);
const NamedFilters = lazyPart(async () => (await import("./facets/NamedFilters.tsx")).NamedFilters);
const SavedSearches = lazyPart(async () => (await import("./saved/SavedSearches.tsx")).SavedSearches);

/** Documents (/dashboard/documents): finds documents of all shipments by their words. */
export function Component() {
  usePageTitle("Documents");
  const { queryRef } = useLoaderData<LoadedPage<DocumentsPageQuery>>();
  const [place, go] = useDocumentsPlace();
  return (
    <Stack gap="md">
      <PageHeader
        title="Documents"
        description="All documents of your shipments, found by the words in them."
        actions={
          <Button component={Link} to="/dashboard/documents/matrix" variant="default">
            Document sets
          </Button>
        }
      />
      <DocumentSearchField q={place.q} onSearch={(q, options) => void go({ q }, options)} />
      <ErrorBoundary attempt={null} renderFailure={() => null}>
        <PromptSuspense>
          <SavedSearches />
        </PromptSuspense>
      </ErrorBoundary>
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
  const { viewer, filteredShipment } = usePageQuery<DocumentsPageQuery>(graphql`
    query DocumentsPageQuery($search: DocumentSearch!, $shipmentId: ID!, $hasShipment: Boolean!) @preloadable {
      viewer {
        documents(search: $search, first: 50) {
          ...DocumentFacets_documents
        }
        ...DocumentList_viewer
      }
      filteredShipment: node(id: $shipmentId) @include(if: $hasShipment) {
        ...NamedFilters_shipment @alias(as: "named")
      }
    }
  `);
  const hasPartners = useSharing() !== null;
  if (!viewer) return null;
  if (!viewer.documents) {
    return (
      <Section>
        <EmptyState title="Not available" text="This server cannot search documents." />
      </Section>
    );
  }
  const facets = (
    <PromptSuspense>
      <DocumentFacets documents={viewer.documents} hasPartners={hasPartners} />
    </PromptSuspense>
  );
  return (
    <FoundLayout filters={facets}>
      <PromptSuspense>
        <NamedFilters shipment={filteredShipment?.named ?? null} />
      </PromptSuspense>
      <DocumentList viewer={viewer} />
    </FoundLayout>
  );
}
