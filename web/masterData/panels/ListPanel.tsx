import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { ListKind, Surface } from "#domain/masterData/kind.ts";
import {
  addedMessage,
  addFailedMessage,
  deletedMessage,
  deleteFailedMessage,
  updatedMessage,
  updateFailedMessage,
} from "#domain/masterData/messages.ts";
import type { ListPanel_viewer$key } from "../../__generated__/ListPanel_viewer.graphql.ts";
import { ListPresets } from "../presets/ListPresets.tsx";
import { usePresetSources } from "../presets/presetSources.ts";
import { ItemPanel } from "../record/ItemPanel.tsx";
import { ListItemForm } from "../record/ListItemForm.tsx";
import { withoutMarks, type Refused } from "../record/record.ts";
import { itemsOf } from "../mutations/listItems.ts";
import { useAddListItem } from "../mutations/useAddListItem.ts";
import { useReadFirst } from "../mutations/useReadFirst.ts";
import { useReplaceListItems } from "../mutations/useReplaceListItems.ts";

type Props = { kind: ListKind; viewer: ListPanel_viewer$key; surface: Surface };

/** One of the user's six lists of strings, with its form. */
export function ListPanel({ kind, viewer, surface }: Props) {
  const data = useFragment(
    graphql`
      fragment ListPanel_viewer on Viewer {
        ...presetSources_viewer
        ...listItems_viewer
      }
    `,
    viewer,
  );
  const items = itemsOf(data, kind.setting);
  const environment = useRelayEnvironment();
  const sources = usePresetSources(data);
  const [addOne, isAddingOne] = useAddListItem(kind);
  const [addToAll, isAddingToAll] = useReplaceListItems(kind, { success: addedMessage(kind), failure: addFailedMessage(kind) });
  const [update, isUpdating] = useReplaceListItems(kind, { success: updatedMessage(kind), failure: updateFailedMessage(kind) });
  const [remove, isRemoving] = useReplaceListItems(kind, { success: deletedMessage(kind, "item"), failure: deleteFailedMessage(kind) });

  const [readFirst, isReading] = useReadFirst(isAddingOne || isAddingToAll || isUpdating || isRemoving);
  const itemsNow = (failure: string) =>
    readFirst(async () => (await import("../mutations/storedItems.ts")).storedItems(environment, kind.setting), failure);
  /** Settings adds by a single call, the wizard replaces the whole list; both replace it for an edit. */
  async function save(edited: string | undefined, item: string, refused: Refused): Promise<boolean> {
    if (edited === undefined && surface !== "onboarding") return addOne(item, refused);
    const now = await itemsNow(edited === undefined ? addFailedMessage(kind) : updateFailedMessage(kind));
    if (now === null) return false;
    if (edited === undefined) return addToAll([...now, item], refused);
    // One that was removed meanwhile is stored as it is now.
    const kept = now.includes(edited) ? now : [...now, edited];
    return update(
      kept.map((other) => (other === edited ? item : other)),
      refused,
    );
  }
  async function handleDelete({ title }: { title: string }): Promise<boolean> {
    const now = await itemsNow(deleteFailedMessage(kind));
    return now !== null && remove(now.filter((item) => item !== title));
  }
  const isSaving = isReading || isAddingOne || isAddingToAll || isUpdating;
  return (
    <ItemPanel
      words={kind}
      surface={surface}
      rows={items.map((item) => ({ id: item, title: item }))}
      isSaving={isSaving}
      isDeleting={isReading || isRemoving}
      presets={
        <ListPresets
          setting={kind.setting}
          sources={sources}
          items={items}
          isBusy={isSaving || isRemoving}
          onAdd={(item) => void save(undefined, item, withoutMarks)}
        />
      }
      onDelete={handleDelete}
    >
      {({ editing, onSaved, onCancel }) => (
        <ListItemForm
          kind={kind}
          surface={surface}
          initial={editing?.title ?? ""}
          others={items.filter((item) => item !== editing?.title)}
          isEditing={editing !== null}
          isSaving={isSaving}
          onSave={async (item, refused) => {
            const isSaved = await save(editing?.title, item, refused);
            if (isSaved) onSaved();
            return isSaved;
          }}
          onCancel={onCancel}
        />
      )}
    </ItemPanel>
  );
}
