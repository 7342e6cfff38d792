import { Alert, Button, Group, Text } from "@mantine/core";
import { IconHistory } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { localDayTime } from "#domain/time/localTime.ts";
import type { OpenForm } from "./openForm.ts";

type Props = { form: OpenForm };

/** Offers a draft left by a closed tab, an expired session or a crash. */
export function DraftNotice({ form }: Props) {
  const [draft, setDraft] = useState(form.leftBehind);
  const notice = useRef<HTMLDivElement>(null);
  if (draft === null) return null;
  /** The buttons go with the notice: the focus is at the form's first field, as when it opened. */
  function close() {
    notice.current?.closest("form")?.querySelector<HTMLElement>('[data-path="name"]')?.focus();
    setDraft(null);
  }
  function handleRestore() {
    if (draft !== null) form.restore(draft);
    close();
  }
  function handleDiscard() {
    form.dropDraft();
    close();
  }
  return (
    <Alert ref={notice} icon={<IconHistory size={18} stroke={1.7} />} title="Unsaved draft" color="ink">
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
