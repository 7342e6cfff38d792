import { Checkbox, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { documentKinds, generateSet, type DocumentKind } from "#domain/documents/document.ts";
import { documentSetMessages, standardKinds } from "#domain/documents/documentSet.ts";
import { audienceMessages } from "#domain/partners/audience.ts";
import type { PartnerRole } from "#domain/partners/partner.ts";
import type { DocumentSetDialog_shipment$key } from "../../__generated__/DocumentSetDialog_shipment.graphql.ts";
import { DeletedNotice } from "../../liveUpdates/DeletedNotice.tsx";
import { AudienceField } from "../../partner/audience/AudienceField.tsx";
import { useSharing } from "../../partner/audience/useSharing.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { showError, showSuccess } from "../../ui/feedback/toast.ts";
import { useSubmitKeys } from "../../ui/keyboard/useSubmitKeys.ts";
import { FormActions } from "../../ui/form/FormActions.tsx";
import { StaleShipmentDialog } from "../dialog/StaleShipmentDialog.tsx";
import { SetDocuments } from "./SetDocuments.tsx";
import { blankNumbers, numbersOf, setDocument } from "./setNumbers.ts";
import type { SetNumbers } from "./setProposal.ts";
import { SetNumberInputs } from "./SetNumberInputs.tsx";
import { SetProgressBar } from "./SetProgressBar.tsx";
import { useGenerateSet } from "./useGenerateSet.ts";
import { useSetProposal } from "./useSetProposal.ts";

type Props = {
  shipment: DocumentSetDialog_shipment$key;
  /** Opens the dialog of a single document instead. */
  onSingle: (kind: DocumentKind) => void;
  onClosed: () => void;
};

const incomplete = "Please fill in all required fields";

/** Generate Set: several documents at once, with their numbers and dates, stored all or none. */
export function DocumentSetDialog({ shipment, onSingle, onClosed }: Props) {
  const { id, version } = useFragment(
    graphql`
      fragment DocumentSetDialog_shipment on Shipment {
        id
        version
      }
    `,
    shipment,
  );
  const [chosen, setChosen] = useState<readonly DocumentKind[]>(standardKinds);
  const [entered, setEntered] = useState<SetNumbers>({});
  const hasPartners = useSharing() !== null;
  const [audience, setAudience] = useState<PartnerRole[] | null>(null);
  const [isMerged, setMerged] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isStale, setStale] = useState(false);
  useSubmitKeys();
  const proposal = useSetProposal(id, entered);
  const { generate, giveUp, progress, isBusy } = useGenerateSet();
  const kinds = documentKinds.filter((kind) => chosen.includes(kind));
  const canMerge = kinds.length > 1;

  async function handleSubmit(wanted: number | null, close: () => void) {
    setStale(false);
    if (proposal === null) return;
    if (kinds.length === 0) return showError(documentSetMessages.empty, "Validation Error");
    const blank = blankNumbers(kinds, entered, proposal);
    setErrors(Object.fromEntries(blank.map((name) => [name, incomplete])));
    if (blank[0] !== undefined) {
      document.querySelector<HTMLInputElement>(`input[name="${blank[0]}"]`)?.focus();
      return showError(incomplete, "Required");
    }
    const documents = kinds.map((kind) => setDocument(kind, { kinds, entered, proposal }));
    const input = { shipmentId: id, version: wanted, documents, merged: isMerged && canMerge, ...(audience && { audience }) };
    const response = await generate(
      { input },
      {
        onConflict: () => setStale(true),
        onErrors(refused) {
          const marks = refused.map(({ message, field }) => [kinds[Number(field?.[1] ?? -1)] ?? "", message]);
          setErrors(Object.fromEntries(marks));
        },
      },
    );
    if (response === null) return;
    showSuccess(documentSetMessages.generated(kinds.length));
    close();
  }
  return (
    <Dialog title={generateSet} size={620} isBusy={isBusy} onClosed={onClosed}>
      {(close) =>
        proposal === null ? (
          <Text>This server does not generate sets of documents. Each document can be generated alone.</Text>
        ) : (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void handleSubmit(version ?? null, close);
            }}
            noValidate
          >
            <Stack gap="lg">
              <DeletedNotice shipmentId={id} />
              <SetDocuments
                proposal={proposal}
                chosen={chosen}
                errors={errors}
                isDisabled={isBusy}
                onChange={setChosen}
                onSingle={onSingle}
              />
              <SetNumberInputs
                fields={numbersOf(kinds)}
                proposal={proposal}
                entered={entered}
                errors={errors}
                isDisabled={isBusy}
                onChange={(change) => setEntered((before) => ({ ...before, ...change }))}
              />
              <Checkbox
                label="One merged PDF too"
                description="All documents in the order of this list, with bookmarks."
                checked={isMerged && canMerge}
                disabled={isBusy || !canMerge}
                onChange={(event) => setMerged(event.currentTarget.checked)}
              />
              {hasPartners && (
                <AudienceField value={audience} onChange={setAudience} otherwise={audienceMessages.automatic} isDisabled={isBusy} />
              )}
              {progress !== null && <SetProgressBar kinds={kinds} {...progress} />}
              <FormActions submitLabel="Generate" busyLabel="Generating..." isBusy={isBusy} canGiveUp onCancel={isBusy ? giveUp : close} />
            </Stack>
            <StaleShipmentDialog
              isOpen={isStale}
              shipmentId={id}
              onReloaded={() => setStale(false)}
              onGenerate={(stored) => void handleSubmit(stored, close)}
              onClose={() => setStale(false)}
            />
          </form>
        )
      }
    </Dialog>
  );
}
