import { graphql, useFragment } from "react-relay";
import { contractFormatWords } from "#domain/masterData/templates/contractFormat.ts";
import type { Surface } from "#domain/masterData/kind.ts";
import type { ContractFormatPanel_viewer$key } from "../../__generated__/ContractFormatPanel_viewer.graphql.ts";
import { ContractFormatForm } from "./ContractFormatForm.tsx";
import { ContractFormatPresets } from "../presets/ContractFormatPresets.tsx";
import { withoutMarks } from "../record/record.ts";
import { ItemPanel } from "../record/ItemPanel.tsx";
import { useRecordMutations, type RecordMutations } from "../record/useRecordMutations.ts";

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
  const { isSaving, isDeleting, create, update, remove } = useRecordMutations(mutations);
  const rows = contractFormats.nodes.map((format) => {
    const { id, name } = format;
    const fields = format.fields.map((field) => ({ name: field.name, value: field.value }));
    return { id, title: name, details: fields.map((field) => field.name).join(", "), values: { name, fields } };
  });
  return (
    <ItemPanel
      words={contractFormatWords}
      surface={surface}
      rows={rows}
      isSaving={isSaving}
      isDeleting={isDeleting}
      onDelete={remove}
      presets={
        <ContractFormatPresets
          names={rows.map(({ title }) => title)}
          isBusy={isSaving || isDeleting}
          onAdd={(values) => void create(values, withoutMarks)}
        />
      }
    >
      {({ editing, onSaved, onCancel }) => (
        <ContractFormatForm
          surface={surface}
          initial={editing?.values ?? null}
          isSaving={isSaving}
          onSave={async (values, refused) => {
            const isSaved = editing ? await update(editing.id, values, refused) : (await create(values, refused)) !== null;
            if (isSaved) onSaved();
            return isSaved;
          }}
          onCancel={onCancel}
        />
      )}
    </ItemPanel>
  );
}

const mutations: RecordMutations<typeof contractFormatWords> = {
  kind: contractFormatWords,
  create: graphql`
    mutation ContractFormatPanelCreateMutation($input: CreateContractFormatInput!) {
      saved: createContractFormat(input: $input) {
        record: contractFormat {
          id
        }
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
  update: graphql`
    mutation ContractFormatPanelUpdateMutation($input: UpdateContractFormatInput!) {
      saved: updateContractFormat(input: $input) {
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
  remove: graphql`
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
};
