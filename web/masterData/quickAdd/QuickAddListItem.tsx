import { countryNamed } from "#domain/places/countries.ts";
import { tidy } from "#domain/masterData/check.ts";
import type { ListKind } from "#domain/masterData/kind.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { ListItemForm } from "../record/ListItemForm.tsx";
import type { QuickAddForm } from "./QuickAddRecord.tsx";
import { useAddListItem } from "../mutations/useAddListItem.ts";

type Props = QuickAddForm & { kind: ListKind; items: readonly string[] };

/** 'Add New Payment Term': adds one item to a list, in a dialog. */
export function QuickAddListItem({ kind, items, label, initialText, onAdded, onClosed }: Props) {
  const [add, isSaving] = useAddListItem(kind);
  // Typed text is rarely a whole country name; if it is not, start with an empty search.
  const isCountry = kind.field.input === "country";
  const initial = isCountry ? countryNamed(initialText) : tidy(kind.field, initialText);
  return (
    <Dialog title={`Add New ${label}`} isBusy={isSaving} onClosed={onClosed}>
      {(close) => (
        <ListItemForm
          kind={kind}
          surface="quickAdd"
          initial={initial ?? ""}
          others={items}
          label={label}
          isSaving={isSaving}
          onSave={async (item, refused) => {
            if (!(await add(item, refused))) return;
            onAdded({ name: item });
            close();
          }}
          onCancel={close}
        />
      )}
    </Dialog>
  );
}
