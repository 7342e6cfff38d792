import { useEffect } from "react";
import { graphql, useFragment } from "react-relay";
import { firmWords } from "#domain/masterData/firm.ts";
import type { Surface } from "#domain/masterData/kind.ts";
import type { FirmPanel_viewer$key } from "../__generated__/FirmPanel_viewer.graphql.ts";
import { ItemPanel } from "../masterData/record/ItemPanel.tsx";
import { useRecordMutations, type RecordMutations } from "../masterData/record/useRecordMutations.ts";
import { FieldsSkeleton } from "../ui/loading/FieldsSkeleton.tsx";
import { lazyPart } from "../ui/loading/lazyPart.ts";
import { PromptSuspense } from "../ui/loading/PromptSuspense.tsx";
import { firmRow } from "./form/firmRow.ts";

const FirmEditor = lazyPart(async () => (await import("./FirmEditor.tsx")).FirmEditor);

/** The fields of the form's lines: names, images, an address and a bank. */
const formRows = [1, 2, 1, 1, 2, 1, 2, 2, 2, 2, 2];

type Props = { viewer: FirmPanel_viewer$key; surface: Surface };

/** The user's firms and the firm form. */
export function FirmPanel({ viewer, surface }: Props) {
  const { firms } = useFragment(
    graphql`
      fragment FirmPanel_viewer on Viewer {
        firms {
          nodes {
            id
            ...firmRow_firm
          }
        }
      }
    `,
    viewer,
  );
  const { isSaving, isDeleting, create, update, remove } = useRecordMutations(mutations);
  // By the first click the form is there.
  useEffect(() => FirmEditor.preload(), []);
  return (
    <ItemPanel
      words={firmWords}
      surface={surface}
      rows={firms.nodes.map(firmRow)}
      isSaving={isSaving}
      isDeleting={isDeleting}
      onDelete={remove}
      isOfOwners
    >
      {({ editing, onSaved, onCancel }) => (
        <PromptSuspense fallback={<FieldsSkeleton rows={formRows} />}>
          <FirmEditor
            surface={surface}
            editing={editing}
            isSaving={isSaving}
            onSave={async (input, version, refused) => {
              const isSaved = editing ? await update(editing.id, { ...input, version }, refused) : (await create(input, refused)) !== null;
              if (isSaved) onSaved();
              return isSaved;
            }}
            onCancel={onCancel}
          />
        </PromptSuspense>
      )}
    </ItemPanel>
  );
}

const mutations: RecordMutations<typeof firmWords> = {
  kind: firmWords,
  create: graphql`
    mutation FirmPanelCreateMutation($input: CreateFirmInput!) {
      saved: createFirm(input: $input) {
        record: firm {
          id
        }
        viewer {
          ...FirmPanel_viewer
        }
        errors {
          message
          field
        }
      }
    }
  `,
  update: graphql`
    mutation FirmPanelUpdateMutation($input: UpdateFirmInput!) {
      saved: updateFirm(input: $input) {
        viewer {
          ...FirmPanel_viewer
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
    mutation FirmPanelDeleteMutation($input: DeleteFirmInput!) {
      deleteFirm(input: $input) {
        viewer {
          ...FirmPanel_viewer
        }
        errors {
          message
          code
        }
      }
    }
  `,
};
