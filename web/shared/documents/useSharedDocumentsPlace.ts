import { usePlace } from "../../ui/page/usePlace.ts";
import { readSharedDocumentsPlace, sharedDocumentsSearch } from "./sharedDocumentsAddress.ts";

const address = { read: readSharedDocumentsPlace, write: sharedDocumentsSearch };

/** The search in the address, and the function that changes it. Another search closes the preview. */
export function useSharedDocumentsPlace() {
  return usePlace(address);
}
