import { Anchor, Button, Stack, Text, TextInput, Title } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { Link } from "react-router";
import { PasswordField } from "../ui/form/PasswordField.tsx";
import styles from "./AccountCard.module.css";

export type Login = { email: string; password: string };
export const emptyLogin: Login = { email: "", password: "" };

type Props = {
  /** Why the user was sent here, such as an expired session; null when they came to sign in. */
  notice?: string | null;
  form: UseFormReturnType<Login>;
  isBusy: boolean;
  onSubmit: (values: Login) => void;
};

/** The Sign In form, for the app and for the prerendered page. */
export function LoginCard({ notice = null, form, isBusy, onSubmit }: Props) {
  return (
    <section className={styles.card}>
      <div>
        <Title order={1}>Sign In</Title>
        <Text c="dimmed">Welcome back.</Text>
      </div>
      {notice !== null && <output className={styles.notice}>{notice}</output>}
      <form onSubmit={form.onSubmit(onSubmit)} noValidate>
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
        <br />
        Invited?{" "}
        <Anchor component={Link} underline="always" to="/join">
          Enter your code
        </Anchor>
      </Text>
    </section>
  );
}
