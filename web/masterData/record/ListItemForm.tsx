import { Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { countries } from "#domain/places/countries.ts";
import { checkListItem, tidy, type RecordValues } from "#domain/masterData/check.ts";
import type { ListKind, Surface } from "#domain/masterData/kind.ts";
import { markErrors } from "../../ui/form/markErrors.ts";
import { showError } from "../../ui/feedback/toast.ts";
import { FieldInput } from "./form/FieldInput.tsx";
import type { Refused } from "./record.ts";
import { useOpenEntry } from "./openEntry.ts";
import { SaveActions } from "./form/SaveActions.tsx";

type Props = {
  kind: ListKind;
  surface: Surface;
  /** The field's initial value. */
  initial: string;
  /** The other items, without the one being edited. */
  others: readonly string[];
  label?: string;
  isEditing?: boolean;
  isSaving: boolean;
  /** Receives the item as it is to be stored; resolves to whether it was. */
  onSave: (item: string, refused: Refused) => Promise<boolean>;
  onCancel?: (() => void) | undefined;
};

/** The form of a list's item, with its rules. */
export function ListItemForm({ kind, surface, initial, others, label = kind.label, isEditing = false, isSaving, onSave, onCancel }: Props) {
  const { field } = kind;
  const form = useForm<RecordValues>({ name: kind.name, initialValues: { [field.name]: initial } });
  // The wizard offers only countries that are not in the list yet.
  const offered = surface === "onboarding" ? countries.filter((country) => !others.includes(country)) : countries;
  const isAllAdded = field.input === "country" && offered.length === 0;

  useOpenEntry({ isTouched: surface !== "quickAdd" && form.isDirty(), isEditing, save: () => handleSubmit(form.getValues()) });

  async function handleSubmit(values: RecordValues): Promise<boolean> {
    const item = tidy(field, values[field.name] ?? "");
    const [problem] = checkListItem(kind, item, others);
    if (!problem) return onSave(item, { onErrors: ([error]) => markErrors(form, { [field.name]: error?.message ?? "" }) });
    markErrors(form, { [field.name]: problem.message });
    showError(problem.message, problem.code === "DUPLICATE" ? "Duplicate Entry" : "Validation Error");
    return false;
  }

  return (
    <form inert={isSaving} onSubmit={form.onSubmit((values) => void handleSubmit(values))} noValidate>
      <Stack gap="md">
        {isAllAdded ? (
          <Text c="dimmed">All countries have been added</Text>
        ) : (
          <FieldInput field={field} input={form.getInputProps(field.name)} countries={offered} isFirst />
        )}
        <SaveActions label={label} isEditing={isEditing} isSaving={isSaving} isBlocked={isAllAdded} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
