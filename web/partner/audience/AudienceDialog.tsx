import { Checkbox } from "@mantine/core";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { attachmentTypeNames, type AttachmentType } from "#domain/documents/attachment.ts";
import { audienceMessages, storedAudience } from "#domain/partners/audience.ts";
import type { PartnerRole } from "#domain/partners/partner.ts";
import type { AudienceDialog_attachment$key } from "../../__generated__/AudienceDialog_attachment.graphql.ts";
import type { AudienceDialogMutation } from "../../__generated__/AudienceDialogMutation.graphql.ts";
import type { AudienceDialogSeveralMutation } from "../../__generated__/AudienceDialogSeveralMutation.graphql.ts";
import { useGoneFiles } from "../../relay/useGoneFiles.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { WholeCodes } from "../../ui/page/WholeCodes.tsx";
import { AudienceField } from "./AudienceField.tsx";
import { ChoiceBox } from "../../ui/form/ChoiceBox.tsx";

type Props = {
  /** Global id of the shipment; null for files of several ones. */
  shipmentId: string | null;
  /** The files to choose from. */
  attachments: AudienceDialog_attachment$key;
  /** Global ids of the attachments that are ticked at first. */
  ids: readonly string[];
  onClosed: () => void;
};

/** Visible to…: sets who may see one or several files (R-676, R-1003). */
export function AudienceDialog({ shipmentId, attachments, ids, onClosed }: Props) {
  const files = useFragment(
    graphql`
      fragment AudienceDialog_attachment on Attachment @relay(plural: true) {
        id
        name
        type
        version
        supersededBy {
          id
        }
        audience
      }
    `,
    attachments,
  );
  // What the dialog is open for is in sight, however long the list is.
  const listed = [...files.filter(({ id }) => ids.includes(id)), ...files.filter(({ id }) => !ids.includes(id))];
  const [ticked, setTicked] = useState<readonly string[]>(ids);
  const chosen = ticked.filter((one) => files.some(({ id }) => id === one));
  const onGone = useGoneFiles();
  const [entered, setEntered] = useState<PartnerRole[] | null>(null);
  const [isTried, setTried] = useState(false);
  const audience = entered ?? sharedAudience(files.filter(({ id }) => chosen.includes(id)));
  const [save, isSaving] = useCommit<AudienceDialogMutation>(
    graphql`
      mutation AudienceDialogMutation($input: SetAudienceInput!) {
        setAudience(input: $input) {
          shipment {
            ...ShipmentDetail_shipment
          }
          errors {
            message
            code
          }
        }
      }
    `,
    { success: audienceMessages.saved },
  );
  const [saveSeveral, areBusy] = useCommit<AudienceDialogSeveralMutation>(
    graphql`
      mutation AudienceDialogSeveralMutation($input: SetAttachmentAudiencesInput!) {
        setAttachmentAudiences(input: $input) {
          errors {
            message
            code
          }
        }
      }
    `,
    { success: audienceMessages.saved },
  );
  const isBusy = isSaving || areBusy;
  async function handleSubmit(close: () => void) {
    setTried(true);
    if (chosen.length === 0 || audience === null) return;
    const response =
      shipmentId === null
        ? await saveSeveral({ input: { ids: chosen, audience } }, { onGone })
        : await save({ input: { shipmentId, attachmentIds: chosen, audience } }, { onGone });
    if (response) close();
  }
  return (
    <FormDialog title="Visible To" isBusy={isBusy} onClosed={onClosed} submitLabel="Save" onSubmit={handleSubmit}>
      <Checkbox.Group
        label="Documents"
        error={isTried && chosen.length === 0 && audienceMessages.nothingChosen}
        value={chosen}
        onChange={setTicked}
      >
        <ChoiceBox>
          {listed.map((file) => (
            <Checkbox
              key={file.id}
              value={file.id}
              label={<WholeCodes text={file.name} />}
              description={descriptionOf(file, files)}
              disabled={isBusy}
            />
          ))}
        </ChoiceBox>
      </Checkbox.Group>
      <AudienceField
        value={audience}
        onChange={setEntered}
        otherwise="Different now. What you choose holds for all of them."
        error={isTried && audience === null ? "Required" : undefined}
        isDisabled={isBusy}
      />
    </FormDialog>
  );
}

/** The audience that all of the files have; null if they differ. */
function sharedAudience(files: readonly { audience: readonly PartnerRole[] }[]): PartnerRole[] | null {
  const [first, ...others] = files;
  if (!first) return null;
  const isSame = others.every(({ audience }) => storedAudience(audience) === storedAudience(first.audience));
  return isSame ? [...first.audience] : null;
}

type Version = { name: string; type: AttachmentType; version: number | null | undefined; supersededBy: object | null | undefined };

/** The file's type, and its version where others have its name: "Invoice · Version 1 · Superseded". */
function descriptionOf({ name, type, version, supersededBy }: Version, files: readonly Version[]): string {
  const isOnly = files.filter((file) => file.name === name && file.type === type).length < 2;
  if (isOnly) return attachmentTypeNames[type];
  return [attachmentTypeNames[type], `Version ${version ?? 1}`, ...(supersededBy ? ["Superseded"] : [])].join(" · ");
}
