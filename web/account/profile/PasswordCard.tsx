import { Button, Text } from "@mantine/core";
import { Section } from "../../ui/page/Section.tsx";

type Props = { onChange: () => void };

/** Leads to the form that changes the password. */
export function PasswordCard({ onChange }: Props) {
  return (
    <Section
      title="Password"
      actions={
        <Button variant="default" onClick={onChange}>
          Change Password
        </Button>
      }
    >
      <Text size="sm" c="dimmed">
        A new password ends every other session. API keys stay valid: revoke those that you no longer trust.
      </Text>
    </Section>
  );
}
