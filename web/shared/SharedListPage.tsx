import { Stack } from "@mantine/core";
import { graphql } from "react-relay";
import type { SharedListPageQuery } from "../__generated__/SharedListPageQuery.graphql.ts";
import { usePageTitle } from "../htmlHead/pageTitle.ts";
import { usePageQuery } from "../relay/pageQuery.ts";
import { PageHeader } from "../ui/page/PageHeader.tsx";
import { SharedFilters } from "./SharedFilters.tsx";
import { SharedList } from "./SharedList.tsx";
import { useSharedUpdates } from "./useSharedUpdates.ts";

/** Shared with me (/dashboard/shared): the shipments that exporters share with the office. */
export function Component() {
  usePageTitle("Shared with me");
  useSharedUpdates(null);
  const { viewer } = usePageQuery<SharedListPageQuery>(graphql`
    query SharedListPageQuery($first: Int!, $status: ShipmentStatus, $after: String, $exporter: ID) @preloadable {
      viewer {
        ...SharedFilters_viewer
        sharedShipments(first: $first, status: $status, after: $after, exporterId: $exporter) {
          ...SharedList_shipments
        }
      }
    }
  `);
  if (!viewer?.sharedShipments) return null;
  return (
    <Stack gap="lg">
      <PageHeader title="Shared with me" description="Shipments that exporters share with you." />
      <SharedFilters viewer={viewer} />
      <SharedList shipments={viewer.sharedShipments} />
    </Stack>
  );
}
