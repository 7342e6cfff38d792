import { graphql, usePaginationFragment } from "react-relay";
import type { SharedDocumentList_viewer$key } from "../../__generated__/SharedDocumentList_viewer.graphql.ts";
import type { SharedDocumentListPaginationQuery } from "../../__generated__/SharedDocumentListPaginationQuery.graphql.ts";
import { pageSizes } from "../../documentSearch/documentsAddress.ts";
import listStyles from "../../documentSearch/list/DocumentList.module.css";
import { ListTools } from "../../documentSearch/list/ListTools.tsx";
import { ShowMore } from "../../ui/loading/ShowMore.tsx";
import { useMoreRows } from "../../relay/moreRows.ts";
import { usePreviewed } from "../../documentSearch/preview/usePreviewed.ts";
import { DialogBoundary } from "../../relay/DialogBoundary.tsx";
import { lazyPart } from "../../ui/loading/lazyPart.ts";
import { useSharedUpdates } from "../useSharedUpdates.ts";
import { NothingShared } from "./NothingShared.tsx";
import { sharedDocumentsSearch } from "./sharedDocumentsAddress.ts";
import { SharedFoundRows } from "./SharedFoundRows.tsx";
import { useSharedDocumentsPlace } from "./useSharedDocumentsPlace.ts";

const SharedPreview = lazyPart(async () => (await import("./SharedPreview.tsx")).SharedPreview);

type Props = { viewer: SharedDocumentList_viewer$key };

/** The found documents of shared shipments, and the preview of one. */
export function SharedDocumentList({ viewer }: Props) {
  const { data, ...pages } = usePaginationFragment<SharedDocumentListPaginationQuery, SharedDocumentList_viewer$key>(
    graphql`
      fragment SharedDocumentList_viewer on Viewer
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @refetchable(queryName: "SharedDocumentListPaginationQuery") {
        sharedDocuments(search: $search, first: $first, after: $after) @connection(key: "SharedDocumentList_sharedDocuments") {
          totalCount
          edges {
            node {
              id
            }
            ...SharedFoundRows_edge
            ...SharedPreview_edge
          }
        }
      }
    `,
    viewer,
  );
  const [place, go] = useSharedDocumentsPlace();
  const [previewed, preview] = usePreviewed();
  const search = sharedDocumentsSearch(place);
  const edges = data.sharedDocuments?.edges ?? [];
  const more = useMoreRows(pages, { rows: edges.length, pageSize: pageSizes.list, search });
  const total = data.sharedDocuments?.totalCount ?? 0;
  // Reloading a longer list would lose the reader's place.
  useSharedUpdates(null, () => edges.length <= pageSizes.list);
  const shown = edges.find(({ node }) => node.id === previewed);
  return (
    <div className={listStyles.panes} data-preview={shown !== undefined || undefined}>
      <section className={listStyles.list} aria-label="Found documents">
        <ListTools total={total} q={place.q} sort={place.sort} onSort={(sort) => void go({ sort })} />
        {total === 0 ? (
          <NothingShared />
        ) : (
          <SharedFoundRows search={search} edges={edges} total={total} previewed={previewed} onPreview={preview} more={more} />
        )}
        <ShowMore {...more} />
      </section>
      {shown && (
        <DialogBoundary attempt={shown.node.id} onFailed={() => preview(null)}>
          <SharedPreview document={shown} onClose={() => preview(null)} />
        </DialogBoundary>
      )}
    </div>
  );
}
