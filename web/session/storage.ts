/** The keys that the product keeps in the browser, and more: drafts of shipments, the preview's switch, a sheet's columns, where the user went last. */
export type StorageKey =
  | "jwt"
  | "userInfo"
  | "sidebar-collapsed"
  | "theme"
  | "financial-year"
  | "firms-order"
  | "live-preview"
  | "recent-places"
  | `shipment-draft-${string}`
  | `stats-columns-${string}`;

/** Reads browser storage; null when there is nothing or storage is forbidden. */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes browser storage. A full or forbidden storage costs only the memory of the choice, never the work at hand. */
export function store(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    console.warn(`Could not remember ${key}`, error);
  }
}

export function forget(key: StorageKey): void {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    console.warn(`Could not forget ${key}`, error);
  }
}
