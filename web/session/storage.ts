/** The product's keys in browser storage, plus drafts of shipments and comments, the preview's switch, a sheet's columns and recent destinations. */
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
  | `comment-draft-${string}`
  | `stats-columns-${string}`;

/** Reads browser storage; null if there is nothing or storage is blocked. */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The stored keys that begin with a prefix; none if storage is blocked. */
export function storedKeys<Prefix extends StorageKey>(prefix: Prefix): Prefix[] {
  try {
    return Object.keys(localStorage).filter((key): key is Prefix => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Writes browser storage. Whether it could: if storage is full or blocked, only the stored choice is lost. */
export function store(key: StorageKey, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch (error) {
    console.warn(`Could not remember ${key}`, error);
    return false;
  }
}

export function forget(key: StorageKey): void {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    console.warn(`Could not forget ${key}`, error);
  }
}
