import { Stack } from "@mantine/core";
import { Suspense } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { AttachmentType } from "#domain/documents/attachment.ts";
import type { SharedComments_shipment$key } from "../../__generated__/SharedComments_shipment.graphql.ts";
import type { SharedCommentsPaginationQuery } from "../../__generated__/SharedCommentsPaginationQuery.graphql.ts";
import styles from "../../comment/CommentCard.module.css";
import { useMay } from "../../session/role.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { useDialogTask } from "../../ui/dialog/useDialogTask.ts";
import { lazyPart } from "../../ui/loading/lazyPart.ts";
import { Section } from "../../ui/page/Section.tsx";
import { SharedCommentForm } from "./SharedCommentForm.tsx";
import { SharedCommentLine } from "./SharedCommentLine.tsx";
import { useMoreRows } from "../../relay/moreRows.ts";
import { ShowMore } from "../../ui/loading/ShowMore.tsx";

const SharedUploadDialog = lazyPart(async () => (await import("../review/SharedUploadDialog.tsx")).SharedUploadDialog);

type Props = { shipment: SharedComments_shipment$key };

/** What the exporter said to the partner and asks it for, and what the partner said. */
export function SharedComments({ shipment }: Props) {
  const { data, ...pages } = usePaginationFragment<SharedCommentsPaginationQuery, SharedComments_shipment$key>(
    graphql`
      fragment SharedComments_shipment on SharedShipment
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @refetchable(queryName: "SharedCommentsPaginationQuery") {
        id
        exporter
        mayUpload
        comments(first: $first, after: $after) @connection(key: "SharedComments_comments") {
          listId: __id
          edges {
            node {
              id
              ...SharedCommentLine_comment
            }
          }
        }
      }
    `,
    shipment,
  );
  const more = useMoreRows(pages, { rows: data.comments.edges.length, pageSize: 50 });
  const mayWrite = useMay("write");
  const { id, exporter, mayUpload, comments } = data;
  const [asked, handleUpload, handleClosed] = useDialogTask<AttachmentType>();
  const connections = [comments.listId];
  return (
    <Section title="Comments" description={`Between you and ${exporter}`}>
      <Stack gap="md">
        {mayWrite && <SharedCommentForm sharedShipmentId={id} connections={connections} />}
        {comments.edges.length === 0 && <EmptyState title="No comments yet" />}
        {comments.edges.length > 0 && (
          <ul className={styles.list}>
            {comments.edges.map(({ node }) => (
              <SharedCommentLine key={node.id} comment={node} connections={connections} onUpload={mayUpload ? handleUpload : null} />
            ))}
          </ul>
        )}
        <ShowMore {...more} />
      </Stack>
      <Suspense>{asked !== null && <SharedUploadDialog sharedShipmentId={id} type={asked} onClosed={handleClosed} />}</Suspense>
    </Section>
  );
}
