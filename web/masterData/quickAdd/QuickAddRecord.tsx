import { tidy } from "#domain/masterData/check.ts";
import type { RecordKind } from "#domain/masterData/kind.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import type { QuickAdded } from "./quickAddTask.ts";
import type { CreateRecord } from "../record/record.ts";
import { RecordForm } from "../record/RecordForm.tsx";

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

type Props = QuickAddForm & { kind: RecordKind; isSaving: boolean; onCreate: CreateRecord };

/** 'Add New Consignee': adds a record, in a dialog. */
export function QuickAddRecord({ kind, label, initialText, initialCountry, ownCountries, isSaving, onCreate, onAdded, onClosed }: Props) {
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
            const stored = await onCreate(values, refused);
            if (stored === null) return;
            onAdded(stored);
            close();
          }}
          onCancel={close}
        />
      )}
    </Dialog>
  );
}
