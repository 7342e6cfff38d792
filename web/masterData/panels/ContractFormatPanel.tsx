import { graphql, useFragment } from "react-relay";
import { contractFormatWords } from "#domain/masterData/contractFormat.ts";
import type { Surface } from "#domain/masterData/kind.ts";
import {
  addedMessage,
  addFailedMessage,
  deletedMessage,
  deleteFailedMessage,
  updatedMessage,
  updateFailedMessage,
} from "#domain/masterData/messages.ts";
import type { ContractFormatPanel_viewer$key } from "../../__generated__/ContractFormatPanel_viewer.graphql.ts";
import type { ContractFormatPanelCreateMutation } from "../../__generated__/ContractFormatPanelCreateMutation.graphql.ts";
import type { ContractFormatPanelDeleteMutation } from "../../__generated__/ContractFormatPanelDeleteMutation.graphql.ts";
import type { ContractFormatPanelUpdateMutation } from "../../__generated__/ContractFormatPanelUpdateMutation.graphql.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { ContractFormatForm } from "./ContractFormatForm.tsx";
import { ItemPanel } from "../record/ItemPanel.tsx";

type Props = { viewer: ContractFormatPanel_viewer$key; surface: Surface };

/** The user's contract formats. */
export function ContractFormatPanel({ viewer, surface }: Props) {
  const { contractFormats } = useFragment(
    graphql`
      fragment ContractFormatPanel_viewer on Viewer {
        contractFormats {
          nodes {
            id
            name
            fields {
              name
              value
            }
          }
        }
      }
    `,
    viewer,
  );
  const [create, isCreating] = useCommit<ContractFormatPanelCreateMutation>(
    graphql`
      mutation ContractFormatPanelCreateMutation($input: CreateContractFormatInput!) {
        createContractFormat(input: $input) {
          viewer {
            ...ContractFormatPanel_viewer
          }
          errors {
            message
            field
          }
        }
      }
    `,
    { success: addedMessage(contractFormatWords), failure: addFailedMessage(contractFormatWords) },
  );
  const [update, isUpdating] = useCommit<ContractFormatPanelUpdateMutation>(
    graphql`
      mutation ContractFormatPanelUpdateMutation($input: UpdateContractFormatInput!) {
        updateContractFormat(input: $input) {
          viewer {
            ...ContractFormatPanel_viewer
          }
          errors {
            message
            field
          }
        }
      }
    `,
    { success: updatedMessage(contractFormatWords), failure: updateFailedMessage(contractFormatWords) },
  );
  const [remove, isDeleting] = useCommit<ContractFormatPanelDeleteMutation>(
    graphql`
      mutation ContractFormatPanelDeleteMutation($input: DeleteContractFormatInput!) {
        deleteContractFormat(input: $input) {
          viewer {
            ...ContractFormatPanel_viewer
          }
          errors {
            message
          }
        }
      }
    `,
    { success: deletedMessage(contractFormatWords, "record"), failure: deleteFailedMessage(contractFormatWords) },
  );
  const rows = contractFormats.nodes.map((format) => {
    const { id, name } = format;
    const fields = format.fields.map((field) => ({ name: field.name, value: field.value }));
    return { id, title: name, details: fields.map((field) => field.name).join(", "), values: { name, fields } };
  });
  const isSaving = isCreating || isUpdating;
  return (
    <ItemPanel
      words={contractFormatWords}
      surface={surface}
      rows={rows}
      isSaving={isSaving}
      isDeleting={isDeleting}
      onDelete={async ({ id }) => (await remove({ input: { id } })) !== null}
    >
      {({ editing, onSaved, onCancel }) => (
        <ContractFormatForm
          surface={surface}
          initial={editing?.values ?? null}
          isSaving={isSaving}
          onSave={async (values, refused) => {
            const saved = editing
              ? await update({ input: { id: editing.id, ...values } }, refused)
              : await create({ input: values }, refused);
            if (saved !== null) onSaved();
          }}
          onCancel={onCancel}
        />
      )}
    </ItemPanel>
  );
}
