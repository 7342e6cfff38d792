import { documentNames, missingInDocument, type DocumentRequest } from "#domain/documents/document.ts";
import { Stack, Switch } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { DocumentDialog_shipment$key } from "../../__generated__/DocumentDialog_shipment.graphql.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { FormActions } from "../../ui/form/FormActions.tsx";
import styles from "./DocumentDialog.module.css";
import type { Generation } from "./documentForm.ts";
import { documentInputOf } from "./documentInput.ts";
import { DocumentPreview } from "../preview/DocumentPreview.tsx";
import { StaleShipmentDialog } from "./StaleShipmentDialog.tsx";
import { UnknownFields } from "../mergeFields/UnknownFields.tsx";
import { useDocumentPreview } from "../preview/useDocumentPreview.ts";
import { usePreviewChoice } from "../preview/usePreviewChoice.ts";

type Props = {
  shipment: DocumentDialog_shipment$key;
  /** The document as filled in so far. */
  document: DocumentRequest;
  isBusy: boolean;
  /** The form's fields; the preview is next to them. */
  children: ReactNode;
  /** Generates the document; resolves to whether it succeeded. */
  onGenerate: (generation: Generation) => Promise<boolean>;
  onClosed: () => void;
};

/** The frame of the five document dialogs: form, live preview, and Generate, which closes the dialog on success. */
export function DocumentDialog({ shipment, document, isBusy, children, onGenerate, onClosed }: Props) {
  const { id, version } = useFragment(
    graphql`
      fragment DocumentDialog_shipment on Shipment {
        id
        version
      }
    `,
    shipment,
  );
  const [isWanted, setWanted] = usePreviewChoice();
  const isWhole = missingInDocument(document).length === 0;
  const preview = useDocumentPreview(isWanted && isWhole ? { shipmentId: id, document: documentInputOf(document) } : null, version ?? null);
  const isLive = isWanted && !preview.isMissing;
  const [isStale, setStale] = useState(false);
  async function generate(wanted: number | null, close: () => void) {
    setStale(false);
    if (await onGenerate({ version: wanted, onStale: () => setStale(true) })) close();
  }
  return (
    <Dialog title={`Generate ${documentNames[document.kind]}`} size={isLive ? 1360 : 620} isBusy={isBusy} onClosed={onClosed}>
      {(close) => (
        <div className={styles.columns} data-live={isLive || undefined}>
          {!preview.isMissing && (
            <Switch
              className={styles.choice}
              label="Live preview"
              labelPosition="left"
              checked={isLive}
              onChange={(event) => setWanted(event.currentTarget.checked)}
            />
          )}
          <form
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              void generate(version ?? null, close);
            }}
            noValidate
          >
            <Stack gap="lg">
              {children}
              {isLive && <UnknownFields names={preview.drawing?.unknownFields ?? []} />}
              <FormActions submitLabel="Generate" busyLabel="Generating..." isBusy={isBusy} onCancel={close} />
            </Stack>
          </form>
          {isLive && <DocumentPreview preview={preview} hint={isWhole ? null : hintOf(document)} />}
          <StaleShipmentDialog
            isOpen={isStale}
            shipmentId={id}
            onReloaded={() => setStale(false)}
            onGenerate={(stored) => void generate(stored, close)}
            onClose={() => setStale(false)}
          />
        </div>
      )}
    </Dialog>
  );
}

function hintOf({ kind }: DocumentRequest): string {
  if (kind === "custom-document") return "The document is drawn here once it has a template and a body.";
  return "The document is drawn here once its number and date are filled in.";
}
