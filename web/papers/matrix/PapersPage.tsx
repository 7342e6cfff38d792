import { Button, Stack } from "@mantine/core";
import { graphql } from "react-relay";
import { Link, useLoaderData } from "react-router";
import type { PapersPageQuery } from "../../__generated__/PapersPageQuery.graphql.ts";
import { usePageTitle } from "../../htmlHead/pageTitle.ts";
import { usePageQuery, type LoadedPage } from "../../relay/page/pageQuery.ts";
import { ContentFailure } from "../../shell/errors/ContentFailure.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { ErrorBoundary } from "../../ui/feedback/ErrorBoundary.tsx";
import { PromptSuspense } from "../../ui/loading/PromptSuspense.tsx";
import { PageHeader } from "../../ui/page/PageHeader.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { TableSkeleton } from "../../ui/table/TableSkeleton.tsx";
import { PaperFilters } from "./PaperFilters.tsx";
import { PaperMatrix } from "./PaperMatrix.tsx";

/** Document sets (/dashboard/documents/matrix): which papers each shipment needs, and which are there. */
export function Component() {
  usePageTitle("Document sets");
  const { queryRef } = useLoaderData<LoadedPage<PapersPageQuery>>();
  return (
    <Stack gap="md">
      <PageHeader
        title="Document sets"
        description="Which documents each shipment needs, and which are there."
        actions={
          <Button component={Link} to="/dashboard/documents" variant="default">
            All documents
          </Button>
        }
      />
      <ErrorBoundary
        attempt={queryRef}
        renderFailure={(error) => <ContentFailure title="Failed to load the document sets" error={error} />}
      >
        <PromptSuspense fallback={<TableSkeleton rows={8} />}>
          <Sets />
        </PromptSuspense>
      </ErrorBoundary>
    </Stack>
  );
}

function Sets() {
  const { viewer } = usePageQuery<PapersPageQuery>(graphql`
    query PapersPageQuery($filter: PapersFilter!) @preloadable {
      viewer {
        shipmentPapers(filter: $filter, first: 50) {
          ...PaperFilters_papers
        }
        ...PaperMatrix_viewer
      }
    }
  `);
  if (!viewer) return null;
  if (!viewer.shipmentPapers) {
    return (
      <Section>
        <EmptyState title="Not available" text="This server keeps no document sets." />
      </Section>
    );
  }
  return (
    <>
      <PaperFilters papers={viewer.shipmentPapers} />
      <PaperMatrix viewer={viewer} />
    </>
  );
}
