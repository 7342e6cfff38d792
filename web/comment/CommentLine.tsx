import { Badge, Button } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { attachmentTypeNames } from "#domain/documents/attachment.ts";
import { partnerRoleNames } from "#domain/partners/partner.ts";
import type { CommentLine_comment$key } from "../__generated__/CommentLine_comment.graphql.ts";
import type { CommentLineMutation } from "../__generated__/CommentLineMutation.graphql.ts";
import { sendAct } from "../relay/sendAct.ts";
import { useCommit } from "../relay/useCommit.ts";
import { AskedDocument } from "./AskedDocument.tsx";
import { CommentCard } from "./CommentCard.tsx";
import type { RequestDay } from "./RequestDayDialog.tsx";

type Props = {
  comment: CommentLine_comment$key;
  /** Whether all comments of the list are about one file. */
  isOfFile: boolean;
  /** The lists that it leaves when it is deleted. */
  connections: readonly string[];
  hasPartners: boolean;
  onChangeDay: (request: RequestDay) => void;
};

/** A comment as the exporter's office reads it. */
export function CommentLine({ comment, isOfFile, connections, hasPartners, onChangeDay }: Props) {
  const { id, text, author, partner, createdAt, audience, attachmentName, mayDelete, request } = useFragment(
    graphql`
      fragment CommentLine_comment on Comment {
        id
        text
        author
        partner
        createdAt
        audience
        attachmentName
        mayDelete
        request {
          by
          ...AskedDocument_request
        }
      }
    `,
    comment,
  );
  const [remove] = useCommit<CommentLineMutation>(
    graphql`
      mutation CommentLineMutation($input: DeleteCommentInput!, $connections: [ID!]!) {
        deleteComment(input: $input) {
          deletedCommentId @deleteEdge(connections: $connections)
          shipment {
            overdueRequestCount
          }
          errors {
            message
            code
          }
        }
      }
    `,
    { success: "Comment deleted" },
  );
  const isToSome = partner === null && request === null;
  return (
    <CommentCard
      author={author}
      office={partner ?? null}
      createdAt={createdAt}
      text={text}
      file={isOfFile ? null : (attachmentName ?? null)}
      visibility={isToSome && hasPartners && <Visibility roles={audience.map((role) => partnerRoleNames[role])} />}
      request={
        request && (
          <AskedDocument request={request}>
            {(type) =>
              mayDelete && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-label={`${request.by ? "Change" : "Set"} date: ${attachmentTypeNames[type]}`}
                  onClick={() => onChangeDay({ commentId: id, type, by: request.by ?? "" })}
                >
                  {request.by ? "Change" : "Set"} date
                </Button>
              )
            }
          </AskedDocument>
        )
      }
      onDelete={mayDelete ? () => sendAct((outcomes) => remove({ input: { id }, connections: [...connections] }, outcomes)) : null}
    />
  );
}

/** Who reads it besides the office. */
function Visibility({ roles }: { roles: readonly string[] }) {
  if (roles.length === 0) {
    return (
      <Badge size="sm" variant="default" tt="none">
        Internal
      </Badge>
    );
  }
  return roles.map((role) => (
    <Badge key={role} size="sm" variant="light" tt="none">
      {role}
    </Badge>
  ));
}
