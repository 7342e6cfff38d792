import { Anchor, Button, Stack, Text, TextInput, Title } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { Link } from "react-router";
import type { AccountType } from "#domain/account/accountType.ts";
import { PasswordField } from "../ui/form/PasswordField.tsx";
import styles from "./AccountCard.module.css";
import { AccountTypePicker } from "./AccountTypePicker.tsx";

export type SignUp = { name: string; email: string; password: string; confirmPassword: string; type: AccountType };
export const emptySignUp: SignUp = { name: "", email: "", password: "", confirmPassword: "", type: "EXPORTER" };

type Props = { productName: string; form: UseFormReturnType<SignUp>; isBusy: boolean; onSubmit: (values: SignUp) => void };

/** The Sign Up form, for the app and for the prerendered page. */
export function SignUpCard({ productName, form, isBusy, onSubmit }: Props) {
  return (
    <section className={styles.card}>
      <div>
        <Title order={1}>Sign Up</Title>
        <Text c="dimmed">Create your {productName} account.</Text>
      </div>
      <form onSubmit={form.onSubmit(onSubmit)} noValidate>
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
        <br />
        Invited?{" "}
        <Anchor component={Link} underline="always" to="/join">
          Enter your code
        </Anchor>
      </Text>
    </section>
  );
}
