import { tidy } from "#domain/masterData/check.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import type { QuickAdded } from "./quickAddTask.ts";
import { inputOf } from "../record/record.ts";
import { RecordForm } from "../record/RecordForm.tsx";
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

type Props = QuickAddForm & { mutations: RecordMutations };

/** 'Add New Consignee': adds a record, in a dialog. */
export function QuickAddRecord({ mutations, label, initialText, initialCountry, ownCountries, onAdded, onClosed }: Props) {
  const { kind } = mutations;
  const { isSaving, create } = useRecordMutations(mutations);
  const [first] = kind.fields;
  const initial = {
    ...(first && { [first.name]: tidy(first, initialText) }),
    ...(ownCountries?.includes(initialCountry) && { country: initialCountry }),
  };
  return (
    <Dialog title={`Add New ${label}`} isBusy={isSaving} onClosed={onClosed}>
      {(close) => (
        <RecordForm
          kind={kind}
          surface="quickAdd"
          initial={initial}
          ownCountries={ownCountries}
          label={label}
          isSaving={isSaving}
          onSave={async (values, refused) => {
            const id = (await create(inputOf(kind, values), refused))?.record?.id;
            if (id === undefined) return;
            onAdded({ id, name: values["name"] ?? "" });
            close();
          }}
          onCancel={close}
        />
      )}
    </Dialog>
  );
}
