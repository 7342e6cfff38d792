import type { RecordKind, Surface } from "#domain/masterData/kind.ts";
import { RecordPresets } from "../presets/RecordPresets.tsx";
import { ItemPanel } from "./ItemPanel.tsx";
import { changesOf, inputOf, withoutMarks } from "./record.ts";
import { RecordForm } from "./form/RecordForm.tsx";
import { useRecordMutations, type RecordMutations } from "./useRecordMutations.ts";

/** A record as its panel selects it: all that its form edits, and its name in the list. */
type StoredRecord = { readonly id: string; readonly name: string; readonly [field: string]: string | null | undefined };

type Props<Row extends StoredRecord> = {
  mutations: RecordMutations;
  surface: Surface;
  rows: readonly Row[];
  /** A row's muted details in the list. */
  details: (row: Row) => string;
  ownCountries?: readonly string[];
};

/** The records of a flat kind, with their form. */
export function RecordPanel<Row extends StoredRecord>({ mutations, surface, rows, details, ownCountries }: Props<Row>) {
  // It is drawn for a change of its rows alone, which leaves nothing to remember.
  "use no memo";
  const { kind } = mutations;
  const { isSaving, isDeleting, create, update, remove } = useRecordMutations(mutations);
  const items = rows.map((row) => ({ id: row.id, title: row.name, details: details(row), values: valuesOf(kind, row) }));
  return (
    <ItemPanel
      words={kind}
      surface={surface}
      rows={items}
      presets={
        <RecordPresets
          kind={kind.name}
          records={items}
          isBusy={isSaving || isDeleting}
          onAdd={(values) => void create(inputOf(kind, values), withoutMarks)}
        />
      }
      isSaving={isSaving}
      isDeleting={isDeleting}
      onDelete={remove}
      usageOf={kind.name}
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
            const isSaved = editing
              ? await update(editing.id, changesOf(kind, editing.values, values), refused)
              : (await create(inputOf(kind, values), refused)) !== null;
            if (isSaved) onSaved();
            return isSaved;
          }}
          onCancel={onCancel}
        />
      )}
    </ItemPanel>
  );
}

/** The form's texts of a stored record. */
function valuesOf({ fields }: RecordKind, row: Readonly<Record<string, string | null | undefined>>): Record<string, string> {
  return Object.fromEntries(fields.map(({ name }) => [name, row[name] ?? ""]));
}
