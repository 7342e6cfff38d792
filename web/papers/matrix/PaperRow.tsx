import { VisuallyHidden } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { PaperType } from "#domain/documents/papers.ts";
import type { PaperRow_row$key } from "../../__generated__/PaperRow_row.graphql.ts";
import { MiddleCut } from "../../ui/table/MiddleCut.tsx";
import styles from "./PaperMatrix.module.css";
import { paperSigns } from "./paperSigns.ts";
import { paperWords, shownState } from "./paperWords.ts";

type Props = { row: PaperRow_row$key; index: number; types: readonly PaperType[] };

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
  const parties = [invoiceNo, buyerName].filter(Boolean).join(" · ");
  return (
    <tr aria-rowindex={index + 2}>
      <th scope="row" className={styles.first}>
        <Link
          to={`/dashboard/firm/${encodeURIComponent(firmId)}/shipment/${encodeURIComponent(shipmentId)}`}
          aria-label={shipmentName}
          title={shipmentName}
        >
          <MiddleCut text={shipmentName} isOneLine />
        </Link>
        <span className={styles.detail} title={parties}>
          {parties}
        </span>
      </th>
      {types.map((type) => {
        const paper = papers.find((one) => one.type === type);
        const state = paper ? shownState(paper.state, paper.isNeeded) : "NONE";
        const { icon: Icon, tone } = paperSigns[state];
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
