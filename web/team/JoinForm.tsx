import { Button, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { graphql } from "react-relay";
import { useNavigate } from "react-router";
import { accountMessages, checkPasswordRepeat, checkSignUp } from "#domain/account/account.ts";
import type { JoinFormMutation } from "../__generated__/JoinFormMutation.graphql.ts";
import { useCommit } from "../relay/useCommit.ts";
import { beginSession } from "../account/beginSession.ts";
import { showError } from "../ui/feedback/toast.ts";
import { formErrors, requiredErrors } from "../ui/form/formErrors.ts";
import { markErrors } from "../ui/form/markErrors.ts";
import { PasswordField } from "../ui/form/PasswordField.tsx";

type Props = {
  code: string;
  isForOneAddress: boolean;
  /** Where the new account begins. */
  home: string;
  /** The invitation is used, withdrawn or expired by now. */
  onGone: () => void;
};
const empty = { name: "", email: "", password: "", confirmPassword: "" };

/** The form of a new account that accepts an invitation. */
export function JoinForm({ code, isForOneAddress, home, onGone }: Props) {
  const navigate = useNavigate();
  const form = useForm({ initialValues: empty });
  const [accept, isBusy] = useCommit<JoinFormMutation>(
    graphql`
      mutation JoinFormMutation($input: AcceptInvitationInput!) {
        acceptInvitation(input: $input) {
          jwt
          errors {
            message
            field
            code
          }
        }
      }
    `,
    { success: "Account created successfully", errorTitle: "Signup Failed" },
  );
  async function handleSubmit({ confirmPassword, ...input }: typeof empty) {
    const blank = requiredErrors({ ...input, confirmPassword });
    markErrors(form, blank);
    if (Object.keys(blank).length > 0) return showError(accountMessages.allRequired, "Required");
    const problems = [...checkPasswordRepeat(input.password, confirmPassword), ...checkSignUp({ ...input, type: "EXPORTER" })];
    if (problems.length > 0) {
      markErrors(form, formErrors(problems));
      return showError(problems[0]?.message ?? accountMessages.allRequired, "Validation Error");
    }
    const trimmed = { ...input, code, name: input.name.trim(), email: input.email.trim() };
    const response = await accept({ input: trimmed }, { onErrors: (errors) => markErrors(form, formErrors(errors)), onGone });
    if (!response?.acceptInvitation.jwt) return;
    beginSession(response.acceptInvitation.jwt);
    // Back must not lead to the used invitation.
    await navigate(home, { replace: true });
  }
  return (
    <form onSubmit={form.onSubmit((values) => void handleSubmit(values))} noValidate>
      <Stack gap="md">
        <TextInput label="Full Name" autoComplete="name" required {...form.getInputProps("name")} />
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          description={isForOneAddress ? "The address that was invited" : undefined}
          required
          {...form.getInputProps("email")}
        />
        <PasswordField
          label="Password"
          description="At least 6 characters"
          autoComplete="new-password"
          required
          {...form.getInputProps("password")}
        />
        <PasswordField label="Confirm Password" autoComplete="new-password" required {...form.getInputProps("confirmPassword")} />
        <Button type="submit" loading={isBusy} fullWidth>
          Create account
        </Button>
      </Stack>
    </form>
  );
}
