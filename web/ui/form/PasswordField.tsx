import { PasswordInput, type PasswordInputProps } from "@mantine/core";

/** A masked field with a toggle that shows the text. Unlike the library's own it announces its invalid state. */
export function PasswordField({ error, ...props }: PasswordInputProps) {
  return <PasswordInput {...props} error={error} aria-invalid={Boolean(error) || undefined} />;
}
