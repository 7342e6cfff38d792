import { isDiskFull } from "../db/diskFull.ts";
import { StoreFault } from "../http/storeFault.ts";
import type { StorageDriver } from "./storageDriver.ts";

/** Timeout for fetching one content from an S3 store, in milliseconds. */
export const longestFetch = 20_000;

/** Waits for a content on its way to or from the store: what goes wrong meanwhile is the store's fault, unless it is a local folder. */
export async function onTheWay<T>({ folder }: Pick<StorageDriver, "folder">, way: Promise<T>): Promise<T> {
  return await way.catch((error: unknown) => {
    throw folder !== null || isDiskFull(error) ? error : new StoreFault("The store of files failed", { cause: error });
  });
}
