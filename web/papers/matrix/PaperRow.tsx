import { VisuallyHidden } from "@mantine/core";
import { IconAlertTriangle, IconCheck, IconMinus, IconPencil } from "@tabler/icons-react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { PaperType } from "#domain/documents/papers.ts";
import type { PaperRow_row$key } from "../../__generated__/PaperRow_row.graphql.ts";
import styles from "./PaperMatrix.module.css";
import { paperWords, shownState } from "./paperWords.ts";

type Props = { row: PaperRow_row$key; index: number; types: readonly PaperType[] };

const signs = {
  AVAILABLE: { icon: IconCheck, tone: "there" },
  DRAFT: { icon: IconPencil, tone: "draft" },
  MISSING: { icon: IconAlertTriangle, tone: "missing" },
  NONE: { icon: IconMinus, tone: "none" },
};

/** A shipment, and for each type of paper whether it is there, a draft, missing or not needed. */
export function PaperRow({ row, index, types }: Props) {
  const { shipmentId, shipmentName, firmId, invoiceNo, buyerName, papers } = useFragment(
    graphql`
      fragment PaperRow_row on ShipmentPapers {
        shipmentId
        shipmentName
        firmId
        invoiceNo
        buyerName
        papers {
          type
          state
          isNeeded
        }
      }
    `,
    row,
  );
  return (
    <tr aria-rowindex={index + 2}>
      <th scope="row" className={styles.first}>
        <Link to={`/dashboard/firm/${encodeURIComponent(firmId)}/shipment/${encodeURIComponent(shipmentId)}`}>{shipmentName}</Link>
        <span className={styles.detail}>{[invoiceNo, buyerName].filter(Boolean).join(" · ")}</span>
      </th>
      {types.map((type) => {
        const paper = papers.find((one) => one.type === type);
        const state = paper ? shownState(paper.state, paper.isNeeded) : "NONE";
        const { icon: Icon, tone } = signs[state];
        const words = paperWords[state];
        return (
          <td key={type} data-tone={tone} title={words}>
            <Icon size={18} stroke={2} aria-hidden="true" />
            <VisuallyHidden>{words}</VisuallyHidden>
          </td>
        );
      })}
    </tr>
  );
}
