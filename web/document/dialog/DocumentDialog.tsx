import { Stack, Text } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { documentOf, type DocumentKind } from "#domain/documents/document.ts";
import { audienceMessages } from "#domain/partners/audience.ts";
import type { PartnerRole } from "#domain/partners/partner.ts";
import type { DocumentDefinition } from "#domain/documents/documentDefinition.ts";
import type { DocumentDialog_shipment$key } from "../../__generated__/DocumentDialog_shipment.graphql.ts";
import { DeletedNotice } from "../../liveUpdates/DeletedNotice.tsx";
import { AudienceField } from "../../partner/audience/AudienceField.tsx";
import { useSharing } from "../../partner/audience/useSharing.ts";
import { WarningList } from "../../ui/feedback/WarningList.tsx";
import { lazyPart } from "../../ui/loading/lazyPart.ts";
import { PromptSuspense } from "../../ui/loading/PromptSuspense.tsx";
import { useSubmitKeys } from "../../ui/keyboard/useSubmitKeys.ts";
import { FormActions } from "../../ui/form/FormActions.tsx";
import { GuardedDialog } from "../../unsaved/GuardedDialog.tsx";
import { UnknownFields } from "../mergeFields/UnknownFields.tsx";
import { DocumentPreview } from "../preview/DocumentPreview.tsx";
import { PreviewSwitch } from "../preview/PreviewSwitch.tsx";
import { useDocumentPreview } from "../preview/useDocumentPreview.ts";
import { usePreviewChoice } from "../preview/usePreviewChoice.ts";
import styles from "./DocumentDialog.module.css";
import { DocumentFields } from "./inputs/DocumentFields.tsx";
import { hinted, isComplete, markFieldErrors, previewHint, useDocumentForm } from "./documentForm.ts";
import { documentInputOf } from "./documentInput.ts";
import { DocumentFieldInput } from "./inputs/DocumentFieldInput.tsx";
import { documentWarnings } from "./documentWarnings.ts";
import { useProposals } from "./proposals.ts";
import { useGenerateDocument } from "./useGenerateDocument.ts";
import { useNumberWarnings } from "./useNumberWarnings.ts";

const StaleShipmentDialog = lazyPart(async () => (await import("./StaleShipmentDialog.tsx")).StaleShipmentDialog);

type Props = { kind: DocumentKind; shipment: DocumentDialog_shipment$key; onClosed: () => void };

/** The dialog of every kind of document: form, live preview, and Generate, which closes the dialog on success. */
export function DocumentDialog({ kind, shipment, onClosed }: Props) {
  const data = useFragment(
    graphql`
      fragment DocumentDialog_shipment on Shipment {
        id
        version
        ...proposals_shipment
        ...DocumentFieldInput_shipment
      }
    `,
    shipment,
  );
  const { id, version } = data;
  const definition: DocumentDefinition = documentOf(kind);
  const { words } = definition;
  const proposals = useProposals(definition, data);
  const form = useDocumentForm(definition, proposals);
  const [commit, isBusy] = useGenerateDocument(words.generated);
  const [isWanted, setWanted] = usePreviewChoice();
  const hint = previewHint(definition, form.values);
  const document = documentInputOf(definition, form.values);
  const preview = useDocumentPreview(isWanted && hint === null ? { shipmentId: id, document } : null, version ?? null);
  const isLive = isWanted && !preview.isMissing;
  const { byPath, others } = documentWarnings(definition, isLive ? (preview.drawing?.warnings ?? []) : []);
  const numberWarnings = useNumberWarnings(definition, id, form.values);
  const warnings = new Map([...byPath, ...numberWarnings]);
  useSubmitKeys();
  const hasPartners = useSharing() !== null;
  const [audience, setAudience] = useState<PartnerRole[] | null>(null);
  const [isStale, setStale] = useState(false);

  async function generate(wanted: number | null, close: () => void) {
    setStale(false);
    if (!isComplete(definition, form)) return;
    const response = await commit(
      { input: { shipmentId: id, version: wanted, document, ...(audience && { audience }) } },
      {
        onConflict: () => setStale(true),
        onErrors: (errors) => markFieldErrors(form, definition, errors),
      },
    );
    if (response !== null) close();
  }
  return (
    <GuardedDialog
      title={`Generate ${words.name}`}
      size={isLive ? 1360 : 620}
      isBusy={isBusy}
      isChanged={() => form.isDirty()}
      onClosed={onClosed}
    >
      {(close, leave) => (
        <div className={styles.columns} data-live={isLive || undefined}>
          {!preview.isMissing && <PreviewSwitch isLive={isLive} onChange={setWanted} />}
          <form
            inert={isBusy}
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              void generate(version ?? null, close);
            }}
            noValidate
          >
            <Stack gap="lg">
              <DeletedNotice shipmentId={id} />
              <DocumentFields definition={definition} shipmentId={id}>
                {(field, isFirst) => (
                  <DocumentFieldInput
                    key={field.name}
                    shipment={data}
                    form={form}
                    field={hinted(field, form, proposals)}
                    path={field.name}
                    warnings={warnings}
                    isFirst={isFirst}
                  />
                )}
              </DocumentFields>
              {words.note !== undefined && (
                <Text size="sm" c="dimmed">
                  {words.note}
                </Text>
              )}
              <WarningList messages={others} />
              {isLive && <UnknownFields names={preview.drawing?.unknownFields ?? []} />}
              {hasPartners && <AudienceField value={audience} onChange={setAudience} otherwise={audienceMessages.automatic} />}
              <FormActions submitLabel="Generate" busyLabel="Generating..." isBusy={isBusy} onCancel={leave} />
            </Stack>
          </form>
          {isLive && <DocumentPreview preview={preview} hint={hint} />}
          <PromptSuspense>
            <StaleShipmentDialog
              isOpen={isStale}
              shipmentId={id}
              onReloaded={() => setStale(false)}
              onGenerate={(known) => void generate(known, close)}
              onClose={() => setStale(false)}
            />
          </PromptSuspense>
        </div>
      )}
    </GuardedDialog>
  );
}
