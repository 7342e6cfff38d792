import { useForm } from "@mantine/form";
import { useState } from "react";
import { graphql } from "react-relay";
import type { InvitePartnerDialogMutation } from "../../__generated__/InvitePartnerDialogMutation.graphql.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { MadeInvitation } from "../../team/MadeInvitation.tsx";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { PartnerFields } from "./PartnerFields.tsx";
import { changeOf, newPartner, type PartnerValues } from "./partnerValues.ts";
import { useRefusals } from "../useRefusals.ts";

type Props = { canSendMail: boolean; onClosed: () => void };

/** Invites an importer, broker or CHA, and shows link and code once. */
export function InvitePartnerDialog({ canSendMail, onClosed }: Props) {
  const form = useForm<PartnerValues>({ initialValues: newPartner });
  const { isRefused, onErrors } = useRefusals(form);
  const [made, setMade] = useState<{ link: string; code: string; sentTo: string | null } | null>(null);
  const [invite, isBusy] = useCommit<InvitePartnerDialogMutation>(graphql`
    mutation InvitePartnerDialogMutation($input: InvitePartnerInput!) {
      invitePartner(input: $input) {
        code
        link
        viewer {
          ...PartnersSection_viewer
          ...useSharing_viewer
        }
        errors {
          message
          field
        }
      }
    }
  `);
  async function handleSubmit(values: PartnerValues) {
    if (isRefused(values)) return;
    const email = values.email.trim();
    const input = { role: values.role, ...changeOf(values), ...(email !== "" && { email }), ...(values.sendsMail && { sendsMail: true }) };
    const response = await invite({ input }, { onErrors });
    if (!response) return;
    const { link, code } = response.invitePartner;
    setMade({ link: link ?? "", code: code ?? "", sentTo: values.sendsMail ? email : null });
  }
  return (
    <FormDialog
      title={made === null ? "Invite Partner" : "The Invitation"}
      isBusy={isBusy}
      onClosed={onClosed}
      submitLabel="Create invitation"
      busyLabel="Creating..."
      renderResult={made === null ? null : (close) => <MadeInvitation {...made} onDone={close} />}
      onSubmit={() => form.onSubmit((values) => void handleSubmit(values))()}
    >
      <PartnerFields form={form} invited={{ canSendMail }} />
    </FormDialog>
  );
}
