import { Anchor, Button, Stack, Text, TextInput, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { graphql, useFragment } from "react-relay";
import { Link, useNavigate } from "react-router";
import { accountMessages, checkPasswordRepeat, checkSignUp } from "#domain/account/account.ts";
import { roleNames, roleWords } from "#domain/account/role.ts";
import type { JoinCard_invitation$key } from "../__generated__/JoinCard_invitation.graphql.ts";
import type { JoinCardMutation } from "../__generated__/JoinCardMutation.graphql.ts";
import styles from "../account/AccountCard.module.css";
import { useCommit } from "../relay/useCommit.ts";
import { startSession } from "../session/session.ts";
import { showError } from "../ui/feedback/toast.ts";
import { formErrors, requiredErrors } from "../ui/form/formErrors.ts";
import { PasswordField } from "../ui/form/PasswordField.tsx";

type Props = { code: string; invitation: JoinCard_invitation$key };
const empty = { name: "", email: "", password: "", confirmPassword: "" };

/** Where an invitation leads, and the form that accepts it. */
export function JoinCard({ code, invitation }: Props) {
  const { office, role, isForOneAddress } = useFragment(
    graphql`
      fragment JoinCard_invitation on OpenInvitation {
        office
        role
        isForOneAddress
      }
    `,
    invitation,
  );
  const navigate = useNavigate();
  const form = useForm({ initialValues: empty });
  const [accept, isBusy] = useCommit<JoinCardMutation>(
    graphql`
      mutation JoinCardMutation($input: AcceptInvitationInput!) {
        acceptInvitation(input: $input) {
          jwt
          errors {
            message
            field
          }
        }
      }
    `,
    { success: "Account created successfully", errorTitle: "Signup Failed" },
  );
  async function handleSubmit({ confirmPassword, ...input }: typeof empty) {
    const blank = requiredErrors({ ...input, confirmPassword });
    form.setErrors(blank);
    if (Object.keys(blank).length > 0) return showError(accountMessages.allRequired, "Required");
    const problems = [...checkPasswordRepeat(input.password, confirmPassword), ...checkSignUp({ ...input, type: "EXPORTER" })];
    if (problems.length > 0) {
      form.setErrors(formErrors(problems));
      return showError(problems[0]?.message ?? accountMessages.allRequired, "Validation Error");
    }
    const trimmed = { ...input, code, name: input.name.trim(), email: input.email.trim() };
    const response = await accept({ input: trimmed }, { onErrors: (errors) => form.setErrors(formErrors(errors)) });
    if (!response?.acceptInvitation.jwt) return;
    startSession(response.acceptInvitation.jwt);
    await navigate("/dashboard");
  }
  return (
    <section className={styles.card}>
      <div>
        <Title order={1}>Join {office}</Title>
        <Text c="dimmed">
          {role
            ? `You are invited as ${roleNames[role]}: ${roleWords[role].toLowerCase()}.`
            : "You are invited as a partner of this office."}
        </Text>
      </div>
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
      <Text c="dimmed" ta="center">
        Already a member?{" "}
        <Anchor component={Link} underline="always" to="/login">
          Sign In
        </Anchor>
      </Text>
    </section>
  );
}
