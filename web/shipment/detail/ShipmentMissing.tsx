import { Button } from "@mantine/core";
import { useEffect } from "react";
import { Link, useParams } from "react-router";
import { shipmentNotices } from "#domain/shipment/shipment.ts";
import { ErrorPanel } from "../../shell/errors/ErrorPanel.tsx";
import { usePageTitle } from "../../htmlHead/pageTitle.ts";
import { forgetDraftsOf } from "../form/draft/draftPrefix.ts";

/** Shown for a shipment that does not exist: deleted, another owner's, or a mistyped address. */
export function ShipmentMissing() {
  const { shipmentId = "" } = useParams();
  usePageTitle(shipmentNotices.detailsMissing);
  useEffect(() => forgetDraftsOf(shipmentId), [shipmentId]);
  return (
    <ErrorPanel title={shipmentNotices.detailsMissing} text="No shipment data received from server">
      <GoBack />
    </ErrorPanel>
  );
}

type GoBackProps = { variant?: "filled" | "default" };

/** A link to the shipment's firm. */
export function GoBack(props: GoBackProps) {
  const { firmId = "" } = useParams();
  return (
    <Button {...props} component={Link} to={firmId === "" ? "/dashboard" : `/dashboard/firm/${encodeURIComponent(firmId)}`}>
      Go Back
    </Button>
  );
}
