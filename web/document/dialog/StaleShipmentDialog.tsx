import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { shipmentNotices } from "#domain/shipment/shipment.ts";
import type { StaleShipmentDialogQuery } from "../../__generated__/StaleShipmentDialogQuery.graphql.ts";
import { textOfError } from "../../relay/RequestError.ts";
import { StaleDialog } from "../../ui/dialog/StaleDialog.tsx";
import { showError } from "../../ui/feedback/toast.ts";

type Props = {
  isOpen: boolean;
  shipmentId: string;
  /** The screen now shows the stored shipment, and the user wants to review it first. */
  onReloaded: () => void;
  /** Generate the document from the version that is stored now. */
  onGenerate: (version: number | null) => void;
  /** Cancel: return to the dialog as it was. */
  onClose: () => void;
};

/**
 * Shown when the shipment changed since the dialog was opened: the user reviews it again, or generates the document from the stored
 * version.
 */
export function StaleShipmentDialog({ isOpen, shipmentId, onReloaded, onGenerate, onClose }: Props) {
  const environment = useRelayEnvironment();
  const [isBusy, setBusy] = useState(false);
  /** Refreshes the whole screen in either case, then continues with the stored version. */
  async function reload(goOn: (version: number | null) => void) {
    setBusy(true);
    try {
      const query = graphql`
        query StaleShipmentDialogQuery($id: ID!) {
          node(id: $id) {
            ... on Shipment @alias(as: "shipment") {
              version
              # The screen behind this dialog reads it.
              # eslint-disable-next-line relay/must-colocate-fragment-spreads
              ...ShipmentDetail_shipment
            }
          }
        }
      `;
      const variables = { id: shipmentId };
      const data = await fetchQuery<StaleShipmentDialogQuery>(environment, query, variables, { fetchPolicy: "network-only" }).toPromise();
      goOn(data?.node?.shipment?.version ?? null);
    } catch (error) {
      showError(textOfError(error, "Failed to fetch shipment details"));
    }
    setBusy(false);
  }
  return (
    <StaleDialog
      isOpen={isOpen}
      isBusy={isBusy}
      safe={{ label: "Review first", onChosen: () => void reload(onReloaded) }}
      other={{ label: "Generate anyway", onChosen: () => void reload(onGenerate) }}
      onClose={onClose}
    >
      {shipmentNotices.stale}. Review it as it is stored now, or generate the document from that at once. What you entered here stays.
    </StaleDialog>
  );
}
