import { Table } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { RecentShipmentRow_shipment$key } from "../__generated__/RecentShipmentRow_shipment.graphql.ts";
import { StatusBadge } from "../shipment/progress/StatusBadge.tsx";
import { MiddleCut } from "../ui/table/MiddleCut.tsx";
import { PaperDots } from "./PaperDots.tsx";
import { ShortDate } from "../days/ShortDate.tsx";
import styles from "./RecentShipments.module.css";

type Props = { shipment: RecentShipmentRow_shipment$key };

/** One shipment: its name leads to it; its papers are dots. */
export function RecentShipmentRow({ shipment }: Props) {
  const { id, firmId, name, status, updatedAt, createdAt, oldest, newest } = useFragment(
    graphql`
      fragment RecentShipmentRow_shipment on Shipment {
        id
        firmId
        name
        status
        updatedAt
        createdAt
        oldest: attachments(first: 100) {
          totalCount
          nodes {
            type
          }
        }
        newest: attachments(last: 100) {
          nodes {
            type
          }
        }
      }
    `,
    shipment,
  );
  const changed = updatedAt ?? createdAt;
  const known = [...oldest.nodes, ...newest.nodes].map(({ type }) => type);
  const path = `/dashboard/firm/${encodeURIComponent(firmId ?? "")}/shipment/${encodeURIComponent(id)}`;
  return (
    <Table.Tr className={styles.row}>
      <td className={styles.name}>
        <Link to={path} className={styles.link} aria-label={name} title={name}>
          <MiddleCut text={name} />
        </Link>
      </td>
      <td>{status ? <StatusBadge status={status} /> : null}</td>
      <td>
        <PaperDots types={known} areAll={oldest.totalCount <= known.length} />
      </td>
      <td className={styles.date}>
        <ShortDate at={changed} />
      </td>
    </Table.Tr>
  );
}
