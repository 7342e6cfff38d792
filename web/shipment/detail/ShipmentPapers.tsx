import { Text } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import type { AttachmentType } from "#domain/documents/attachment.ts";
import type { ShipmentPapers_shipment$key } from "../../__generated__/ShipmentPapers_shipment.graphql.ts";
import { textOfError } from "../../relay/RequestError.ts";
import { ErrorBoundary } from "../../ui/feedback/ErrorBoundary.tsx";
import { lazyPart } from "../../ui/loading/lazyPart.ts";
import type { ShipmentAction } from "./shipmentAction.ts";

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
    <ErrorBoundary attempt={updatedAt} renderFailure={(error) => <Text>{textOfError(error, "Failed to load the document set")}</Text>}>
      <PaperCard shipment={data} updatedAt={updatedAt} onGenerate={onAction} onUpload={(type) => onAction("upload", type)} />
    </ErrorBoundary>
  );
}
