import { documentNames, type DocumentKind } from "#domain/document.ts";
import { Stack } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import { Dialog } from "../ui/Dialog.tsx";
import { FormActions } from "../ui/FormActions.tsx";
import styles from "./DocumentDialog.module.css";

type Props = {
  kind: DocumentKind;
  isBusy: boolean;
  /** What the document is to show; the columns beside it are free for how it will look. */
  children: ReactNode;
  /** Generates the document; answers whether it was made. */
  onGenerate: () => Promise<boolean>;
  onClosed: () => void;
};

/** The frame of the five document dialogs: what to print, and Generate, which closes the dialog once the document is there. */
export function DocumentDialog({ kind, isBusy, children, onGenerate, onClosed }: Props) {
  async function handleSubmit(event: FormEvent, close: () => void) {
    event.preventDefault();
    if (await onGenerate()) close();
  }
  return (
    <Dialog title={`Generate ${documentNames[kind]}`} size={620} isBusy={isBusy} onClosed={onClosed}>
      {(close) => (
        <div className={styles.columns}>
          <form onSubmit={(event) => void handleSubmit(event, close)} noValidate>
            <Stack gap="lg">
              {children}
              <FormActions submitLabel="Generate" busyLabel="Generating..." isBusy={isBusy} onCancel={close} />
            </Stack>
          </form>
        </div>
      )}
    </Dialog>
  );
}
