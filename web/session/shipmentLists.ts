/** Key prefix of cached shipment lists in session storage. */
const prefix = "shipments-";

/** A cached list; null if there is none or storage is blocked. The caller validates it. */
export function readShipmentList(key: string): unknown {
  try {
    const text = sessionStorage.getItem(prefix + key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Caches a list. A full storage only costs the cache. */
export function storeShipmentList(key: string, list: object): void {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(list));
  } catch {
    clearShipmentLists();
  }
}

/** Drops all cached lists: a shipment was saved or deleted, or the session changed. */
export function clearShipmentLists(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch (error) {
    console.warn("Could not drop the cached shipment lists", error);
  }
}
