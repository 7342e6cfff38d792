import { PasswordInput, type PasswordInputProps } from "@mantine/core";

/** A masked field with a toggle to show what is typed. Unlike the library's own it tells assistive technology when it is wrong. */
export function PasswordField({ error, ...props }: PasswordInputProps) {
  return <PasswordInput {...props} error={error} aria-invalid={Boolean(error) || undefined} />;
}
