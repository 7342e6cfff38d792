import { Button, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { IconPlus } from "@tabler/icons-react";
import {
  checkContractFormat,
  completeFields,
  contractFormatWords,
  type ContractField,
} from "#domain/masterData/templates/contractFormat.ts";
import type { Surface } from "#domain/masterData/kind.ts";
import { formErrors } from "../../ui/form/formErrors.ts";
import { markErrors } from "../../ui/form/markErrors.ts";
import { showError } from "../../ui/feedback/toast.ts";
import { ContractFieldRow } from "./ContractFieldRow.tsx";
import { useOpenEntry } from "../record/openEntry.ts";
import type { Refused } from "../record/record.ts";
import { SaveActions } from "../record/form/SaveActions.tsx";

/** A contract format as entered, its sections in order. */
export type ContractFormatValues = { name: string; fields: ContractField[] };

type Props = {
  surface: Surface;
  initial: ContractFormatValues | null;
  isSaving: boolean;
  /** Receives the format without blank rows, names and values trimmed; resolves to whether it was stored. */
  onSave: (values: ContractFormatValues, refused: Refused) => Promise<boolean>;
  onCancel?: (() => void) | undefined;
};

const blankField: ContractField = { name: "", value: "" };

/** The contract format form: a name and sections of text; one row always stays. */
export function ContractFormatForm({ surface, initial, isSaving, onSave, onCancel }: Props) {
  const form = useForm<ContractFormatValues>({
    name: contractFormatWords.name,
    initialValues: { name: initial?.name ?? "", fields: initial?.fields.length ? initial.fields : [blankField] },
  });
  const { fields } = form.values;

  useOpenEntry({ isTouched: form.isDirty(), isEditing: initial !== null, save: () => handleSubmit(form.getValues()) });

  async function handleSubmit(values: ContractFormatValues): Promise<boolean> {
    const sent = { name: values.name.trim(), fields: completeFields(values.fields) };
    const problems = checkContractFormat(sent, surface);
    if (problems.length === 0) return onSave(sent, { onErrors: (errors) => markErrors(form, atRows(formErrors(errors), values.fields)) });
    markErrors(form, atRows(formErrors(problems), values.fields));
    showError(problems.map(({ message }) => message).join(", "), "Validation Error");
    return false;
  }

  return (
    <form inert={isSaving} onSubmit={form.onSubmit((values) => void handleSubmit(values))} noValidate>
      <Stack gap="md">
        <TextInput label="Name" required autoComplete="off" {...form.getInputProps("name")} />
        {Array.from({ length: fields.length }, (_, index) => (
          <ContractFieldRow
            // Rows have no ids; their texts are in the form's state.
            key={index}
            number={index + 1}
            name={form.getInputProps(`fields.${index}.name`)}
            value={form.getInputProps(`fields.${index}.value`)}
            onRemove={fields.length > 1 ? () => form.removeListItem("fields", index) : undefined}
          />
        ))}
        <Button
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.7} />}
          onClick={() => form.insertListItem("fields", blankField)}
          disabled={isSaving}
        >
          Add Field
        </Button>
        <SaveActions label={contractFormatWords.label} isEditing={initial !== null} isSaving={isSaving} onCancel={onCancel} />
      </Stack>
    </form>
  );
}

/** Problems refer to the complete rows that would be sent; map them to the rows on the screen, which include blank ones. */
function atRows(errors: Record<string, string>, rows: ContractField[]): Record<string, string> {
  const complete = rows.flatMap((row, index) => (completeFields([row]).length > 0 ? [index] : []));
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      if (path === "fields") return [rows[0]?.name.trim() ? "fields.0.value" : "fields.0.name", message];
      const [, row, part = "name"] = /^fields\.(\d+)(?:\.(name|value))?$/.exec(path) ?? [];
      return row === undefined ? [path, message] : [`fields.${complete[Number(row)]}.${part}`, message];
    }),
  );
}
