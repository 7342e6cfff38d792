import { shipmentNotices } from "#domain/shipment/shipment.ts";
import { ElsewhereAlert } from "../ui/feedback/ElsewhereAlert.tsx";
import { useIsDeleted } from "./useIsDeleted.ts";

/** Says in a dialog about a shipment that somebody else has deleted it (R-1271). */
export function DeletedNotice({ shipmentId }: { shipmentId: string }) {
  return useIsDeleted(shipmentId) ? <ElsewhereAlert what="Deleted">{shipmentNotices.deleted}</ElsewhereAlert> : null;
}
