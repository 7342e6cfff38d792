import { Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { FormActions } from "../../ui/form/FormActions.tsx";

type Props = { name: string; text: string; onSubmit: (text: string) => void; onClosed: () => void };

/** Asks what a column must show, so that the sheet shows those rows alone; empty shows all again. */
export function ColumnFilterDialog({ name, text, onSubmit, onClosed }: Props) {
  const [typed, setTyped] = useState(text);
  return (
    <Dialog title={`Filter by ${name}`} size="sm" onClosed={onClosed}>
      {(close) => (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit(typed.trim());
            close();
          }}
        >
          <Stack gap="lg">
            <TextInput
              label="Shows"
              description="Rows whose cell shows this text, whatever its case. Empty shows all rows."
              data-autofocus
              maxLength={255}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            <FormActions submitLabel="Filter" busyLabel="Filter" isBusy={false} onCancel={close} />
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
