import { Alert, Button, Group } from "@mantine/core";
import { useState } from "react";
import { withoutOldValues } from "../values/duplicateEdits.ts";
import { useFormStore } from "../values/formStore.ts";

/** Reminds of what a copy has from the shipment before and rarely keeps. */
export function DuplicateNotice() {
  const store = useFormStore();
  const [isOpen, setOpen] = useState(() => withoutOldValues(store.values()) !== store.values());
  if (!isOpen) return null;
  function handleClear() {
    store.update(withoutOldValues);
    handleClose();
  }
  function handleClose() {
    setOpen(false);
    // The buttons go; the focus must not go with them.
    document.querySelector<HTMLInputElement>('[data-path="name"]')?.focus();
  }
  return (
    <Alert color="yellow" variant="light">
      <Group justify="space-between" gap="sm">
        Container numbers, seals, weighings, marks and advance are the old ones
        <Group gap="xs">
          <Button size="compact-sm" variant="default" onClick={handleClear}>
            Clear them
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={handleClose}>
            Keep
          </Button>
        </Group>
      </Group>
    </Alert>
  );
}
