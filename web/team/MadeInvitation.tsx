import { Alert, Button, Group, Stack, TextInput } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { invitationDays } from "#domain/account/team.ts";

type Props = {
  link: string;
  code: string;
  /** Where an e-mail with the link goes; null: nowhere. */
  sentTo?: string | null;
  onDone: () => void;
};

/** A new invitation's link and code, the only time that they are visible. */
export function MadeInvitation({ link, code, sentTo = null, onDone }: Props) {
  // The link as another person needs it: a server without a public address returns a path.
  const address = new URL(link, window.location.origin).href;
  return (
    <Stack gap="lg">
      <Alert color="ink" title="Copy it now">
        {sentTo === null
          ? `Send the link, or tell the code: it is entered at ${window.location.host}/join.`
          : `An e-mail with the link is on its way to ${sentTo}.`}{" "}
        Both are shown this once, and good for one person and {invitationDays} days.
      </Alert>
      <CopiedText label="Link" text={address} isFirst />
      <CopiedText label="Code" text={code} />
      <Group justify="flex-end">
        <Button onClick={onDone}>Done</Button>
      </Group>
    </Stack>
  );
}

type CopiedTextProps = { label: string; text: string; isFirst?: boolean };

function CopiedText({ label, text, isFirst = false }: CopiedTextProps) {
  const clipboard = useClipboard({ timeout: 3_000 });
  return (
    <Group align="flex-end" gap="xs" wrap="nowrap">
      <TextInput
        flex={1}
        label={label}
        value={text}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        data-autofocus={isFirst || undefined}
      />
      <Button variant="default" aria-label={`Copy ${label.toLowerCase()}`} onClick={() => clipboard.copy(text)}>
        <span aria-live="polite">{clipboard.copied ? "Copied" : "Copy"}</span>
      </Button>
    </Group>
  );
}
