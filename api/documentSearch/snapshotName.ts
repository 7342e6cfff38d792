/** The name in a snapshot of a firm or a party, as a shipment stores it; "" without one. */
export function snapshotName(snapshot: string | null): string {
  if (snapshot === null) return "";
  const record: unknown = JSON.parse(snapshot);
  return typeof record === "object" && record !== null && "name" in record && typeof record.name === "string" ? record.name : "";
}
