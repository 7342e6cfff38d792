import { fileAddress } from "./fileAddress.ts";

/** What is said when a file does not come. */
export const fetchFailed = "Failed to fetch file";

/** Fetches a file from the address that the service gave. Throws when it does not come. */
export async function fetchFile(given: string): Promise<Blob> {
  const address = fileAddress(given);
  const answer = address === null ? null : await fetch(address);
  if (!answer?.ok) throw new Error(fetchFailed);
  return await answer.blob();
}
