import { Button, Group } from "@mantine/core";
import { useEffect, useRef } from "react";

type Props = {
  /** What is added or updated, such as "Buyer". */
  label: string;
  isEditing: boolean;
  isSaving: boolean;
  /** Set when something else is missing first, such as a country for a port. */
  isBlocked?: boolean;
  /** Cancels editing; absent in add mode. */
  onCancel?: (() => void) | undefined;
};

/** The buttons of a master data form. */
export function SaveActions({ label, isEditing, isSaving, isBlocked = false, onCancel }: Props) {
  const submit = useRef<HTMLButtonElement>(null);
  // A browser takes the focus from a disabled button: it is back where it was if what was saved is refused.
  useEffect(() => {
    if (!isSaving) return;
    const button = submit.current;
    return () => {
      if (document.activeElement === document.body) button?.focus();
    };
  }, [isSaving]);
  return (
    <Group justify="flex-end" gap="xs">
      {onCancel && (
        <Button variant="default" onClick={onCancel} disabled={isSaving}>
          Cancel
        </Button>
      )}
      <Button ref={submit} type="submit" disabled={isSaving || isBlocked}>
        {isSaving ? "Saving..." : `${isEditing ? "Update" : "Add"} ${label}`}
      </Button>
    </Group>
  );
}
