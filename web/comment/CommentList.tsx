import { Stack } from "@mantine/core";
import { graphql, usePaginationFragment } from "react-relay";
import type { CommentList_shipment$key } from "../__generated__/CommentList_shipment.graphql.ts";
import type { CommentListPaginationQuery } from "../__generated__/CommentListPaginationQuery.graphql.ts";
import { useSharing } from "../partner/audience/useSharing.ts";
import { useMay } from "../session/role.ts";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import styles from "./CommentCard.module.css";
import { CommentForm } from "./CommentForm.tsx";
import { CommentLine } from "./CommentLine.tsx";
import { RequestDayDialog, type RequestDay } from "./RequestDayDialog.tsx";
import { useDialogTask } from "../ui/dialog/useDialogTask.ts";
import { useMoreRows } from "../relay/moreRows.ts";
import { ShowMore } from "../ui/loading/ShowMore.tsx";

type Props = {
  shipment: CommentList_shipment$key;
  /** The file that all of them are about; null: the shipment and its files. */
  file: { id: string; name: string } | null;
};

/** Comments, the newest first, below the form for one more; viewers have no form. */
export function CommentList({ shipment, file }: Props) {
  const { data, ...pages } = usePaginationFragment<CommentListPaginationQuery, CommentList_shipment$key>(
    graphql`
      fragment CommentList_shipment on Shipment
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" }, attachmentId: { type: "ID" })
      @refetchable(queryName: "CommentListPaginationQuery") {
        comments(first: $first, after: $after, attachmentId: $attachmentId) @connection(key: "CommentList_comments") {
          listId: __id
          edges {
            node {
              id
              ...CommentLine_comment
            }
          }
        }
        ...CommentForm_shipment
      }
    `,
    shipment,
  );
  const more = useMoreRows(pages, { rows: data.comments?.edges.length ?? 0, pageSize: 50 });
  const mayWrite = useMay("write");
  const hasPartners = useSharing() !== null;
  // Here, since a line that a colleague deletes would take its dialog along.
  const [changing, handleChange, handleChanged] = useDialogTask<RequestDay>();
  const { comments } = data;
  if (!comments) return <EmptyState title="Not available" text="This server has no comments." />;
  const connections = [comments.listId];
  return (
    <Stack gap="md">
      {mayWrite && <CommentForm shipment={data} file={file} asksFor={null} hasPartners={hasPartners} connections={connections} />}
      {comments.edges.length === 0 && <EmptyState title="No comments yet" />}
      {comments.edges.length > 0 && (
        <ul className={styles.list}>
          {comments.edges.map(({ node }) => (
            <CommentLine
              key={node.id}
              comment={node}
              isOfFile={file !== null}
              connections={connections}
              hasPartners={hasPartners}
              onChangeDay={handleChange}
            />
          ))}
        </ul>
      )}
      <ShowMore {...more} />
      {changing !== null && <RequestDayDialog request={changing} onClosed={handleChanged} />}
    </Stack>
  );
}
