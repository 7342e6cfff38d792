import { Alert } from "@mantine/core";
import { IconRefreshAlert } from "@tabler/icons-react";
import { shipmentNotices } from "#domain/shipment/shipment.ts";
import { useIsDeleted } from "./useIsDeleted.ts";

/** Says in a dialog about a shipment that somebody else has deleted it (R-1271). */
export function DeletedNotice({ shipmentId }: { shipmentId: string }) {
  if (!useIsDeleted(shipmentId)) return null;
  return (
    <Alert icon={<IconRefreshAlert size={18} stroke={1.7} />} title="Deleted elsewhere" color="ink">
      {shipmentNotices.deleted}
    </Alert>
  );
}
