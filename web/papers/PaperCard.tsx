import { Button } from "@mantine/core";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { DocumentKind } from "#domain/documents/document.ts";
import type { PaperType } from "#domain/documents/papers.ts";
import type { PaperCardQuery } from "../__generated__/PaperCardQuery.graphql.ts";
import { useMay } from "../session/role.ts";
import { useFocusReturn } from "../ui/dialog/useFocusReturn.ts";
import { Section } from "../ui/page/Section.tsx";
import styles from "./PaperCard.module.css";
import { PapersDialog } from "./PapersDialog.tsx";
import { PaperLine } from "./PaperLine.tsx";

type Props = {
  /** Global id of the shipment. */
  shipmentId: string;
  /** When it was last changed; another time reads the papers again. */
  updatedAt: string | null;
  onGenerate: (kind: DocumentKind) => void;
  onUpload: (type: PaperType) => void;
};

/** The document set of a shipment: what it needs, what is there, and a way to each that is missing. */
export function PaperCard({ shipmentId, updatedAt, onGenerate, onUpload }: Props) {
  const { node } = useLazyLoadQuery<PaperCardQuery>(
    graphql`
      query PaperCardQuery($id: ID!) {
        node(id: $id) {
          ... on Shipment @alias(as: "shipment") {
            paperSet {
              neededCount
              availableCount
              papers {
                type
                ...PaperLine_paper
              }
            }
            ...PapersDialog_shipment
          }
        }
      }
    `,
    { id: shipmentId },
    { fetchKey: updatedAt ?? "", fetchPolicy: "store-and-network" },
  );
  const mayWrite = useMay("write");
  const [isChoosing, setChoosing] = useState(false);
  const focus = useFocusReturn();
  const shipment = node?.shipment;
  // A server that is not ours keeps no papers.
  if (!shipment?.paperSet) return null;
  const { neededCount, availableCount, papers } = shipment.paperSet;
  function handleChoose() {
    focus.remember();
    setChoosing(true);
  }
  function handleClosed() {
    setChoosing(false);
    focus.giveBack();
  }
  return (
    <Section
      title="Document set"
      description={`${availableCount} of ${neededCount}`}
      actions={
        mayWrite && (
          <Button variant="default" size="xs" onClick={handleChoose}>
            Choose documents
          </Button>
        )
      }
    >
      <ul className={styles.list}>
        {papers.map((paper) => (
          <PaperLine key={paper.type} paper={paper} onGenerate={onGenerate} onUpload={onUpload} />
        ))}
      </ul>
      {isChoosing && <PapersDialog shipment={shipment} onClosed={handleClosed} />}
    </Section>
  );
}
