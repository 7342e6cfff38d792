import { StaleDialog } from "./StaleDialog.tsx";

type Props = {
  isOpen: boolean;
  /** What happened, without a full stop. */
  notice: string;
  isBusy: boolean;
  /** Discards the user's changes and loads what is stored. */
  onReload: () => void;
  /** Keeps the user's changes, to replace what is stored. */
  onKeep: () => void;
};

/** What is being edited was saved elsewhere since it was opened: the user chooses whose version counts. */
export function StaleEditDialog({ isOpen, notice, isBusy, onReload, onKeep }: Props) {
  return (
    <StaleDialog
      isOpen={isOpen}
      isBusy={isBusy}
      safe={{ label: "Keep editing", onChosen: onKeep }}
      other={{ label: "Reload", onChosen: onReload }}
      onClose={onKeep}
    >
      {notice}. Reload to see what is stored and lose your changes, or keep editing: saving again then replaces what was changed elsewhere.
    </StaleDialog>
  );
}
