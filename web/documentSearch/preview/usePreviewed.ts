import { useLocation, useNavigate } from "react-router";
import { useNewestSearch } from "../../ui/page/usePlace.ts";
import { previewParameter } from "../previewAddress.ts";

/** The global id of the previewed document, and the function that previews another or, with null, none. Back closes the preview. */
export function usePreviewed(): [id: string | null, preview: (id: string | null) => void] {
  const navigate = useNavigate();
  const newestSearch = useNewestSearch();
  const current = new URLSearchParams(useLocation().search).get(previewParameter);
  function preview(id: string | null) {
    if (id === current) return;
    const parameters = newestSearch();
    if (id === null) parameters.delete(previewParameter);
    else parameters.set(previewParameter, id);
    // Walking through the list leaves one entry in the history.
    void navigate({ search: parameters.toString() }, { replace: current !== null, preventScrollReset: true });
  }
  return [current, preview];
}
