import { Select, Text } from "@mantine/core";
import { useState } from "react";
import { graphql } from "react-relay";
import { attachmentMessages, attachmentTypeNames, attachmentTypes, type AttachmentType } from "#domain/documents/attachment.ts";
import type { TypeDialogMutation } from "../../__generated__/TypeDialogMutation.graphql.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import type { Selected } from "./useSelection.ts";

type Props = { documents: readonly Selected[]; onClosed: () => void };

/** Change type: says of a selection what kind of paper its documents are (R-1002). */
export function TypeDialog({ documents, onClosed }: Props) {
  const [type, setType] = useState<AttachmentType | null>(null);
  const [isTried, setTried] = useState(false);
  const changed = documents.filter(({ keepsType }) => !keepsType);
  const kept = documents.length - changed.length;
  const [save, isBusy] = useCommit<TypeDialogMutation>(
    graphql`
      mutation TypeDialogMutation($input: SetAttachmentTypesInput!) {
        setAttachmentTypes(input: $input) {
          errors {
            message
          }
        }
      }
    `,
    { success: attachmentMessages.typesChanged(changed.length) },
  );
  async function handleSubmit(close: () => void) {
    setTried(true);
    if (type === null) return;
    if (await save({ input: { ids: changed.map(({ id }) => id), type } })) close();
  }
  return (
    <FormDialog title="Change Type" size="sm" isBusy={isBusy} onClosed={onClosed} gap="md" submitLabel="Change" onSubmit={handleSubmit}>
      <Text size="sm">
        {changed.length === 1 ? `1 document gets the new type: ${changed[0]?.name}.` : `${changed.length} documents get the new type.`}
        {kept > 0 &&
          ` ${kept} that Lading made or that ${kept === 1 ? "is" : "are"} final ${kept === 1 ? "keeps its" : "keep their"} type.`}
      </Text>
      <Select
        label="Attachment Type"
        required
        searchable
        data-autofocus
        data={attachmentTypes.map((value) => ({ value, label: attachmentTypeNames[value] }))}
        value={type}
        error={isTried && type === null && "Required"}
        onChange={(value) => setType(attachmentTypes.find((one) => one === value) ?? null)}
      />
    </FormDialog>
  );
}
