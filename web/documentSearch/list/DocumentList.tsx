import { Button } from "@mantine/core";
import { graphql, usePaginationFragment } from "react-relay";
import { useRevalidator } from "react-router";
import { maxZipFiles } from "#domain/documents/documentSearch.ts";
import type { DocumentList_viewer$key } from "../../__generated__/DocumentList_viewer.graphql.ts";
import type { DocumentListPaginationQuery } from "../../__generated__/DocumentListPaginationQuery.graphql.ts";
import type { AttachmentChange } from "../../attachment/AttachmentRow.tsx";
import { useSharing } from "../../partner/audience/useSharing.ts";
import { useDialogTask } from "../../ui/dialog/useDialogTask.ts";
import { useSelection } from "../selection/useSelection.ts";
import { useSelectAll } from "../selection/useSelectAll.ts";
import { documentsSearch, pageSizes } from "../documentsAddress.ts";
import { DialogBoundary } from "../../relay/DialogBoundary.tsx";
import { ShowMore } from "../../ui/loading/ShowMore.tsx";
import { lazyPart } from "../../ui/loading/lazyPart.ts";
import { PromptSuspense } from "../../ui/loading/PromptSuspense.tsx";
import { useDocumentsPlace } from "../useDocumentsPlace.ts";
import { usePreviewed } from "../preview/usePreviewed.ts";
import { DocumentRows } from "./rows/DocumentRows.tsx";
import styles from "./DocumentList.module.css";
import { ListTools } from "./ListTools.tsx";
import { useMoreRows } from "../../relay/moreRows.ts";
import { useNewDocuments } from "./useNewDocuments.ts";

const FoundDocumentDialog = lazyPart(async () => (await import("./FoundDocumentDialog.tsx")).FoundDocumentDialog);
const NothingFound = lazyPart(async () => (await import("./NothingFound.tsx")).NothingFound);
const FoundPreview = lazyPart(async () => (await import("../preview/FoundPreview.tsx")).FoundPreview);
const SelectionBar = lazyPart(async () => (await import("../selection/SelectionBar.tsx")).SelectionBar);

type Props = { viewer: DocumentList_viewer$key };

/** The found documents, what is done with ticked ones, and the preview of one. */
export function DocumentList({ viewer }: Props) {
  // Nearly all below changes with each tick and preview: to memo each element is more code than it saves work.
  "use no memo";
  const { data, ...pages } = usePaginationFragment<DocumentListPaginationQuery, DocumentList_viewer$key>(
    graphql`
      fragment DocumentList_viewer on Viewer
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @refetchable(queryName: "DocumentListPaginationQuery") {
        documents(search: $search, first: $first, after: $after) @connection(key: "DocumentList_documents") {
          totalCount
          edges {
            textState
            node {
              id
            }
            ...DocumentRows_edge
            ...FoundDocumentDialog_edge
            ...FoundPreview_edge
          }
        }
      }
    `,
    viewer,
  );
  const [place, go] = useDocumentsPlace();
  const selection = useSelection(documentsSearch({ ...place, sort: null }));
  const [selectAll, isSelecting] = useSelectAll(selection.add);
  const [previewed, preview] = usePreviewed();
  const search = documentsSearch(place);
  const [change, openChange, closeTask] = useDialogTask<AttachmentChange>();
  const { revalidate } = useRevalidator();
  const hasPartners = useSharing() !== null;
  const edges = data.documents?.edges ?? [];
  const more = useMoreRows(pages, { rows: edges.length, pageSize: pageSizes.list, search });
  const total = data.documents?.totalCount ?? 0;
  // Words of a document that is not read yet find nothing.
  const isReading = edges.some(({ textState }) => textState === "PENDING") || (total === 0 && place.q !== "");
  useNewDocuments({ search, isShort: edges.length <= pageSizes.list, isReading });
  const shown = edges.find(({ node }) => node.id === previewed);
  const handleAll = () => void selectAll(place);
  function handleClosed() {
    closeTask();
    // Relay's list still has a deleted document.
    if (change?.kind === "delete") void revalidate();
  }
  return (
    <div className={styles.panes} data-preview={shown !== undefined || undefined}>
      <section className={styles.list} aria-label="Found documents">
        <ListTools total={total} q={place.q} sort={place.sort} onSort={(sort) => void go({ sort })}>
          {total > 0 && (
            <Button size="compact-sm" variant="subtle" loading={isSelecting} onClick={handleAll}>
              {total > maxZipFiles ? `Select the first ${maxZipFiles}` : `Select all ${total}`}
            </Button>
          )}
        </ListTools>
        {total === 0 ? (
          <PromptSuspense>
            <NothingFound />
          </PromptSuspense>
        ) : (
          <DocumentRows
            search={search}
            edges={edges}
            total={total}
            hasPartners={hasPartners}
            selection={selection}
            previewed={previewed}
            onPreview={preview}
            onSelectAll={handleAll}
            onChange={openChange}
            more={more}
          />
        )}
        <ShowMore {...more} />
        {selection.all.length > 0 && (
          <DialogBoundary attempt={null} onFailed={selection.clear}>
            <SelectionBar selection={selection} hasPartners={hasPartners} onChanged={() => void revalidate()} />
          </DialogBoundary>
        )}
      </section>
      {shown && (
        <DialogBoundary attempt={shown.node.id} onFailed={() => preview(null)}>
          <FoundPreview document={shown} onClose={() => preview(null)} />
        </DialogBoundary>
      )}
      {change !== null && (
        <DialogBoundary attempt={change} onFailed={handleClosed}>
          <FoundDocumentDialog edges={edges} change={change} selection={selection} onClosed={handleClosed} />
        </DialogBoundary>
      )}
    </div>
  );
}
