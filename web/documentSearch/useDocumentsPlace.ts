import { useLocation, useNavigate } from "react-router";
import { documentsSearch, readDocumentsPlace, type DocumentsPlace } from "./documentsAddress.ts";

/** Changes the search. With `replace` the browser's Back skips the present one. */
type GoToPlace = (change: Partial<DocumentsPlace>, options?: { replace: boolean }) => Promise<void>;

/** The search in the address, and the function that changes it. Another search closes the preview. */
export function useDocumentsPlace(): [place: DocumentsPlace, go: GoToPlace] {
  const navigate = useNavigate();
  const place = readDocumentsPlace(new URLSearchParams(useLocation().search));
  const go: GoToPlace = async (change, { replace } = { replace: false }) =>
    await navigate({ search: documentsSearch({ ...place, ...change }) }, { replace, preventScrollReset: true });
  return [place, go];
}
