import { Anchor, Button, Stack, Text, TextInput, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { graphql } from "react-relay";
import { Link, useNavigate, useSearchParams } from "react-router";
import { accountMessages } from "#domain/account.ts";
import type { LoginPageMutation } from "../__generated__/LoginPageMutation.graphql.ts";
import { useCommit } from "../relay/useCommit.ts";
import { rememberedPath } from "../session/guard.ts";
import { startSession } from "../session/session.ts";
import { usePageTitle } from "../shell/pageTitle.ts";
import { PasswordField } from "../ui/PasswordField.tsx";
import { requiredErrors } from "../ui/formErrors.ts";
import { showError } from "../ui/toast.ts";
import styles from "./AccountCard.module.css";

/** Sign In (/login). */
export function Component() {
  usePageTitle("Sign In");
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const form = useForm({ initialValues: { email: "", password: "" } });
  const [logIn, isBusy] = useCommit<LoginPageMutation>(
    graphql`
      mutation LoginPageMutation($input: LogInInput!) {
        logIn(input: $input) {
          jwt
          viewer {
            status
          }
          errors {
            message
          }
        }
      }
    `,
    { success: "Login successful", errorTitle: "Login Failed" },
  );

  async function handleSubmit(values: typeof form.values) {
    const blank = requiredErrors(values);
    form.setErrors(blank);
    if (Object.keys(blank).length > 0) return showError(accountMessages.allRequired, "Required");
    if (!/^[^\s@]+@[^\s@]+$/.test(values.email.trim())) {
      form.setFieldError("email", accountMessages.emailInvalid);
      return showError(accountMessages.emailInvalid, "Validation Error");
    }
    const response = await logIn({ input: { ...values, email: values.email.trim() } });
    if (!response?.logIn.jwt) return;
    startSession(response.logIn.jwt);
    const isSetUp = response.logIn.viewer?.status === "ONBOARDING_COMPLETED";
    await navigate((isSetUp && rememberedPath(search)) || "/");
  }

  return (
    <section className={styles.card}>
      <div>
        <Title order={1}>Sign In</Title>
        <Text c="dimmed">Welcome back.</Text>
      </div>
      <form onSubmit={form.onSubmit((values) => void handleSubmit(values))} noValidate>
        <Stack gap="md">
          <TextInput label="Email" type="email" autoComplete="username" required {...form.getInputProps("email")} />
          <PasswordField label="Password" autoComplete="current-password" required {...form.getInputProps("password")} />
          <Button type="submit" loading={isBusy} fullWidth>
            Sign In
          </Button>
        </Stack>
      </form>
      <Text c="dimmed" ta="center">
        No account yet?{" "}
        <Anchor component={Link} underline="always" to="/signup">
          Sign Up
        </Anchor>
      </Text>
    </section>
  );
}
