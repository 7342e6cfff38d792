import { graphql, useFragment } from "react-relay";
import type { ShipmentActions_shipment$key } from "../../__generated__/ShipmentActions_shipment.graphql.ts";
import { DialogBoundary } from "../../shell/errors/DialogBoundary.tsx";
import { lazyPart } from "../../ui/loading/lazyPart.ts";
import type { ShipmentAction } from "./shipmentAction.ts";

const ContractDialog = lazyPart(async () => (await import("../../document/dialog/ContractDialog.tsx")).ContractDialog);
const ProformaInvoiceDialog = lazyPart(async () => (await import("../../document/dialog/ProformaInvoiceDialog.tsx")).ProformaInvoiceDialog);
const InvoiceDialog = lazyPart(async () => (await import("../../document/dialog/InvoiceDialog.tsx")).InvoiceDialog);
const PackingListDialog = lazyPart(async () => (await import("../../document/dialog/PackingListDialog.tsx")).PackingListDialog);
const CustomDocumentDialog = lazyPart(async () => (await import("../../document/dialog/CustomDocumentDialog.tsx")).CustomDocumentDialog);
const UploadDialog = lazyPart(async () => (await import("../../attachment/UploadDialog.tsx")).UploadDialog);
const MergeDialog = lazyPart(async () => (await import("../../attachment/MergeDialog.tsx")).MergeDialog);
const dialogs = [ContractDialog, ProformaInvoiceDialog, InvoiceDialog, PackingListDialog, CustomDocumentDialog, UploadDialog, MergeDialog];

/** Prefetches the dialogs' code when the Actions menu opens. */
export function preloadActionDialogs(): void {
  for (const dialog of dialogs) dialog.preload();
}

type Props = {
  shipment: ShipmentActions_shipment$key;
  /** Which dialog is open, if any. */
  action: ShipmentAction | null;
  onClosed: () => void;
};

/** The dialog of the chosen action; its code loads when it is first needed. */
export function ShipmentActions({ shipment, action, onClosed }: Props) {
  const data = useFragment(
    graphql`
      fragment ShipmentActions_shipment on Shipment {
        ...ContractDialog_shipment
        ...ProformaInvoiceDialog_shipment
        ...InvoiceDialog_shipment
        ...PackingListDialog_shipment
        ...CustomDocumentDialog_shipment
        ...UploadDialog_shipment
        ...MergeDialog_shipment
      }
    `,
    shipment,
  );
  const props = { shipment: data, onClosed };
  return (
    <DialogBoundary attempt={action} onFailed={onClosed}>
      {action === "contract" && <ContractDialog {...props} />}
      {action === "proforma-invoice" && <ProformaInvoiceDialog {...props} />}
      {action === "invoice" && <InvoiceDialog {...props} />}
      {action === "packing-list" && <PackingListDialog {...props} />}
      {action === "custom-document" && <CustomDocumentDialog {...props} />}
      {action === "upload" && <UploadDialog {...props} />}
      {action === "merge" && <MergeDialog {...props} />}
    </DialogBoundary>
  );
}
