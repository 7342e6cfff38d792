import { Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { graphql } from "react-relay";
import { checkPartnerEmail } from "#domain/partners/partnerInput.ts";
import type { ReinvitePartnerDialogMutation } from "../../__generated__/ReinvitePartnerDialogMutation.graphql.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { MadeInvitation } from "../../team/MadeInvitation.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { showError } from "../../ui/feedback/toast.ts";
import { FormActions } from "../../ui/form/FormActions.tsx";
import { formErrors } from "../../ui/form/formErrors.ts";
import { EmailField } from "./PartnerFields.tsx";

type Props = {
  /** The partner's global id. */
  id: string;
  name: string;
  email: string | null | undefined;
  onClosed: () => void;
};

/** Makes a new link and code for a partner who has not joined, or was revoked. */
export function ReinvitePartnerDialog({ id, name, email: former, onClosed }: Props) {
  const form = useForm({ initialValues: { email: former ?? "" } });
  const [made, setMade] = useState<{ link: string; code: string } | null>(null);
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
        }
      }
    }
  `);
  async function handleSubmit({ email }: { email: string }) {
    const problems = checkPartnerEmail(email);
    const [first] = problems;
    if (first !== undefined) {
      form.setErrors(formErrors(problems));
      return showError(first.message, "Validation Error");
    }
    const input = { id, email: email.trim() };
    const response = await invite({ input }, { onErrors: (errors) => form.setErrors(formErrors(errors)) });
    if (response) setMade({ link: response.reinvitePartner.link ?? "", code: response.reinvitePartner.code ?? "" });
  }
  return (
    <Dialog title={made === null ? `Invite ${name} again` : "The invitation"} isBusy={isBusy} onClosed={onClosed}>
      {(close) =>
        made === null ? (
          <form onSubmit={form.onSubmit((values) => void handleSubmit(values))} noValidate>
            <Stack gap="lg">
              <Text>A new link and code are made. An earlier one opens nothing any more.</Text>
              <EmailField field={form.getInputProps("email")} />
              <FormActions submitLabel="Create invitation" busyLabel="Creating..." isBusy={isBusy} onCancel={close} />
            </Stack>
          </form>
        ) : (
          <MadeInvitation {...made} onDone={close} />
        )
      }
    </Dialog>
  );
}
