import { Stack, type ModalProps } from "@mantine/core";
import type { ReactNode } from "react";
import { FormActions } from "../form/FormActions.tsx";
import { useSubmitKeys } from "../keyboard/useSubmitKeys.ts";
import { Dialog } from "./Dialog.tsx";

type Props = {
  title: string;
  size?: ModalProps["size"];
  /** The distance between the fields. */
  gap?: "md" | "lg";
  /** The submit button's verb, such as 'Generate'. */
  submitLabel: string;
  /** The submit button's text while busy. */
  busyLabel?: string;
  /** The text of the button that closes it, if not 'Cancel'. */
  cancelLabel?: string;
  /** Whether the submit button is red: for what destroys or refuses something. */
  isDestructive?: boolean;
  isBusy: boolean;
  /** The form's fields. */
  children: ReactNode;
  /** What was made, shown in place of the form once it is set. Receives the function that closes the dialog, as `onSubmit` does. */
  renderResult?: ((close: () => void) => ReactNode) | null;
  onSubmit: (close: () => void) => void | Promise<void>;
  onClosed: () => void;
};

/**
 * A dialog that is one form: its fields, Cancel and a submit button, which Ctrl+Enter presses too. While busy it takes nothing in,
 * since it closes with the answer.
 */
export function FormDialog({
  gap = "lg",
  submitLabel,
  busyLabel = "Saving...",
  cancelLabel = "Cancel",
  isDestructive = false,
  children,
  renderResult = null,
  onSubmit,
  ...dialog
}: Props) {
  useSubmitKeys();
  return (
    <Dialog {...dialog}>
      {(close) =>
        renderResult?.(close) ?? (
          <form
            inert={dialog.isBusy}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void onSubmit(close);
            }}
          >
            <Stack gap={gap}>
              {children}
              <FormActions
                submitLabel={submitLabel}
                busyLabel={busyLabel}
                cancelLabel={cancelLabel}
                isDestructive={isDestructive}
                isBusy={dialog.isBusy}
                onCancel={close}
              />
            </Stack>
          </form>
        )
      }
    </Dialog>
  );
}
