/** What the keys of cached shipment lists start with, in session storage. */
const prefix = "shipments-";

/** A list as it was last shown; null when there is none or storage is forbidden. Whoever reads it checks what it is. */
export function readShipmentList(key: string): unknown {
  try {
    const text = sessionStorage.getItem(prefix + key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Keeps a list to be shown at once next time. A full storage costs only the cache. */
export function storeShipmentList(key: string, list: object): void {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(list));
  } catch {
    clearShipmentLists();
  }
}

/** Drops all cached lists: a shipment was saved or deleted, or the session is another one. */
export function clearShipmentLists(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch (error) {
    console.warn("Could not drop the cached shipment lists", error);
  }
}
