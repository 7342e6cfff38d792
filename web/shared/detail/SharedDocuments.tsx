import { Button } from "@mantine/core";
import { IconPaperclip, IconUpload } from "@tabler/icons-react";
import { Suspense } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { SharedDocuments_shipment$key } from "../../__generated__/SharedDocuments_shipment.graphql.ts";
import type { SharedDocumentsPaginationQuery } from "../../__generated__/SharedDocumentsPaginationQuery.graphql.ts";
import { useMay } from "../../session/role.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { useDialogTask } from "../../ui/dialog/useDialogTask.ts";
import { lazyPart } from "../../ui/loading/lazyPart.ts";
import { Section } from "../../ui/page/Section.tsx";
import { SharedDocumentRow } from "./SharedDocumentRow.tsx";
import { SharedDocumentTable } from "./SharedDocumentTable.tsx";
import { useMoreRows } from "../../relay/moreRows.ts";
import { ShowMore } from "../../ui/loading/ShowMore.tsx";

const SharedUploadDialog = lazyPart(async () => (await import("../review/SharedUploadDialog.tsx")).SharedUploadDialog);
const SharedDecisionDialog = lazyPart(async () => (await import("../review/SharedDecisionDialog.tsx")).SharedDecisionDialog);

type Props = { shipment: SharedDocuments_shipment$key };
type Open = { act: "upload" } | { act: "approve" | "reject"; file: { id: string; name: string } };

/** The files that the exporter shows to the role, to be viewed and downloaded, with what the partner may do about them. */
export function SharedDocuments({ shipment }: Props) {
  const { data, ...pages } = usePaginationFragment<SharedDocumentsPaginationQuery, SharedDocuments_shipment$key>(
    graphql`
      fragment SharedDocuments_shipment on SharedShipment
      @argumentDefinitions(first: { type: "Int", defaultValue: 100 }, after: { type: "String" })
      @refetchable(queryName: "SharedDocumentsPaginationQuery") {
        id
        mayUpload
        attachments(first: $first, after: $after) @connection(key: "SharedDocuments_attachments") {
          totalCount
          edges {
            node {
              id
              ...SharedDocumentRow_file
            }
          }
        }
      }
    `,
    shipment,
  );
  const { id, mayUpload } = data;
  const { totalCount, edges } = data.attachments;
  const more = useMoreRows(pages, { rows: edges.length, pageSize: 100 });
  const [open, handleOpen, handleClosed] = useDialogTask<Open>();
  const isUploading = useMay("write") && mayUpload;
  const isEmpty = totalCount === 0;
  return (
    <>
      <Section
        title={`Documents (${totalCount})`}
        isFlush={!isEmpty}
        actions={
          isUploading && (
            <Button
              variant="default"
              leftSection={<IconUpload size={16} stroke={1.7} />}
              onPointerEnter={SharedUploadDialog.preload}
              onClick={() => handleOpen({ act: "upload" })}
            >
              Upload
            </Button>
          )
        }
      >
        {isEmpty ? (
          <EmptyState
            icon={<IconPaperclip size={22} stroke={1.6} />}
            title="No documents yet"
            text="The exporter has not shown you a document of this shipment."
          />
        ) : (
          <SharedDocumentTable label="Documents">
            {edges.map(({ node: file }) => (
              <SharedDocumentRow key={file.id} file={file} onDecide={(act, decided) => handleOpen({ act, file: decided })} />
            ))}
          </SharedDocumentTable>
        )}
        <ShowMore {...more} />
      </Section>
      <Suspense>
        {open?.act === "upload" && <SharedUploadDialog sharedShipmentId={id} type={null} onClosed={handleClosed} />}
        {(open?.act === "approve" || open?.act === "reject") && <SharedDecisionDialog {...open} onClosed={handleClosed} />}
      </Suspense>
    </>
  );
}
