import { documentNames, missingInDocument, type DocumentRequest } from "#domain/document.ts";
import { Stack, Switch } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import { Dialog } from "../ui/Dialog.tsx";
import { FormActions } from "../ui/FormActions.tsx";
import styles from "./DocumentDialog.module.css";
import { documentInputOf } from "./documentInput.ts";
import { DocumentPreview } from "./DocumentPreview.tsx";
import { UnknownFields } from "./UnknownFields.tsx";
import { useDocumentPreview } from "./useDocumentPreview.ts";
import { usePreviewChoice } from "./usePreviewChoice.ts";

type Props = {
  shipmentId: string;
  /** The document as it is filled in so far. */
  document: DocumentRequest;
  isBusy: boolean;
  /** What the document is to show; beside it stands how it will look. */
  children: ReactNode;
  /** Generates the document; answers whether it was made. */
  onGenerate: () => Promise<boolean>;
  onClosed: () => void;
};

/** The frame of the five document dialogs: what to print, how it will look, and Generate, which closes the dialog once the document is there. */
export function DocumentDialog({ shipmentId, document, isBusy, children, onGenerate, onClosed }: Props) {
  const [isLive, setLive] = usePreviewChoice();
  const isWhole = missingInDocument(document).length === 0;
  const preview = useDocumentPreview(isLive && isWhole ? { shipmentId, document: documentInputOf(document) } : null);
  async function handleSubmit(event: FormEvent, close: () => void) {
    event.preventDefault();
    if (await onGenerate()) close();
  }
  return (
    <Dialog title={`Generate ${documentNames[document.kind]}`} size={isLive ? 1360 : 620} isBusy={isBusy} onClosed={onClosed}>
      {(close) => (
        <div className={styles.columns} data-live={isLive || undefined}>
          <Switch
            className={styles.choice}
            label="Live preview"
            labelPosition="left"
            checked={isLive}
            onChange={(event) => setLive(event.currentTarget.checked)}
          />
          <form className={styles.form} onSubmit={(event) => void handleSubmit(event, close)} noValidate>
            <Stack gap="lg">
              {children}
              {isLive && <UnknownFields names={preview.drawing?.unknownFields ?? []} />}
              <FormActions submitLabel="Generate" busyLabel="Generating..." isBusy={isBusy} onCancel={close} />
            </Stack>
          </form>
          {isLive && <DocumentPreview preview={preview} hint={isWhole ? null : hintOf(document)} />}
        </div>
      )}
    </Dialog>
  );
}

function hintOf({ kind }: DocumentRequest): string {
  if (kind === "custom-document") return "The document is drawn here once it has a template and a body.";
  return "The document is drawn here once its number and date are filled in.";
}
