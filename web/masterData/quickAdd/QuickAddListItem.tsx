import type { listItems_viewer$key } from "../../__generated__/listItems_viewer.graphql.ts";
import { countryNamed } from "#domain/places/countries.ts";
import { tidy } from "#domain/masterData/check.ts";
import type { ListKind } from "#domain/masterData/kind.ts";
import type { PresetSources } from "#domain/masterData/presets/listPresets.ts";
import { ListPresets } from "../presets/ListPresets.tsx";
import { withoutMarks, type Refused } from "../record/record.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { ListItemForm } from "../record/ListItemForm.tsx";
import type { QuickAddForm } from "./QuickAddRecord.tsx";
import { itemsOf } from "../mutations/listItems.ts";
import { useAddListItem } from "../mutations/useAddListItem.ts";

type Props = QuickAddForm & { kind: ListKind; viewer: listItems_viewer$key; sources?: PresetSources };

/** 'Add New Payment Term': adds one item to a list, in a dialog. */
export function QuickAddListItem({ kind, viewer, sources, label, initialText, onAdded, onClosed }: Props) {
  const [add, isSaving] = useAddListItem(kind);
  const items = itemsOf(viewer, kind.setting);
  // Typed text is rarely a whole country name; if it is not, start with an empty search.
  const isCountry = kind.field.input === "country";
  const initial = isCountry ? countryNamed(initialText) : tidy(kind.field, initialText);
  return (
    <Dialog title={`Add New ${label}`} isBusy={isSaving} onClosed={onClosed}>
      {(close) => {
        async function handleAdd(item: string, refused: Refused): Promise<boolean> {
          if (!(await add(item, refused))) return false;
          onAdded({ name: item });
          close();
          return true;
        }
        return (
          <>
            {sources && (
              <ListPresets
                setting={kind.setting}
                sources={sources}
                items={items}
                isBusy={isSaving}
                onAdd={(item) => void handleAdd(item, withoutMarks)}
              />
            )}
            <ListItemForm
              kind={kind}
              surface="quickAdd"
              initial={initial ?? ""}
              others={items}
              label={label}
              isSaving={isSaving}
              onSave={handleAdd}
              onCancel={close}
            />
          </>
        );
      }}
    </Dialog>
  );
}
