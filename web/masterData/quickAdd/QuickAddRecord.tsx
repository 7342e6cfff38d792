import { tidy, type RecordValues } from "#domain/masterData/check.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import type { QuickAdded } from "./quickAddTask.ts";
import { RecordPresets } from "../presets/RecordPresets.tsx";
import { inputOf, withoutMarks, type Refused } from "../record/record.ts";
import { RecordForm } from "../record/form/RecordForm.tsx";
import { useRecordMutations, type RecordMutations } from "../record/useRecordMutations.ts";

/** The props of every quick-add dialog. */
export type QuickAddForm = {
  /** The pick-list's label, such as "Consignee". */
  label: string;
  initialText: string;
  initialCountry: string;
  /** The user's origin or destination countries, for kinds that choose among them. */
  ownCountries?: readonly string[];
  onAdded: (item: QuickAdded) => void;
  onClosed: () => void;
};

type Props = QuickAddForm & {
  mutations: RecordMutations;
  /** The records that presets may repeat. */
  known?: readonly { values: RecordValues }[] | undefined;
};

const noRecords: readonly { values: RecordValues }[] = [];

/** 'Add New Consignee': adds a record, in a dialog. */
export function QuickAddRecord({
  mutations,
  known = noRecords,
  label,
  initialText,
  initialCountry,
  ownCountries,
  onAdded,
  onClosed,
}: Props) {
  const { kind } = mutations;
  const { isSaving, create } = useRecordMutations(mutations);
  const [first] = kind.fields;
  const initial = {
    ...(first && { [first.name]: tidy(first, initialText) }),
    ...(ownCountries?.includes(initialCountry) && { country: initialCountry }),
  };
  return (
    <Dialog title={`Add New ${label}`} isBusy={isSaving} onClosed={onClosed}>
      {(close) => {
        async function handleAdd(values: RecordValues, refused: Refused): Promise<boolean> {
          const id = (await create(inputOf(kind, values), refused))?.record?.id;
          if (id === undefined) return false;
          onAdded({ id, name: values["name"] ?? "" });
          close();
          return true;
        }
        return (
          <>
            <RecordPresets kind={kind.name} records={known} isBusy={isSaving} onAdd={(values) => void handleAdd(values, withoutMarks)} />
            <RecordForm
              kind={kind}
              surface="quickAdd"
              initial={initial}
              ownCountries={ownCountries}
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
