import { lazy } from "react";
import { graphql, useFragment } from "react-relay";
import type { ShipmentTasks_shipment$key } from "../__generated__/ShipmentTasks_shipment.graphql.ts";
import { DialogBoundary } from "../shell/DialogBoundary.tsx";
import type { ShipmentTask } from "./ShipmentTask.ts";

const loaders = {
  contract: () => import("../document/ContractDialog.tsx"),
  proforma: () => import("../document/ProformaInvoiceDialog.tsx"),
  invoice: () => import("../document/InvoiceDialog.tsx"),
  packingList: () => import("../document/PackingListDialog.tsx"),
  custom: () => import("../document/CustomDocumentDialog.tsx"),
  upload: () => import("../attachment/UploadDialog.tsx"),
  merge: () => import("../attachment/MergeDialog.tsx"),
};

const ContractDialog = lazy(async () => ({ default: (await loaders.contract()).ContractDialog }));
const ProformaInvoiceDialog = lazy(async () => ({ default: (await loaders.proforma()).ProformaInvoiceDialog }));
const InvoiceDialog = lazy(async () => ({ default: (await loaders.invoice()).InvoiceDialog }));
const PackingListDialog = lazy(async () => ({ default: (await loaders.packingList()).PackingListDialog }));
const CustomDocumentDialog = lazy(async () => ({ default: (await loaders.custom()).CustomDocumentDialog }));
const UploadDialog = lazy(async () => ({ default: (await loaders.upload()).UploadDialog }));
const MergeDialog = lazy(async () => ({ default: (await loaders.merge()).MergeDialog }));

/** Fetches the dialogs' code while the Actions menu is being read. */
export function preloadTasks(): void {
  for (const load of Object.values(loaders)) void load();
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
