import { Stack, Title } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ShipmentDetail_shipment$key } from "../../__generated__/ShipmentDetail_shipment.graphql.ts";
import { AttachmentSection } from "../../attachment/AttachmentSection.tsx";
import { useBreadcrumb } from "../../shell/topBar/breadcrumbs.ts";
import { usePageTitle } from "../../htmlHead/pageTitle.ts";
import { useFocusReturn } from "../../ui/dialog/useFocusReturn.ts";
import { DetailBank } from "./sections/DetailBank.tsx";
import { DetailCharges } from "./sections/DetailCharges.tsx";
import { DetailContainers } from "./sections/DetailContainers.tsx";
import { DetailDeclaration } from "./sections/DetailDeclaration.tsx";
import { DetailNumbers } from "./sections/DetailNumbers.tsx";
import { DetailParties } from "./sections/DetailParties.tsx";
import { DetailProducts } from "./sections/DetailProducts.tsx";
import { DetailShipping } from "./sections/DetailShipping.tsx";
import { ShipmentFormPanel } from "../form/ShipmentFormPanel.tsx";
import { MasterDataNotice } from "./MasterDataNotice.tsx";
import styles from "./ShipmentDetail.module.css";
import { ShipmentHeader } from "./ShipmentHeader.tsx";
import { ShipmentTabs } from "./ShipmentTabs.tsx";
import type { ShipmentAction } from "./shipmentAction.ts";
import { ShipmentActions } from "./ShipmentActions.tsx";
import { ShipmentWarnings } from "./ShipmentWarnings.tsx";

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
        ...DetailNumbers_shipment
        ...DetailParties_shipment
        ...DetailShipping_shipment
        ...DetailProducts_shipment
        ...DetailCharges_shipment
        ...DetailContainers_shipment
        ...DetailBank_shipment
        ...DetailDeclaration_shipment
        ...ShipmentActions_shipment
        ...MasterDataNotice_shipment
        ...ShipmentWarnings_shipment
      }
    `,
    shipment,
  );
  const [isEditing, setEditing] = useState(false);
  const [action, setAction] = useState<ShipmentAction | null>(null);
  const focus = useFocusReturn();
  usePageTitle(data.name);
  useBreadcrumb(data.name);
  function handleAction(next: ShipmentAction) {
    focus.remember();
    setAction(next);
  }
  function handleClosed() {
    setAction(null);
    focus.giveBack();
  }
  return (
    <Stack gap="lg">
      <ShipmentHeader shipment={data} onEdit={() => setEditing(true)} onAction={handleAction} />
      <ShipmentTabs shipmentId={data.id} updatedAt={data.updatedAt ?? null}>
        <MasterDataNotice shipment={data} />
        <ShipmentWarnings shipment={data} />
        <AttachmentSection shipment={data} onUpload={() => handleAction("upload")} />
        <section aria-label="Shipment Details" className={styles.details}>
          <Title order={2} className={styles.wide}>
            Shipment Details
          </Title>
          <div className={styles.wide}>
            <DetailNumbers shipment={data} />
          </div>
          <DetailParties shipment={data} />
          <DetailShipping shipment={data} />
          <div className={styles.wide}>
            <DetailProducts shipment={data} />
          </div>
          <DetailCharges shipment={data} />
          <div className={styles.stack}>
            <DetailBank shipment={data} />
            <DetailDeclaration shipment={data} />
          </div>
          <div className={styles.wide}>
            <DetailContainers shipment={data} />
          </div>
        </section>
      </ShipmentTabs>
      <ShipmentActions shipment={data} action={action} onAction={handleAction} onClosed={handleClosed} />
      <ShipmentFormPanel
        firmId={data.firmId}
        task={isEditing ? { mode: "edit", shipmentId: data.id } : null}
        onClose={() => setEditing(false)}
      />
    </Stack>
  );
}
