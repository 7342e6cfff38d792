import { Button, Stack } from "@mantine/core";
import { IconShip } from "@tabler/icons-react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { Link } from "react-router";
import type { RecentShipmentsQuery } from "../__generated__/RecentShipmentsQuery.graphql.ts";
import { useMay } from "../session/role.ts";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { Section } from "../ui/page/Section.tsx";
import { DataTable } from "../ui/table/DataTable.tsx";
import { DraftsToContinue } from "./DraftsToContinue.tsx";
import { RecentShipmentRow } from "./RecentShipmentRow.tsx";
import styles from "./RecentShipments.module.css";

type Props = {
  /** Global id of the firm that a first shipment is offered for. */
  firmId: string;
};

const columns = [{ label: "Name", width: "52%" }, { label: "Progress" }, { label: "Papers" }, { label: "Changed" }] as const;

/** What Home shows below the firms: drafts to continue, and the five shipments that changed last, or how to begin. */
export function RecentShipments({ firmId }: Props) {
  const mayWrite = useMay("write");
  const { viewer } = useLazyLoadQuery<RecentShipmentsQuery>(
    graphql`
      query RecentShipmentsQuery {
        viewer {
          shipments(first: 5, orderBy: { field: UPDATED_AT, direction: DESC }) {
            nodes {
              id
              ...RecentShipmentRow_shipment
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  const shipments = viewer?.shipments.nodes ?? [];
  return (
    <Stack gap="lg">
      {mayWrite && <DraftsToContinue />}
      {shipments.length > 0 && (
        <Section title="Recent Shipments" isFlush>
          <div className={styles.table}>
            <DataTable label="Recent shipments" hasCards columns={columns} minWidth={0}>
              {shipments.map((shipment) => (
                <RecentShipmentRow key={shipment.id} shipment={shipment} />
              ))}
            </DataTable>
          </div>
        </Section>
      )}
      {viewer && shipments.length === 0 && mayWrite && (
        <Section>
          <EmptyState
            icon={<IconShip size={22} stroke={1.6} />}
            title="Your first shipment"
            text="Enter it once: contract, invoices, packing list and all other papers are made from it."
            action={
              <Button component={Link} to={`/dashboard/firm/${encodeURIComponent(firmId)}?new=1`}>
                Create your first shipment
              </Button>
            }
          />
        </Section>
      )}
    </Stack>
  );
}
