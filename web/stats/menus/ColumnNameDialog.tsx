import { TextInput } from "@mantine/core";
import { useState } from "react";
import { statsLimits } from "#domain/stats/stats.ts";
import { statsMessages } from "#domain/stats/statsMessages.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { showError } from "../../ui/feedback/toast.ts";
import { useFocusKept } from "../../ui/keyboard/useFocusKept.ts";

type Props = {
  title: string;
  submitLabel: string;
  name: string;
  /** Saves the name; returns whether the server accepted it. */
  onSubmit: (name: string) => Promise<boolean>;
  onClosed: () => void;
};

/** Asks for the name of a new column, or for a new name of an existing one. */
export function ColumnNameDialog({ title, submitLabel, name, onSubmit, onClosed }: Props) {
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const holdFocus = useFocusKept(isBusy);
  async function handleSubmit(close: () => void) {
    if (typed.trim() === "") {
      setError(statsMessages.columnNameEmpty);
      return showError(statsMessages.columnNameEmpty, "Validation Error");
    }
    holdFocus();
    setBusy(true);
    const isTaken = await onSubmit(typed.trim());
    setBusy(false);
    if (isTaken) close();
  }
  return (
    <FormDialog title={title} size="sm" submitLabel={submitLabel} isBusy={isBusy} onSubmit={handleSubmit} onClosed={onClosed}>
      <TextInput
        label="Column Name"
        required
        data-autofocus
        maxLength={statsLimits.columnName}
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError(null);
        }}
      />
    </FormDialog>
  );
}
