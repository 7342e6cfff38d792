import { usePlace } from "../ui/page/usePlace.ts";
import { documentsSearch, readDocumentsPlace } from "./documentsAddress.ts";

const address = { read: readDocumentsPlace, write: documentsSearch };

/** The search in the address, and the function that changes it. Another search closes the preview. */
export function useDocumentsPlace() {
  return usePlace(address);
}
