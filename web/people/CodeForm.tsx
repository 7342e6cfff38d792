import { Button, Stack, TextInput } from "@mantine/core";
import { useState, type FormEvent } from "react";
import { useNavigate } from "react-router";
import { displayCode, readCode } from "#domain/account/invitationCode.ts";

/** The field for the code of an invitation: case, blanks and hyphens do not matter. */
export function CodeForm() {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | null>(null);
  const navigate = useNavigate();
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = readCode(typed);
    if (code !== null) return void navigate(`/join/${displayCode(code)}`);
    setError("A code has 12 letters and digits, such as K7QM-2XTD-9F4C");
    event.currentTarget.querySelector("input")?.focus();
  }
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap="md">
        <TextInput
          label="Invitation code"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          error={error}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setError(null);
          }}
        />
        <Button type="submit" fullWidth>
          Continue
        </Button>
      </Stack>
    </form>
  );
}
