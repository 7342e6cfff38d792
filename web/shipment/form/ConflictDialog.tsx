import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { shipmentNotices } from "#domain/shipment/shipment.ts";
import type { ConflictDialogQuery } from "../../__generated__/ConflictDialogQuery.graphql.ts";
import { textOfError } from "../../relay/RequestError.ts";
import { showError } from "../../ui/feedback/toast.ts";
import { StaleEditDialog } from "../../ui/dialog/StaleEditDialog.tsx";

type Props = {
  isOpen: boolean;
  shipmentId: string;
  /** Discards the user's changes and loads what is stored. */
  onReload: () => void;
  /** Keeps the user's changes: saving again replaces the stored version, whose number is given. */
  onKeep: (version: number | null) => void;
};

/** The shipment was saved elsewhere since it was opened: the user chooses whose version counts. */
export function ConflictDialog({ isOpen, shipmentId, onReload, onKeep }: Props) {
  const environment = useRelayEnvironment();
  const [isBusy, setBusy] = useState(false);
  async function handleKeep() {
    setBusy(true);
    try {
      const query = graphql`
        query ConflictDialogQuery($id: ID!) {
          node(id: $id) {
            ... on Shipment {
              version
            }
          }
        }
      `;
      const data = await fetchQuery<ConflictDialogQuery>(
        environment,
        query,
        { id: shipmentId },
        { fetchPolicy: "network-only" },
      ).toPromise();
      onKeep(data?.node?.version ?? null);
    } catch (error) {
      showError(textOfError(error, "Failed to load shipment data"));
    }
    setBusy(false);
  }
  return (
    <StaleEditDialog isOpen={isOpen} notice={shipmentNotices.stale} isBusy={isBusy} onReload={onReload} onKeep={() => void handleKeep()} />
  );
}
