import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { attachmentTypes, type AttachmentType } from "#domain/documents/attachment.ts";
import type { PartnerRole } from "#domain/partners/partner.ts";
import type { UploadDialog_shipment$key } from "../../__generated__/UploadDialog_shipment.graphql.ts";
import type { UploadDialogMutation } from "../../__generated__/UploadDialogMutation.graphql.ts";
import { AudienceField } from "../../partner/audience/AudienceField.tsx";
import { useSharing } from "../../partner/audience/useSharing.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { UploadForm, type UploadedDocument } from "./UploadForm.tsx";
import { useSending } from "./useSending.ts";

type Props = {
  shipment: UploadDialog_shipment$key;
  /** The type that the form starts with; null for none. */
  type: AttachmentType | null;
  onClosed: () => void;
};

/** Upload Documents: one file with its type and name. Without a choice it takes the sharing default of its type. */
export function UploadDialog({ shipment, type: initialType, onClosed }: Props) {
  const { id: shipmentId } = useFragment(
    graphql`
      fragment UploadDialog_shipment on Shipment {
        id
      }
    `,
    shipment,
  );
  const [entered, setEntered] = useState<PartnerRole[] | null>(null);
  const sharing = useSharing();
  const { send, ...sending } = useSending(
    useCommit<UploadDialogMutation>(
      graphql`
        mutation UploadDialogMutation($input: UploadAttachmentInput!) {
          uploadAttachment(input: $input) {
            shipment {
              ...ShipmentDetail_shipment
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
  const audienceOf = (type: AttachmentType | null) => entered ?? (type && sharing ? sharing[type] : null);
  async function handleUpload({ file, ...chosen }: UploadedDocument, close: () => void) {
    const audience = audienceOf(chosen.type);
    const input = { shipmentId, ...chosen, file: null, ...(audience && { audience }) };
    if (await send({ input }, file)) close();
  }
  return (
    <Dialog title="Upload Documents" isBusy={sending.isBusy} onClosed={onClosed}>
      {(close) => (
        <UploadForm
          type={initialType}
          types={attachmentTypes}
          sending={sending}
          onSubmit={(document) => void handleUpload(document, close)}
          onCancel={close}
        >
          {(type) =>
            sharing && (
              <AudienceField
                value={audienceOf(type)}
                onChange={setEntered}
                otherwise="As your sharing defaults say."
                isDisabled={sending.isBusy}
              />
            )
          }
        </UploadForm>
      )}
    </Dialog>
  );
}
