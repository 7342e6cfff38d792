/* oxlint-disable relay/unused-fields -- pagerOf reads the fields of the pager. */
import { IconShip } from "@tabler/icons-react";
import { graphql, useFragment } from "react-relay";
import { Navigate, useLocation } from "react-router";
import type { SharedList_shipments$key } from "../__generated__/SharedList_shipments.graphql.ts";
import { pagerOf } from "../shipment/list/shipmentRows.ts";
import { ShipmentPager } from "../shipment/list/ShipmentPager.tsx";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { Section } from "../ui/page/Section.tsx";
import { DataTable } from "../ui/table/DataTable.tsx";
import { readSharedPlace, sharedSearch } from "./sharedAddress.ts";
import { SharedRow } from "./SharedRow.tsx";
import styles from "./SharedList.module.css";

type Props = { shipments: SharedList_shipments$key };

const columns = [
  { label: "Exporter", width: "20%" },
  { label: "Reference", width: "20%" },
  { label: "Goods", width: "20%" },
  { label: "Route" },
  { label: "Progress" },
] as const;

/** One page of shared shipments with the pager; or why there are none. */
export function SharedList({ shipments }: Props) {
  const { nodes, ...connection } = useFragment(
    graphql`
      fragment SharedList_shipments on SharedShipmentConnection {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        pageCursors {
          first {
            page
            cursor
          }
          previous {
            cursor
          }
          around {
            page
            cursor
            isCurrent
          }
          last {
            page
            cursor
          }
        }
        nodes {
          id
          ...SharedRow_shipment
        }
      }
    `,
    shipments,
  );
  const place = readSharedPlace(new URLSearchParams(useLocation().search));
  const page = pagerOf(connection);
  // What the page showed is not shared any more, or the address is outdated.
  if (nodes.length === 0 && page.total > 0) return <Navigate to={{ search: sharedSearch({ ...place, after: null }) }} replace />;
  if (page.total === 0) {
    const isFiltered = place.exporter !== null || place.status !== null || place.find !== "";
    return (
      <Section>
        <EmptyState
          icon={<IconShip size={22} stroke={1.6} />}
          title={isFiltered ? "No Shipments Found" : "Nothing is shared with you yet"}
          text={
            isFiltered ? "No shared shipment matches the filters." : "Shipments appear here as soon as an exporter shares them with you."
          }
        />
      </Section>
    );
  }
  return (
    <Section isFlush>
      <div className={styles.table}>
        <DataTable label="Shared with me" hasCards keepsHead columns={columns} minWidth={0}>
          {nodes.map((shipment) => (
            <SharedRow key={shipment.id} shipment={shipment} />
          ))}
        </DataTable>
      </div>
      <ShipmentPager page={page} size={place.size} searchOf={(other) => sharedSearch({ ...place, ...other })} />
    </Section>
  );
}
