import { Checkbox, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { graphql } from "react-relay";
import type { Role } from "#domain/account/role.ts";
import { checkInvitation } from "#domain/account/team.ts";
import { checkRecipient } from "#domain/mail/mail.ts";
import type { InviteDialogMutation } from "../__generated__/InviteDialogMutation.graphql.ts";
import { useCommit } from "../relay/useCommit.ts";
import { FormDialog } from "../ui/dialog/FormDialog.tsx";
import { formErrors } from "../ui/form/formErrors.ts";
import { markErrors } from "../ui/form/markErrors.ts";
import { showError } from "../ui/feedback/toast.ts";
import { MadeInvitation } from "./MadeInvitation.tsx";
import { RoleChoice } from "./RoleChoice.tsx";

type Props = { canSendMail: boolean; onClosed: () => void };
type Values = { role: Role; email: string; sendsMail: boolean };

/** Invites a person, and shows link and code once. */
export function InviteDialog({ canSendMail, onClosed }: Props) {
  const form = useForm<Values>({ initialValues: { role: "EDITOR", email: "", sendsMail: false } });
  const [made, setMade] = useState<{ link: string; code: string; sentTo: string | null } | null>(null);
  const [invite, isBusy] = useCommit<InviteDialogMutation>(graphql`
    mutation InviteDialogMutation($input: InviteMemberInput!) {
      inviteMember(input: $input) {
        code
        link
        viewer {
          ...Invitations_viewer
        }
        errors {
          message
          field
        }
      }
    }
  `);
  async function handleSubmit({ role, email: entered, sendsMail }: Values) {
    const email = entered.trim();
    const problems = [...checkInvitation({ role, email }), ...(sendsMail ? checkRecipient(email) : [])];
    const [first] = problems;
    if (first !== undefined) {
      markErrors(form, formErrors(problems));
      return showError(first.message, "Validation Error");
    }
    const input = { role, ...(email !== "" && { email }), ...(sendsMail && { sendsMail }) };
    const response = await invite({ input }, { onErrors: (errors) => markErrors(form, formErrors(errors)) });
    if (!response) return;
    const { link, code } = response.inviteMember;
    setMade({ link: link ?? "", code: code ?? "", sentTo: sendsMail ? email : null });
  }
  return (
    <FormDialog
      title={made === null ? "Invite Member" : "The Invitation"}
      isBusy={isBusy}
      onClosed={onClosed}
      submitLabel="Create invitation"
      busyLabel="Creating..."
      renderResult={made === null ? null : (close) => <MadeInvitation {...made} onDone={close} />}
      onSubmit={() => form.onSubmit((values) => void handleSubmit(values))()}
    >
      <RoleChoice field={form.getInputProps("role")} />
      <TextInput
        label="E-mail"
        type="email"
        autoComplete="off"
        description="Then only this address may accept it. Left empty, anybody with the code may."
        {...form.getInputProps("email")}
      />
      {canSendMail && <Checkbox label="Send it by e-mail" {...form.getInputProps("sendsMail", { type: "checkbox" })} />}
    </FormDialog>
  );
}
