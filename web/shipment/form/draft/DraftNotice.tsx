import { Alert, Button, Group, Text } from "@mantine/core";
import { IconHistory } from "@tabler/icons-react";
import { useState } from "react";
import { localDayTime } from "#domain/time/localTime.ts";
import type { OpenForm } from "./openForm.ts";

type Props = { form: OpenForm };

/** Offers a draft left by a closed tab, an expired session or a crash. */
export function DraftNotice({ form }: Props) {
  const [draft, setDraft] = useState(form.leftBehind);
  if (draft === null) return null;
  function handleRestore() {
    if (draft !== null) form.restore(draft);
    setDraft(null);
  }
  function handleDiscard() {
    form.dropDraft();
    setDraft(null);
  }
  return (
    <Alert icon={<IconHistory size={18} stroke={1.7} />} title="Unsaved draft" color="ink">
      <Group justify="space-between" gap="sm">
        <Text size="sm">What you typed here on {localDayTime(draft.savedAt)} was not saved.</Text>
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={handleDiscard}>
            Discard draft
          </Button>
          <Button size="xs" onClick={handleRestore}>
            Restore draft
          </Button>
        </Group>
      </Group>
    </Alert>
  );
}
