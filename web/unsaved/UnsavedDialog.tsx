import { ConfirmDialog } from "../ui/dialog/ConfirmDialog.tsx";
import type { UnsavedGuard } from "./useUnsavedGuard.ts";

type Props = { guard: UnsavedGuard };

/** Asks before unsaved work is discarded. */
export function UnsavedDialog({ guard }: Props) {
  return (
    <ConfirmDialog
      isOpen={guard.isAsking}
      title="Unsaved Changes"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={guard.handleLeave}
      onCancel={guard.handleStay}
    >
      You have unsaved changes. Are you sure you want to leave? Your progress will be lost.
    </ConfirmDialog>
  );
}
