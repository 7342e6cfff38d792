import { Button, Checkbox, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { attachmentTypeNames } from "#domain/documents/attachment.ts";
import { maxPaperNote, paperTypes, type PaperType } from "#domain/documents/papers.ts";
import type { PapersDialog_shipment$key } from "../__generated__/PapersDialog_shipment.graphql.ts";
import type { PapersDialogMutation } from "../__generated__/PapersDialogMutation.graphql.ts";
import { useCommit } from "../relay/useCommit.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { useSubmitKeys } from "../ui/keyboard/useSubmitKeys.ts";
import { FormActions } from "../ui/form/FormActions.tsx";
import { PaperDetailFields, type EnteredDetails } from "./PaperDetailFields.tsx";

type Props = { shipment: PapersDialog_shipment$key; onClosed: () => void };

/** Which papers the shipment needs, and what is asked of each. */
export function PapersDialog({ shipment, onClosed }: Props) {
  useSubmitKeys();
  const { id, paperSet } = useFragment(
    graphql`
      fragment PapersDialog_shipment on Shipment {
        id
        paperSet {
          isChosen
          papers {
            type
            isNeeded
            originals
            copies
            note
            dueOn
          }
        }
      }
    `,
    shipment,
  );
  const papers = paperSet?.papers ?? [];
  const needed = papers.filter(({ isNeeded }) => isNeeded).map(({ type }) => type);
  const [chosen, setChosen] = useState<readonly string[]>(needed);
  const [entered, setEntered] = useState<Partial<Record<string, EnteredDetails>>>({});
  const [save, isBusy] = useCommit<PapersDialogMutation>(
    graphql`
      mutation PapersDialogMutation($input: SetPapersInput!) {
        setPapers(input: $input) {
          shipment {
            paperSet {
              neededCount
              availableCount
              papers {
                type
                ...PaperLine_paper
              }
            }
            ...PapersDialog_shipment
          }
          errors {
            message
          }
        }
      }
    `,
    { success: "Document set saved", failure: "Failed to save the document set" },
  );
  const detailsOf = (type: PaperType): EnteredDetails => {
    const { originals, copies, note, dueOn } = papers.find((paper) => paper.type === type && paper.isNeeded) ?? {};
    return entered[type] ?? { originals: originals ?? "", copies: copies ?? "", note: note ?? "", dueOn: dueOn ?? "" };
  };
  const inputOf = (type: PaperType) => {
    const { originals, copies, note, dueOn } = detailsOf(type);
    return { type, originals: originals === "" ? null : originals, copies: copies === "" ? null : copies, note, dueOn: dueOn || null };
  };
  const isTooLong = paperTypes.some((type) => chosen.includes(type) && detailsOf(type).note.trim().length > maxPaperNote);
  async function handleSave(wanted: PaperType[] | null, close: () => void) {
    if (wanted !== null && isTooLong) return;
    if (await save({ input: { shipmentId: id, papers: wanted?.map(inputOf) ?? null } })) close();
  }
  return (
    <Dialog title="Choose Documents" isBusy={isBusy} onClosed={onClosed}>
      {(close) => (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void handleSave(
              paperTypes.filter((type) => chosen.includes(type)),
              close,
            );
          }}
        >
          <Stack gap="md">
            <Text size="sm">
              The documents that this shipment needs. The next shipment to the same consignee begins with the same choice.
            </Text>
            <Checkbox.Group label="Documents" value={[...chosen]} onChange={setChosen}>
              <Stack gap="xs" mt="xs">
                {paperTypes.map((type) => (
                  <div key={type}>
                    <Checkbox value={type} label={attachmentTypeNames[type]} disabled={isBusy} />
                    {chosen.includes(type) && (
                      <PaperDetailFields
                        type={type}
                        value={detailsOf(type)}
                        isDisabled={isBusy}
                        onChange={(value) => setEntered({ ...entered, [type]: value })}
                      />
                    )}
                  </div>
                ))}
              </Stack>
            </Checkbox.Group>
            {paperSet?.isChosen && (
              <Button variant="default" disabled={isBusy} onClick={() => void handleSave(null, close)}>
                Take those that the terms ask for
              </Button>
            )}
            <FormActions submitLabel="Save" busyLabel="Saving..." isBusy={isBusy} onCancel={close} />
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
