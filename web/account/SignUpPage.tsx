import { Anchor, Button, Stack, Text, TextInput, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { graphql } from "react-relay";
import { Link, useNavigate } from "react-router";
import { accountMessages, checkPasswordRepeat, checkSignUp, type AccountType } from "#domain/account.ts";
import type { SignUpPageMutation } from "../__generated__/SignUpPageMutation.graphql.ts";
import { useCommit } from "../relay/useCommit.ts";
import { startSession } from "../session/session.ts";
import { usePageTitle } from "../shell/pageTitle.ts";
import { settings } from "../shell/settings.ts";
import { PasswordField } from "../ui/PasswordField.tsx";
import { formErrors, requiredErrors } from "../ui/formErrors.ts";
import { showError } from "../ui/toast.ts";
import styles from "./AccountCard.module.css";
import { AccountTypePicker } from "./AccountTypePicker.tsx";

type SignUp = { name: string; email: string; password: string; confirmPassword: string; type: AccountType };

/** Sign Up (/signup). */
export function Component() {
  usePageTitle("Sign Up");
  const navigate = useNavigate();
  const form = useForm<SignUp>({ initialValues: { name: "", email: "", password: "", confirmPassword: "", type: "EXPORTER" } });
  const [signUp, isBusy] = useCommit<SignUpPageMutation>(
    graphql`
      mutation SignUpPageMutation($input: SignUpInput!) {
        signUp(input: $input) {
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

  async function handleSubmit({ confirmPassword, ...input }: SignUp) {
    const blank = requiredErrors({ ...input, confirmPassword });
    form.setErrors(blank);
    if (Object.keys(blank).length > 0) return showError(accountMessages.allRequired, "Required");
    const problems = [...checkPasswordRepeat(input.password, confirmPassword), ...checkSignUp(input)];
    if (problems.length > 0) {
      form.setErrors(formErrors(problems));
      return showError(problems[0]?.message ?? accountMessages.allRequired, "Validation Error");
    }
    const trimmed = { ...input, name: input.name.trim(), email: input.email.trim() };
    const response = await signUp({ input: trimmed }, { onErrors: (errors) => form.setErrors(formErrors(errors)) });
    if (!response?.signUp.jwt) return;
    startSession(response.signUp.jwt);
    await navigate("/onboarding/welcome");
  }

  return (
    <section className={styles.card}>
      <div>
        <Title order={1}>Sign Up</Title>
        <Text c="dimmed">Create your {settings.productName} account.</Text>
      </div>
      <form onSubmit={form.onSubmit((values) => void handleSubmit(values))} noValidate>
        <Stack gap="md">
          <TextInput label="Full Name" autoComplete="name" required {...form.getInputProps("name")} />
          <TextInput label="Email" type="email" autoComplete="username" required {...form.getInputProps("email")} />
          <PasswordField
            label="Password"
            description="At least 6 characters"
            autoComplete="new-password"
            required
            {...form.getInputProps("password")}
          />
          <PasswordField label="Confirm Password" autoComplete="new-password" required {...form.getInputProps("confirmPassword")} />
          <AccountTypePicker value={form.values.type} error={form.errors["type"]} onChange={(type) => form.setFieldValue("type", type)} />
          <Button type="submit" loading={isBusy} fullWidth>
            Sign Up
          </Button>
        </Stack>
      </form>
      <Text c="dimmed" ta="center">
        Already have an account?{" "}
        <Anchor component={Link} underline="always" to="/login">
          Sign In
        </Anchor>
      </Text>
    </section>
  );
}
