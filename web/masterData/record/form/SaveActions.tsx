import { Button, Group } from "@mantine/core";

type Props = {
  /** What is added or updated, such as "Buyer". */
  label: string;
  isEditing: boolean;
  isSaving: boolean;
  /** Set when something else is missing first, such as a country for a port. */
  isBlocked?: boolean;
  /** False where the viewer's role does not allow it. */
  isOffered?: boolean;
  /** Cancels editing; absent in add mode. */
  onCancel?: (() => void) | undefined;
};

/** The buttons of a master data form. */
export function SaveActions({ label, isEditing, isSaving, isBlocked = false, isOffered = true, onCancel }: Props) {
  return (
    <Group justify="flex-end" gap="xs">
      {onCancel && (
        <Button variant="default" onClick={onCancel} disabled={isSaving}>
          Cancel
        </Button>
      )}
      {isOffered && (
        <Button type="submit" disabled={isSaving || isBlocked}>
          {isSaving ? "Saving..." : `${isEditing ? "Update" : "Add"} ${label}`}
        </Button>
      )}
    </Group>
  );
}
