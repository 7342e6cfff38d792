import { Stack } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useMay } from "../../session/role.ts";
import type { ShipmentDetail_shipment$key } from "../../__generated__/ShipmentDetail_shipment.graphql.ts";
import type { AttachmentType } from "#domain/documents/attachment.ts";
import { AttachmentSection } from "../../attachment/AttachmentSection.tsx";
import type { UploadStart } from "../../attachment/upload/UploadDialog.tsx";
import { useBreadcrumb } from "../../shell/topBar/breadcrumbs.ts";
import { usePageTitle } from "../../htmlHead/pageTitle.ts";
import { useNavigateFromHere } from "../../ui/page/useNavigateFromHere.ts";
import { useDialogTask } from "../../ui/dialog/useDialogTask.ts";
import { ShipmentFormPanel } from "../form/ShipmentFormPanel.tsx";
import { lazyPart } from "../../ui/loading/lazyPart.ts";
import { PromptSuspense } from "../../ui/loading/PromptSuspense.tsx";
import { ShipmentHeader } from "./ShipmentHeader.tsx";
import { ShipmentPapers } from "./ShipmentPapers.tsx";
import { ShipmentTabs } from "./ShipmentTabs.tsx";
import { useAddressRequest } from "../useAddressRequest.ts";
import type { ShipmentFormTask } from "../form/values/shipmentFormTask.ts";
import { shipmentActions, type ShipmentAction } from "./actions/shipmentAction.ts";
import { ShipmentActions } from "./actions/ShipmentActions.tsx";
import { ShipmentWarnings } from "./ShipmentWarnings.tsx";

const DetailSections = lazyPart(async () => (await import("./DetailSections.tsx")).DetailSections);
const MasterDataNotice = lazyPart(async () => (await import("./MasterDataNotice.tsx")).MasterDataNotice);

type Props = { shipment: ShipmentDetail_shipment$key };

/** Everything about one shipment. Attachments come first: they are what users look for. */
export function ShipmentDetail({ shipment }: Props) {
  const data = useFragment(
    graphql`
      fragment ShipmentDetail_shipment on Shipment {
        id
        name
        firmId
        # Select it only with the whole shipment: isAlreadyApplied takes it as proof that the store has the change.
        updatedAt
        ...ShipmentHeader_shipment
        ...AttachmentSection_shipment
        ...ShipmentPapers_shipment
        ...DetailSections_shipment
        ...ShipmentActions_shipment
        ...MasterDataNotice_shipment
        ...ShipmentWarnings_shipment
      }
    `,
    shipment,
  );
  const [task, setTask] = useState<ShipmentFormTask | null>(null);
  const mayWrite = useMay("write");
  const [action, openAction, handleClosed] = useDialogTask<ShipmentAction>();
  const [upload, setUpload] = useState<UploadStart>({ type: null, replaced: null });
  const navigate = useNavigateFromHere();
  usePageTitle(data.name);
  useBreadcrumb(data.name);
  function handleAction(next: ShipmentAction, type: AttachmentType | null = null, replaced: UploadStart["replaced"] = null) {
    setUpload({ type, replaced });
    openAction(next);
  }
  useAddressRequest("do", (wanted) => {
    if (!mayWrite) return;
    if (wanted === "edit" || wanted === "duplicate") return setTask({ mode: wanted, shipmentId: data.id });
    const asked = shipmentActions.find(({ action: known }) => known === wanted);
    if (asked) handleAction(asked.action);
  });
  /** Opens the page of a copy, or of a new shipment that is saved as this one is gone. */
  function handleSaved(id: string) {
    if (id !== data.id) void navigate(`/dashboard/firm/${encodeURIComponent(data.firmId)}/shipment/${encodeURIComponent(id)}`);
  }
  return (
    <Stack gap="lg">
      <ShipmentHeader shipment={data} onEdit={() => setTask({ mode: "edit", shipmentId: data.id })} onAction={handleAction} />
      <ShipmentTabs shipmentId={data.id} updatedAt={data.updatedAt ?? null}>
        <PromptSuspense>
          <MasterDataNotice shipment={data} />
        </PromptSuspense>
        <ShipmentWarnings shipment={data} />
        <AttachmentSection shipment={data} onUpload={(replaced) => handleAction("upload", null, replaced)} />
        {/* Together, so that neither moves the other. */}
        <PromptSuspense>
          <ShipmentPapers shipment={data} onAction={handleAction} />
          <DetailSections shipment={data} />
        </PromptSuspense>
      </ShipmentTabs>
      <ShipmentActions shipment={data} action={action} upload={upload} onAction={handleAction} onClosed={handleClosed} />
      <ShipmentFormPanel firmId={data.firmId} task={task} onClose={() => setTask(null)} onSaved={handleSaved} />
    </Stack>
  );
}
