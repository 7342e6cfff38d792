import { Button, Stack } from "@mantine/core";
import { IconFileSearch, IconReceipt } from "@tabler/icons-react";
import { graphql } from "react-relay";
import { Link } from "react-router";
import type { SharedListPageQuery } from "../__generated__/SharedListPageQuery.graphql.ts";
import { usePageTitle } from "../htmlHead/pageTitle.ts";
import { usePageQuery } from "../relay/page/pageQuery.ts";
import { useMay } from "../session/role.ts";
import { PageHeader } from "../ui/page/PageHeader.tsx";
import { sharedDocumentsPath } from "./sharedAddress.ts";
import { SharedFilters } from "./SharedFilters.tsx";
import { SharedList } from "./SharedList.tsx";
import { useSharedUpdates } from "./useSharedUpdates.ts";

/** Shared with me (/dashboard/shared): the shipments that exporters share with the office. */
export function Component() {
  usePageTitle("Shared with me");
  useSharedUpdates(null);
  const { viewer } = usePageQuery<SharedListPageQuery>(graphql`
    query SharedListPageQuery(
      $first: Int!
      $status: ShipmentStatus
      $after: String
      $exporter: ID
      $find: String
      $direction: OrderDirection
    ) @preloadable {
      viewer {
        sharedExporters {
          role
        }
        ...SharedFilters_viewer
        sharedShipments(first: $first, status: $status, after: $after, exporterId: $exporter, find: $find, direction: $direction) {
          ...SharedList_shipments
        }
      }
    }
  `);
  const mayWrite = useMay("write");
  if (!viewer?.sharedShipments) return null;
  const isBroker = viewer.sharedExporters?.some(({ role }) => role === "BROKER") ?? false;
  return (
    <Stack gap="lg">
      <PageHeader
        title="Shared with me"
        description="Shipments that exporters share with you."
        actions={
          <>
            <Button component={Link} to={sharedDocumentsPath} variant="default" leftSection={<IconFileSearch size={16} stroke={1.7} />}>
              Documents
            </Button>
            {isBroker && mayWrite && (
              <Button component={Link} to="/dashboard/shared/bill" leftSection={<IconReceipt size={16} stroke={1.7} />}>
                Create bill
              </Button>
            )}
          </>
        }
      />
      <SharedFilters viewer={viewer} />
      <SharedList shipments={viewer.sharedShipments} />
    </Stack>
  );
}
