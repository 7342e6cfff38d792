import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import { updateFailedMessage } from "#domain/masterData/messages.ts";
import { contractFormatWords } from "#domain/masterData/templates/contractFormat.ts";
import type { Surface } from "#domain/masterData/kind.ts";
import type { ContractFormatPanel_viewer$key } from "../../__generated__/ContractFormatPanel_viewer.graphql.ts";
import { mergedClauses } from "../mutations/mergedClauses.ts";
import { useReadFirst } from "../mutations/useReadFirst.ts";
import { ContractFormatForm, type ContractFormatValues } from "./ContractFormatForm.tsx";
import { ContractFormatPresets } from "../presets/ContractFormatPresets.tsx";
import { withoutMarks, type Refused } from "../record/record.ts";
import { ItemPanel } from "../record/ItemPanel.tsx";
import { useRecordMutations, type RecordMutations } from "../record/useRecordMutations.ts";

type Props = { viewer: ContractFormatPanel_viewer$key; surface: Surface };
type Row = { id: string; values: ContractFormatValues };

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
  const { isSaving: isStoring, isDeleting, create, update, remove } = useRecordMutations(mutations);
  const environment = useRelayEnvironment();
  const [readFirst, isReading] = useReadFirst(isStoring || isDeleting);
  const isSaving = isReading || isStoring;
  /** Sends what the form changed, on top of what another window has stored meanwhile. */
  async function save({ id, values: before }: Row, { name, fields }: ContractFormatValues, refused: Refused): Promise<boolean> {
    const renamed = name === before.name ? {} : { name };
    if (JSON.stringify(fields) === JSON.stringify(before.fields)) return update(id, renamed, refused);
    const read = async () => (await import("../mutations/storedClauses.ts")).storedClauses(environment, id);
    const stored = await readFirst(read, updateFailedMessage(contractFormatWords));
    if (stored === null) return false;
    return update(id, { ...renamed, fields: mergedClauses({ before: before.fields, after: fields, stored }) }, refused);
  }
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
            const isSaved = editing ? await save(editing, values, refused) : (await create(values, refused)) !== null;
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
          code
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
          code
        }
      }
    }
  `,
};
