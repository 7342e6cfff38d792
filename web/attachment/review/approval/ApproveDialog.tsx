import { Select } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { attachmentTypeNames, attachmentTypes, isBillOfPartner, type AttachmentType } from "#domain/documents/attachment.ts";
import type { PartnerRole } from "#domain/partners/partner.ts";
import type { ApproveDialog_attachment$key } from "../../../__generated__/ApproveDialog_attachment.graphql.ts";
import type { ApproveDialogMutation } from "../../../__generated__/ApproveDialogMutation.graphql.ts";
import { AudienceField } from "../../../partner/audience/AudienceField.tsx";
import { useSharing } from "../../../partner/audience/useSharing.ts";
import { documentGone, sendAct } from "../../../relay/sendAct.ts";
import { useCommit } from "../../../relay/useCommit.ts";
import { ApproveForm } from "./ApproveForm.tsx";

type Props = { attachment: ApproveDialog_attachment$key; onClosed: () => void };

/** Approves a file. For one from outside the office it also asks what it is, and whom it is to be visible to. */
export function ApproveDialog({ attachment, onClosed }: Props) {
  const file = useFragment(
    graphql`
      fragment ApproveDialog_attachment on Attachment {
        id
        name
        type
        audience
        madeBy
      }
    `,
    attachment,
  );
  const { id, name, audience: stored } = file;
  const isFromOutside = file.madeBy !== "OFFICE";
  const sharing = useSharing();
  const [entered, setEntered] = useState<PartnerRole[] | null>(null);
  const [type, setType] = useState<AttachmentType>(file.type);
  // A reopened file keeps whom it was visible to; only a new one starts with the sharing default.
  const audience = entered ?? (stored?.length ? stored : (sharing?.[type] ?? stored));
  const [approve, isBusy] = useCommit<ApproveDialogMutation>(
    graphql`
      mutation ApproveDialogMutation($input: ApproveAttachmentInput!) {
        approveAttachment(input: $input) {
          shipment {
            ...ShipmentDetail_shipment
          }
          errors {
            message
            code
          }
        }
      }
    `,
    { success: "Document approved" },
  );
  const chosen = isFromOutside ? { audience, ...(type !== file.type && { type }) } : {};
  return (
    <ApproveForm
      name={name}
      isBusy={isBusy}
      onSubmit={(signed) => sendAct((outcomes) => approve({ input: { id, ...chosen, ...signed } }, outcomes), documentGone)}
      onClosed={onClosed}
    >
      {isFromOutside && (
        <>
          {!isBillOfPartner(file) && (
            <Select
              label="Attachment Type"
              searchable
              allowDeselect={false}
              disabled={isBusy}
              data={attachmentTypes.map((value) => ({ value, label: attachmentTypeNames[value] }))}
              value={type}
              onChange={(next) => setType(attachmentTypes.find((known) => known === next) ?? type)}
            />
          )}
          <AudienceField value={audience} onChange={setEntered} isDisabled={isBusy} />
        </>
      )}
    </ApproveForm>
  );
}
