import { Stack, Text } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { PartnerRole } from "#domain/partners/partner.ts";
import type { ApproveDialog_attachment$key } from "../../__generated__/ApproveDialog_attachment.graphql.ts";
import type { ApproveDialogMutation } from "../../__generated__/ApproveDialogMutation.graphql.ts";
import { AudienceField } from "../../partner/audience/AudienceField.tsx";
import { useSharing } from "../../partner/audience/useSharing.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { FormActions } from "../../ui/form/FormActions.tsx";
import { SignatureField } from "./SignatureField.tsx";
import { useCountersign } from "./useCountersign.ts";

type Props = { attachment: ApproveDialog_attachment$key; onClosed: () => void };

/** Approves a file. For one from outside the office it also asks whom it is to be visible to. */
export function ApproveDialog({ attachment, onClosed }: Props) {
  const {
    id,
    name,
    type,
    madeBy,
    audience: stored,
  } = useFragment(
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
  const isFromOutside = madeBy !== "OFFICE";
  const sharing = useSharing();
  const [entered, setEntered] = useState<PartnerRole[] | null>(null);
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
          }
        }
      }
    `,
    { success: "Document approved" },
  );
  const countersign = useCountersign();
  async function handleSubmit(close: () => void) {
    const signed = await countersign.read();
    if (signed === null) return;
    const chosen = isFromOutside ? { audience } : {};
    if (await approve({ input: { id, ...chosen, ...signed } })) close();
  }
  return (
    <Dialog title="Approve" isBusy={isBusy} onClosed={onClosed}>
      {(close) => (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void handleSubmit(close);
          }}
        >
          <Stack gap="lg">
            <Text>
              You approve <strong>{name}</strong> as it is. Your name, office and network address, the time and the SHA-256 of the file are
              recorded.
            </Text>
            {isFromOutside && <AudienceField value={audience} onChange={setEntered} isDisabled={isBusy} />}
            <SignatureField countersign={countersign} isDisabled={isBusy} />
            <FormActions submitLabel="Approve" busyLabel="Saving..." isBusy={isBusy} onCancel={close} />
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
