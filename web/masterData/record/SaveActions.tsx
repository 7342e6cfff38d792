import { Button, Group } from "@mantine/core";

type Props = {
  /** What is added or updated, such as "Buyer". */
  label: string;
  isEditing: boolean;
  isSaving: boolean;
  /** Something else is missing first, such as a country for a port. */
  isBlocked?: boolean;
  /** The way out without saving; there is none where a blank form simply waits. */
  onCancel?: () => void;
};

/** The last line of a form for master data. */
export function SaveActions({ label, isEditing, isSaving, isBlocked = false, onCancel }: Props) {
  return (
    <Group justify="flex-end" gap="xs">
      {onCancel && (
        <Button variant="default" onClick={onCancel} disabled={isSaving}>
          Cancel
        </Button>
      )}
      <Button type="submit" disabled={isSaving || isBlocked}>
        {isSaving ? "Saving..." : `${isEditing ? "Update" : "Add"} ${label}`}
      </Button>
    </Group>
  );
}
