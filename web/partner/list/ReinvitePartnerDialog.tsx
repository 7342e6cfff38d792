import { Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReinvitePartnerDialog_partner$key } from "../../__generated__/ReinvitePartnerDialog_partner.graphql.ts";
import type { ReinvitePartnerDialogMutation } from "../../__generated__/ReinvitePartnerDialogMutation.graphql.ts";
import type { PartnerScope } from "#domain/partners/partner.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { MadeInvitation } from "../../team/MadeInvitation.tsx";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { showError } from "../../ui/feedback/toast.ts";
import { formErrors } from "../../ui/form/formErrors.ts";
import { markErrors } from "../../ui/form/markErrors.ts";
import { InvitedFields } from "./PartnerFields.tsx";
import { invitedProblems } from "./partnerValues.ts";

type Props = { partner: ReinvitePartnerDialog_partner$key; canSendMail: boolean; onClosed: () => void };

/** Makes a new link and code for a partner who has not joined, or was revoked. */
export function ReinvitePartnerDialog({ partner, canSendMail, onClosed }: Props) {
  const data = useFragment(
    graphql`
      fragment ReinvitePartnerDialog_partner on Partner {
        id
        name
        email
        state
        scope
        sharesNew
      }
    `,
    partner,
  );
  const { id, name, email: former, state } = data;
  const form = useForm({ initialValues: { email: former ?? "", sendsMail: false } });
  const [made, setMade] = useState<{ link: string; code: string; sentTo: string | null } | null>(null);
  const [invite, isBusy] = useCommit<ReinvitePartnerDialogMutation>(graphql`
    mutation ReinvitePartnerDialogMutation($input: ReinvitePartnerInput!) {
      reinvitePartner(input: $input) {
        code
        link
        partner {
          ...PartnerRow_partner
        }
        errors {
          message
          field
          code
        }
      }
    }
  `);
  async function handleSubmit({ email: entered, sendsMail }: typeof form.values) {
    const email = entered.trim();
    const problems = invitedProblems({ email, sendsMail });
    const [first] = problems;
    if (first !== undefined) {
      markErrors(form, formErrors(problems));
      return showError(first.message, "Validation Error");
    }
    const input = { id, email, ...(sendsMail && { sendsMail }) };
    const response = await invite({ input }, { onErrors: (errors) => markErrors(form, formErrors(errors)) });
    if (!response) return;
    const { link, code } = response.reinvitePartner;
    setMade({ link: link ?? "", code: code ?? "", sentTo: sendsMail ? email : null });
  }
  return (
    <FormDialog
      title={made === null ? `Invite ${name} Again` : "The Invitation"}
      isBusy={isBusy}
      onClosed={onClosed}
      submitLabel="Create invitation"
      busyLabel="Creating..."
      renderResult={made === null ? null : (close) => <MadeInvitation {...made} onDone={close} />}
      onSubmit={() => form.onSubmit((values) => void handleSubmit(values))()}
    >
      <Text>A new link and code are made. An earlier one opens nothing any more.</Text>
      {state === "REVOKED" && <Text>{comeBackWords(data)}</Text>}
      <InvitedFields canSendMail={canSendMail} fieldOf={form.getInputProps} />
    </FormDialog>
  );
}

/** What a partner sees of the shipments that it left when it was revoked. */
function comeBackWords({ scope, sharesNew }: { scope: PartnerScope; sharesNew: boolean }): string {
  if (scope === "CHOSEN")
    return "After joining it sees no shipment, not even those from before: share them again on the tab People of each.";
  if (sharesNew) return "After joining it sees the shipments that match, also those from before.";
  return "After joining, the shipments that match wait as 'Not shared yet', also those from before, until somebody shares them.";
}
