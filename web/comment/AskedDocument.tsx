import { Badge } from "@mantine/core";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { attachmentTypeNames, type AttachmentType } from "#domain/documents/attachment.ts";
import { toShortDate, toShortDay } from "#domain/time/dates.ts";
import type { AskedDocument_request$key } from "../__generated__/AskedDocument_request.graphql.ts";
import styles from "./CommentCard.module.css";

type Props = {
  request: AskedDocument_request$key;
  /** What the reader does about it while it waits. */
  children?: (type: AttachmentType) => ReactNode;
};

/** The document that a comment asks for, of whom, until when, and whether it came. */
export function AskedDocument({ request, children }: Props) {
  const { type, by, partner, fulfilledAt, isOverdue } = useFragment(
    graphql`
      fragment AskedDocument_request on CommentRequest {
        type
        by
        partner
        fulfilledAt
        isOverdue
      }
    `,
    request,
  );
  return (
    <div className={styles.request}>
      <span>
        Please send <strong>{attachmentTypeNames[type]}</strong>
        {by ? ` by ${toShortDay(by)}` : ""}
      </span>
      {partner && <span className={styles.dimmed}>From {partner}</span>}
      {fulfilledAt ? (
        <Badge size="sm" color="green">
          Received {toShortDate(fulfilledAt)}
        </Badge>
      ) : (
        <Badge size="sm" color={isOverdue ? "red" : "blue"}>
          {isOverdue ? "Overdue" : "Waiting"}
        </Badge>
      )}
      {!fulfilledAt && children?.(type)}
    </div>
  );
}
