/** The page of a found document's shipment, by global ids. */
export function shipmentPath({ firmId, shipmentId }: { firmId: string; shipmentId: string }): string {
  return `/dashboard/firm/${encodeURIComponent(firmId)}/shipment/${encodeURIComponent(shipmentId)}`;
}
