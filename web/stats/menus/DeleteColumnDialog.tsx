import { useState } from "react";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { useFocusKept } from "../../ui/keyboard/useFocusKept.ts";

type Props = { name: string; onDelete: () => Promise<boolean>; onClosed: () => void };

/** Asks before a column goes with all its cells. */
export function DeleteColumnDialog({ name, onDelete, onClosed }: Props) {
  const [isBusy, setBusy] = useState(false);
  const holdFocus = useFocusKept(isBusy);
  async function handleDelete() {
    holdFocus();
    setBusy(true);
    const isGone = await onDelete();
    setBusy(false);
    if (isGone) onClosed();
  }
  return (
    <ConfirmDialog
      isOpen
      title="Delete Column"
      confirmLabel="Delete"
      isBusy={isBusy}
      onConfirm={() => void handleDelete()}
      onCancel={onClosed}
    >
      Are you sure you want to delete the column &apos;{name}&apos; with all its cells? This action cannot be undone.
    </ConfirmDialog>
  );
}
