import { graphql, useLazyLoadQuery } from "react-relay";
import { attachmentTypeNames, type AttachmentType } from "#domain/documents/attachment.ts";
import type { RequestDialogQuery } from "../__generated__/RequestDialogQuery.graphql.ts";
import { GuardedDialog } from "../unsaved/GuardedDialog.tsx";
import { CommentForm } from "./CommentForm.tsx";

type Props = {
  /** Global id of the shipment. */
  shipmentId: string;
  type: AttachmentType;
  onClosed: () => void;
};

/** Asks a partner for a document that is missing. */
export function RequestDialog({ shipmentId, type, onClosed }: Props) {
  const { node } = useLazyLoadQuery<RequestDialogQuery>(
    graphql`
      query RequestDialogQuery($id: ID!) {
        node(id: $id) {
          ... on Shipment @alias(as: "shipment") {
            ...CommentForm_shipment
          }
        }
      }
    `,
    { id: shipmentId },
    { fetchPolicy: "store-and-network" },
  );
  return (
    <GuardedDialog title={`Request ${attachmentTypeNames[type]}`} onClosed={onClosed}>
      {(_, leave) =>
        node?.shipment && <CommentForm shipment={node.shipment} file={null} asksFor={type} hasPartners connections={[]} onClose={leave} />
      }
    </GuardedDialog>
  );
}
