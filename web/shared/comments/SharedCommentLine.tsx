import { Button } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { graphql, useFragment } from "react-relay";
import { attachmentTypeNames, type AttachmentType } from "#domain/documents/attachment.ts";
import type { SharedCommentLine_comment$key } from "../../__generated__/SharedCommentLine_comment.graphql.ts";
import type { SharedCommentLineMutation } from "../../__generated__/SharedCommentLineMutation.graphql.ts";
import { AskedDocument } from "../../comment/AskedDocument.tsx";
import { CommentCard } from "../../comment/CommentCard.tsx";
import commentStyles from "../../comment/CommentCard.module.css";
import { sendAct } from "../../relay/sendAct.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { useMay } from "../../session/role.ts";

type Props = {
  comment: SharedCommentLine_comment$key;
  /** The lists that it leaves when it is deleted. */
  connections: readonly string[];
  /** Opens the dialog that uploads what it asks for; null: the exporter takes no uploads. */
  onUpload: ((type: AttachmentType) => void) | null;
};

/** A comment as a partner reads it. */
export function SharedCommentLine({ comment, connections, onUpload }: Props) {
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
            code
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
      request={request ? <AskedDocument request={request}>{(type) => <Answer type={type} onUpload={onUpload} />}</AskedDocument> : null}
      onDelete={mayDelete ? () => sendAct((outcomes) => remove({ input: { id }, connections: [...connections] }, outcomes)) : null}
    />
  );
}

/** How the partner sends what it is asked for. */
function Answer({ type, onUpload }: { type: AttachmentType } & Pick<Props, "onUpload">) {
  const mayWrite = useMay("write");
  if (onUpload === null) {
    return <span className={commentStyles.dimmed}>Your office cannot upload here: send it to the exporter by e-mail, for example.</span>;
  }
  if (!mayWrite) return null;
  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<IconUpload size={16} stroke={1.7} />}
      aria-label={`Upload ${attachmentTypeNames[type]}`}
      onClick={() => onUpload(type)}
    >
      Upload
    </Button>
  );
}
