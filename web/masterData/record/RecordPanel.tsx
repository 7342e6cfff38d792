import type { RecordValues } from "#domain/masterData/check.ts";
import type { RecordKind, Surface } from "#domain/masterData/kind.ts";
import type { ItemRow } from "./ItemList.tsx";
import { ItemPanel } from "./ItemPanel.tsx";
import type { CreateRecord, Refused } from "./record.ts";
import { RecordForm } from "./RecordForm.tsx";

/** A record in the list, with all that the form needs to edit it. */
type RecordRow = ItemRow & { values: RecordValues };

type Props = {
  kind: RecordKind;
  surface: Surface;
  rows: readonly RecordRow[];
  ownCountries?: readonly string[];
  isSaving: boolean;
  isDeleting: boolean;
  onCreate: CreateRecord;
  /** Both resolve to null if the record was rejected. */
  onUpdate: (id: string, values: RecordValues, refused: Refused) => Promise<unknown>;
  onDelete: (id: string) => Promise<unknown>;
};

/** The records of a flat kind, with their form. */
export function RecordPanel({ kind, surface, rows, ownCountries, isSaving, isDeleting, onCreate, onUpdate, onDelete }: Props) {
  return (
    <ItemPanel
      words={kind}
      surface={surface}
      rows={rows}
      isSaving={isSaving}
      isDeleting={isDeleting}
      onDelete={async ({ id }) => (await onDelete(id)) !== null}
    >
      {({ editing, onSaved, onCancel }) => (
        <RecordForm
          kind={kind}
          surface={surface}
          initial={editing?.values ?? {}}
          ownCountries={ownCountries}
          isEditing={editing !== null}
          isSaving={isSaving}
          onSave={async (values, refused) => {
            const saved = editing ? await onUpdate(editing.id, values, refused) : await onCreate(values, refused);
            if (saved !== null) onSaved();
          }}
          onCancel={onCancel}
        />
      )}
    </ItemPanel>
  );
}
