import { Button } from "@mantine/core";
import { Link, useParams } from "react-router";
import { shipmentNotices } from "#domain/shipment/shipment.ts";
import { ErrorPanel } from "../../shell/errors/ErrorPanel.tsx";
import { usePageTitle } from "../../htmlHead/pageTitle.ts";

/** Shown for a shipment that does not exist: deleted, another owner's, or a mistyped address. */
export function ShipmentMissing() {
  usePageTitle(shipmentNotices.detailsMissing);
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
