import { graphql, useFragment } from "react-relay";
import type { ShipmentTasks_shipment$key } from "../__generated__/ShipmentTasks_shipment.graphql.ts";
import { DialogBoundary } from "../shell/errors/DialogBoundary.tsx";
import { lazyPart } from "../ui/loading/lazyPart.tsx";
import type { ShipmentTask } from "./ShipmentTask.ts";

const ContractDialog = lazyPart(async () => (await import("../document/ContractDialog.tsx")).ContractDialog);
const ProformaInvoiceDialog = lazyPart(async () => (await import("../document/ProformaInvoiceDialog.tsx")).ProformaInvoiceDialog);
const InvoiceDialog = lazyPart(async () => (await import("../document/InvoiceDialog.tsx")).InvoiceDialog);
const PackingListDialog = lazyPart(async () => (await import("../document/PackingListDialog.tsx")).PackingListDialog);
const CustomDocumentDialog = lazyPart(async () => (await import("../document/CustomDocumentDialog.tsx")).CustomDocumentDialog);
const UploadDialog = lazyPart(async () => (await import("../attachment/UploadDialog.tsx")).UploadDialog);
const MergeDialog = lazyPart(async () => (await import("../attachment/MergeDialog.tsx")).MergeDialog);
const dialogs = [ContractDialog, ProformaInvoiceDialog, InvoiceDialog, PackingListDialog, CustomDocumentDialog, UploadDialog, MergeDialog];

/** Fetches the dialogs' code while the Actions menu is being read. */
export function preloadTasks(): void {
  for (const dialog of dialogs) dialog.preload();
}

type Props = {
  shipment: ShipmentTasks_shipment$key;
  /** Which dialog is open, if any. */
  task: ShipmentTask | null;
  onClosed: () => void;
};

/** The dialog of the task at hand; its code comes when it is first needed. */
export function ShipmentTasks({ shipment, task, onClosed }: Props) {
  const data = useFragment(
    graphql`
      fragment ShipmentTasks_shipment on Shipment {
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
    <DialogBoundary attempt={task} onFailed={onClosed}>
      {task === "contract" && <ContractDialog {...props} />}
      {task === "proforma-invoice" && <ProformaInvoiceDialog {...props} />}
      {task === "invoice" && <InvoiceDialog {...props} />}
      {task === "packing-list" && <PackingListDialog {...props} />}
      {task === "custom-document" && <CustomDocumentDialog {...props} />}
      {task === "upload" && <UploadDialog {...props} />}
      {task === "merge" && <MergeDialog {...props} />}
    </DialogBoundary>
  );
}
