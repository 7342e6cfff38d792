import { graphql, useFragment } from "react-relay";
import type { ShipmentActions_shipment$key } from "../../../__generated__/ShipmentActions_shipment.graphql.ts";
import type { UploadStart } from "../../../attachment/upload/UploadDialog.tsx";
import { DialogBoundary } from "../../../relay/DialogBoundary.tsx";
import { lazyPart } from "../../../ui/loading/lazyPart.ts";
import { isDocument, type ShipmentAction } from "./shipmentAction.ts";

const DocumentDialog = lazyPart(async () => (await import("../../../document/dialog/DocumentDialog.tsx")).DocumentDialog);
const DocumentSetDialog = lazyPart(async () => (await import("../../../document/set/DocumentSetDialog.tsx")).DocumentSetDialog);
const UploadDialog = lazyPart(async () => (await import("../../../attachment/upload/UploadDialog.tsx")).UploadDialog);
const MergeDialog = lazyPart(async () => (await import("../../../attachment/MergeDialog.tsx")).MergeDialog);
const dialogs = [DocumentDialog, DocumentSetDialog, UploadDialog, MergeDialog];

/** Prefetches the dialogs' code when the Actions menu opens. */
export function preloadActionDialogs(): void {
  for (const dialog of dialogs) dialog.preload();
}

type Props = {
  shipment: ShipmentActions_shipment$key;
  /** Which dialog is open, if any. */
  action: ShipmentAction | null;
  /** What an upload starts with. */
  upload: UploadStart;
  onAction: (action: ShipmentAction) => void;
  onClosed: () => void;
};

/** The dialog of the chosen action; its code loads when it is first needed. */
export function ShipmentActions({ shipment, action, upload, onAction, onClosed }: Props) {
  const data = useFragment(
    graphql`
      fragment ShipmentActions_shipment on Shipment {
        ...DocumentDialog_shipment
        ...DocumentSetDialog_shipment
        ...UploadDialog_shipment
        ...MergeDialog_shipment
      }
    `,
    shipment,
  );
  const props = { shipment: data, onClosed };
  return (
    <DialogBoundary attempt={action} onFailed={onClosed}>
      {isDocument(action) && <DocumentDialog key={action} kind={action} {...props} />}
      {action === "set" && <DocumentSetDialog {...props} onSingle={onAction} />}
      {action === "upload" && <UploadDialog {...props} start={upload} />}
      {action === "merge" && <MergeDialog {...props} />}
    </DialogBoundary>
  );
}
