/** The kinds whose records shipments keep by id, so that their use can be counted (R-990). Of ports and templates they keep the text alone. */
export const kindsInShipments = ["buyer", "broker", "goods", "packagingUnit"] as const;
export type KindInShipments = (typeof kindsInShipments)[number];

export function isInShipments(name: string): name is KindInShipments {
  return kindsInShipments.some((kind) => kind === name);
}

/** What Settings says of a record before it is deleted; nothing if no shipment uses it. */
export function usedByMessage(shipments: number): string | null {
  if (shipments === 0) return null;
  const many = `Used by ${shipments === 1 ? "1 shipment" : `${shipments.toLocaleString("en-US")} shipments`}`;
  return `${many}. What is saved there stays as it is.`;
}
