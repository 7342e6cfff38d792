import { graphql, useFragment } from "react-relay";
import { firmWords } from "#domain/masterData/firm.ts";
import type { Surface } from "#domain/masterData/kind.ts";
import {
  addedMessage,
  addFailedMessage,
  deletedMessage,
  deleteFailedMessage,
  updatedMessage,
  updateFailedMessage,
} from "#domain/masterData/messages.ts";
import type { FirmPanelCreateMutation } from "../__generated__/FirmPanelCreateMutation.graphql.ts";
import type { FirmPanelDeleteMutation } from "../__generated__/FirmPanelDeleteMutation.graphql.ts";
import type { FirmPanelUpdateMutation } from "../__generated__/FirmPanelUpdateMutation.graphql.ts";
import type { FirmPanel_viewer$key } from "../__generated__/FirmPanel_viewer.graphql.ts";
import { ItemPanel } from "../masterData/record/ItemPanel.tsx";
import { useCommit } from "../relay/useCommit.ts";
import { FirmForm } from "./form/FirmForm.tsx";
import { firmRow } from "./form/firmRow.ts";

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
  const [create, isCreating] = useCommit<FirmPanelCreateMutation>(
    graphql`
      mutation FirmPanelCreateMutation($input: CreateFirmInput!) {
        createFirm(input: $input) {
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
    { success: addedMessage(firmWords), failure: addFailedMessage(firmWords) },
  );
  const [update, isUpdating] = useCommit<FirmPanelUpdateMutation>(
    graphql`
      mutation FirmPanelUpdateMutation($input: UpdateFirmInput!) {
        updateFirm(input: $input) {
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
    { success: updatedMessage(firmWords), failure: updateFailedMessage(firmWords) },
  );
  const [remove, isDeleting] = useCommit<FirmPanelDeleteMutation>(
    graphql`
      mutation FirmPanelDeleteMutation($input: DeleteFirmInput!) {
        deleteFirm(input: $input) {
          viewer {
            ...FirmPanel_viewer
          }
          errors {
            message
          }
        }
      }
    `,
    { success: deletedMessage(firmWords, "record"), failure: deleteFailedMessage(firmWords) },
  );
  const isSaving = isCreating || isUpdating;
  return (
    <ItemPanel
      words={firmWords}
      surface={surface}
      rows={firms.nodes.map(firmRow)}
      isSaving={isSaving}
      isDeleting={isDeleting}
      onDelete={async ({ id }) => (await remove({ input: { id } })) !== null}
    >
      {({ editing, onSaved, onCancel }) => (
        <FirmForm
          surface={surface}
          editing={editing}
          isSaving={isSaving}
          onSave={async (input, refused) => {
            const saved = editing ? await update({ input: { id: editing.id, ...input } }, refused) : await create({ input }, refused);
            if (saved !== null) onSaved();
          }}
          onCancel={onCancel}
        />
      )}
    </ItemPanel>
  );
}
