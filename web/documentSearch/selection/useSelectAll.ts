import { useRelayEnvironment } from "react-relay";
import { textOfError } from "../../relay/RequestError.ts";
import { showError } from "../../ui/feedback/toast.ts";
import { useWait } from "../../ui/keyboard/useWait.ts";
import type { DocumentsPlace } from "../documentsAddress.ts";
import type { Selected } from "./useSelection.ts";

/** Loads all that a search finds, or its first 500 documents, to tick them; also those that the list has not loaded. */
export function useSelectAll(
  onLoaded: (documents: Selected[]) => void,
): [selectAll: (place: DocumentsPlace) => Promise<void>, isBusy: boolean] {
  const environment = useRelayEnvironment();
  const [isBusy, wait] = useWait();
  async function selectAll(place: DocumentsPlace): Promise<void> {
    if (isBusy) return;
    try {
      onLoaded(await wait(async () => (await import("./loadFound.ts")).loadFound(environment, place)));
    } catch (error) {
      showError(textOfError(error));
    }
  }
  return [selectAll, isBusy];
}
