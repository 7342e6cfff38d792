import { PromptSuspense } from "../ui/loading/PromptSuspense.tsx";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { TableSkeleton } from "../ui/table/TableSkeleton.tsx";
import { FollowedComments } from "./ShipmentComments.tsx";

type Props = {
  /** Global id of the shipment. */
  shipmentId: string;
  file: { id: string; name: string };
  onClosed: () => void;
};

/** The comments on one file of a shipment. */
export function AttachmentComments({ shipmentId, file, onClosed }: Props) {
  return (
    <Dialog title={`Comments on ${file.name}`} onClosed={onClosed}>
      {() => (
        <PromptSuspense fallback={<TableSkeleton rows={3} />}>
          <FollowedComments shipmentId={shipmentId} file={file} />
        </PromptSuspense>
      )}
    </Dialog>
  );
}
