import { Text } from "@mantine/core";
import { graphql } from "react-relay";
import { attachmentTypeNames, attachmentTypes, type AttachmentType } from "#domain/documents/attachment.ts";
import type { SharedUploadDialogMutation } from "../../__generated__/SharedUploadDialogMutation.graphql.ts";
import { UploadForm, type UploadedDocument } from "../../attachment/upload/UploadForm.tsx";
import { useSending } from "../../attachment/upload/useSending.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";

type Props = {
  sharedShipmentId: string;
  /** The type that the exporter asks for; null: the partner chooses. */
  type: AttachmentType | null;
  onClosed: () => void;
};

/** Upload Documents to a shared shipment: the exporter's office decides about them. */
export function SharedUploadDialog({ sharedShipmentId, type, onClosed }: Props) {
  const { send, ...sending } = useSending(
    useCommit<SharedUploadDialogMutation>(
      graphql`
        mutation SharedUploadDialogMutation($input: UploadSharedAttachmentInput!) {
          uploadSharedAttachment(input: $input) {
            sharedShipment {
              ...SharedDetail_shipment
            }
            errors {
              message
            }
          }
        }
      `,
      { success: "Document uploaded successfully", errorTitle: "Upload Failed" },
    ),
  );
  async function handleUpload({ file, ...chosen }: UploadedDocument, close: () => void) {
    if (await send({ input: { sharedShipmentId, ...chosen, file: null } }, file)) close();
  }
  return (
    <Dialog title="Upload Documents" isBusy={sending.isBusy} onClosed={onClosed}>
      {(close) => (
        <UploadForm
          type={type}
          name={type === null ? "" : attachmentTypeNames[type]}
          types={attachmentTypes}
          sending={sending}
          onSubmit={(document) => void handleUpload(document, close)}
          onCancel={close}
        >
          {() => <Text size="sm">The exporter looks at it first. Nobody else sees it before it is approved.</Text>}
        </UploadForm>
      )}
    </Dialog>
  );
}
