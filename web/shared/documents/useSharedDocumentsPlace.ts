import { useLocation, useNavigate } from "react-router";
import { readSharedDocumentsPlace, sharedDocumentsSearch, type SharedDocumentsPlace } from "./sharedDocumentsAddress.ts";

/** Changes the search. With `replace` the browser's Back skips the present one. */
type GoToPlace = (change: Partial<SharedDocumentsPlace>, options?: { replace: boolean }) => Promise<void>;

/** The search in the address, and the function that changes it. Another search closes the preview. */
export function useSharedDocumentsPlace(): [place: SharedDocumentsPlace, go: GoToPlace] {
  const navigate = useNavigate();
  const place = readSharedDocumentsPlace(new URLSearchParams(useLocation().search));
  const go: GoToPlace = async (change, { replace } = { replace: false }) =>
    await navigate({ search: sharedDocumentsSearch({ ...place, ...change }) }, { replace, preventScrollReset: true });
  return [place, go];
}
