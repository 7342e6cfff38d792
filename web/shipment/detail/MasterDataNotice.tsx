import { Alert, Button, Group, Text } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { MasterDataNotice_shipment$key } from "../../__generated__/MasterDataNotice_shipment.graphql.ts";
import type { MasterDataNoticeRefreshMutation } from "../../__generated__/MasterDataNoticeRefreshMutation.graphql.ts";
import { useMay } from "../../session/role.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";

type Props = { shipment: MasterDataNotice_shipment$key };

/** Says that the shipment's snapshot of master data is outdated, and offers to update it. */
export function MasterDataNotice({ shipment }: Props) {
  const { id, differsFromMasterData } = useFragment(
    graphql`
      fragment MasterDataNotice_shipment on Shipment {
        id
        differsFromMasterData
      }
    `,
    shipment,
  );
  const mayWrite = useMay("write");
  const [isAsking, setAsking] = useState(false);
  const [refresh, isRefreshing] = useCommit<MasterDataNoticeRefreshMutation>(
    graphql`
      mutation MasterDataNoticeRefreshMutation($input: RefreshShipmentFromMasterDataInput!) {
        refreshShipmentFromMasterData(input: $input) {
          shipment {
            ...ShipmentDetail_shipment
          }
          errors {
            message
          }
        }
      }
    `,
    { success: "Shipment refreshed from master data", failure: "Failed to refresh the shipment" },
  );
  async function handleConfirm() {
    if (await refresh({ input: { id } })) setAsking(false);
  }
  return (
    <>
      {differsFromMasterData && (
        <Alert color="gray" icon={<IconRefresh size={18} stroke={1.7} />} role="note">
          <Group justify="space-between" gap="xs">
            <Text>Your master data has changed since this shipment was saved.</Text>
            {mayWrite && (
              <Button variant="default" size="xs" onClick={() => setAsking(true)}>
                Refresh from master data
              </Button>
            )}
          </Group>
        </Alert>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title="Refresh from Master Data"
        confirmLabel="Refresh"
        isHarmless
        isBusy={isRefreshing}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setAsking(false)}
      >
        The parties, bank, address, firm, products and packaging unit of this shipment are replaced by what your master data says today.
        Quantities, prices and documents that were already generated stay as they are.
      </ConfirmDialog>
    </>
  );
}
