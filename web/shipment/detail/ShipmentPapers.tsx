import { Text } from "@mantine/core";
import type { AttachmentType } from "#domain/documents/attachment.ts";
import { textOfError } from "../../relay/RequestError.ts";
import { ErrorBoundary } from "../../ui/feedback/ErrorBoundary.tsx";
import { lazyPart } from "../../ui/loading/lazyPart.ts";
import { PromptSuspense } from "../../ui/loading/PromptSuspense.tsx";
import type { ShipmentAction } from "./shipmentAction.ts";

const PaperCard = lazyPart(async () => (await import("../../papers/PaperCard.tsx")).PaperCard);

type Props = {
  /** Global id of the shipment. */
  shipmentId: string;
  updatedAt: string | null;
  onAction: (action: ShipmentAction, type?: AttachmentType) => void;
};

/** The shipment's document set, which loads by itself; without it, the page stays. */
export function ShipmentPapers({ shipmentId, updatedAt, onAction }: Props) {
  return (
    <ErrorBoundary attempt={updatedAt} renderFailure={(error) => <Text>{textOfError(error, "Failed to load the document set")}</Text>}>
      <PromptSuspense>
        <PaperCard shipmentId={shipmentId} updatedAt={updatedAt} onGenerate={onAction} onUpload={(type) => onAction("upload", type)} />
      </PromptSuspense>
    </ErrorBoundary>
  );
}
