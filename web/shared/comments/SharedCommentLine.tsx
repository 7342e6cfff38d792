import { graphql, useFragment } from "react-relay";
import type { SharedCommentLine_comment$key } from "../../__generated__/SharedCommentLine_comment.graphql.ts";
import type { SharedCommentLineMutation } from "../../__generated__/SharedCommentLineMutation.graphql.ts";
import { AskedDocument } from "../../comment/AskedDocument.tsx";
import { CommentCard } from "../../comment/CommentCard.tsx";
import { useCommit } from "../../relay/useCommit.ts";

type Props = {
  comment: SharedCommentLine_comment$key;
  /** The lists that it leaves when it is deleted. */
  connections: readonly string[];
};

/** A comment as a partner reads it. */
export function SharedCommentLine({ comment, connections }: Props) {
  const { id, text, author, isOwn, createdAt, attachmentName, mayDelete, request } = useFragment(
    graphql`
      fragment SharedCommentLine_comment on SharedComment {
        id
        text
        author
        isOwn
        createdAt
        attachmentName
        mayDelete
        request {
          ...AskedDocument_request
        }
      }
    `,
    comment,
  );
  const [remove] = useCommit<SharedCommentLineMutation>(
    graphql`
      mutation SharedCommentLineMutation($input: DeleteSharedCommentInput!, $connections: [ID!]!) {
        deleteSharedComment(input: $input) {
          deletedCommentId @deleteEdge(connections: $connections)
          errors {
            message
          }
        }
      }
    `,
    { success: "Comment deleted" },
  );
  return (
    <CommentCard
      author={author}
      office={isOwn ? "your office" : null}
      createdAt={createdAt}
      text={text}
      file={attachmentName ?? null}
      visibility={null}
      request={request ? <AskedDocument request={request} /> : null}
      onDelete={mayDelete ? async () => (await remove({ input: { id }, connections: [...connections] })) !== null : null}
    />
  );
}
