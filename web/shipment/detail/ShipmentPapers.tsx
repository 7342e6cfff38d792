import { graphql, useFragment } from "react-relay";
import type { AttachmentType } from "#domain/documents/attachment.ts";
import type { ShipmentPapers_shipment$key } from "../../__generated__/ShipmentPapers_shipment.graphql.ts";
import { PartBoundary } from "../../relay/PartBoundary.tsx";
import { lazyPart } from "../../ui/loading/lazyPart.ts";
import type { ShipmentAction } from "./actions/shipmentAction.ts";

const PaperCard = lazyPart(async () => (await import("../../papers/PaperCard.tsx")).PaperCard);

type Props = {
  shipment: ShipmentPapers_shipment$key;
  onAction: (action: ShipmentAction, type?: AttachmentType) => void;
};

/** The shipment's document set, which loads by itself; without it, the page stays. */
export function ShipmentPapers({ shipment, onAction }: Props) {
  const data = useFragment(
    graphql`
      fragment ShipmentPapers_shipment on Shipment {
        updatedAt
        ...PaperCard_shipment
      }
    `,
    shipment,
  );
  const updatedAt = data.updatedAt ?? null;
  return (
    <PartBoundary failure="Failed to load the document set" of={updatedAt}>
      {(attempt) => (
        <PaperCard
          shipment={data}
          updatedAt={updatedAt}
          attempt={attempt}
          onGenerate={onAction}
          onUpload={(type) => onAction("upload", type)}
        />
      )}
    </PartBoundary>
  );
}
