import { Alert, Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { useEffect, useRef } from "react";
import { IconCheck, IconCopy } from "@tabler/icons-react";

type Props = {
  /** The label of the field with the secret. */
  label: string;
  secret: string;
  /** What to do with the secret. */
  children: React.ReactNode;
  onDone: () => void;
};

/** Shows a secret the only time it is visible, with a button that copies it. */
export function RevealOnce({ label, secret, children, onDone }: Props) {
  const field = useRef<HTMLInputElement>(null);
  // The dialog that it comes up in gave the focus to its form, which is gone.
  useEffect(() => field.current?.focus(), []);
  const clipboard = useClipboard({ timeout: 3_000 });
  return (
    <Stack gap="lg">
      <Alert color="ink" title="Copy it now">
        It is shown this once. {children}
      </Alert>
      <TextInput label={label} value={secret} readOnly onFocus={(event) => event.currentTarget.select()} ref={field} />
      <Group justify="flex-end" gap="xs">
        <Text size="sm" component="output" c="dimmed">
          {clipboard.copied ? "Copied" : ""}
        </Text>
        <Button
          variant="default"
          leftSection={clipboard.copied ? <IconCheck size={16} stroke={1.7} /> : <IconCopy size={16} stroke={1.7} />}
          onClick={() => clipboard.copy(secret)}
        >
          Copy
        </Button>
        <Button onClick={onDone}>Done</Button>
      </Group>
    </Stack>
  );
}
