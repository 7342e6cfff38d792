import type { ReactNode } from "react";
import type { QuickAddKind } from "../../../masterData/quickAdd/quickAddTask.ts";
import { PickList } from "../../../ui/form/PickList.tsx";
import { definitionOf, withText, type FieldPath } from "../values/fieldPath.ts";
import { useFormChoices, type Choice } from "../values/formChoices.ts";
import type { PickEdit } from "../values/formEdits.ts";
import { useFormError, useFormStore, useFormText } from "../values/formStore.ts";
import { useQuickAdd } from "./quickAdd.ts";

type Props = {
  path: FieldPath;
  /** Needed where the path has no definition, such as an id. */
  label?: string;
  choices: readonly Choice[];
  required?: boolean;
  isClearable?: boolean;
  disabled?: boolean;
  description?: ReactNode;
  placeholder?: string;
  /** The most entries that show before anything is typed. */
  limit?: number;
  emptyText?: string;
  /** The kind that 'Add New …' creates. */
  adds?: QuickAddKind;
  /** The words after 'Add New' if they differ from the field's label. */
  addLabel?: string;
  /** What picking does beyond filling this field. */
  edit?: PickEdit;
};

/** A pick-list of the shipment. */
export function PickField({ path, adds, addLabel, edit, ...given }: Props) {
  const { label: definedLabel = "", isRequired = false } = definitionOf(path);
  const props = { label: definedLabel, required: isRequired, ...given };
  const store = useFormStore();
  const value = useFormText(path);
  const error = useFormError(path);
  const choices = useFormChoices();
  const quickAdd = useQuickAdd();
  const fill: PickEdit = edit ?? ((values, { picked }) => withText(values, path, picked));
  const label = addLabel ?? props.label;
  const add =
    adds === undefined
      ? undefined
      : { label: `Add New ${label}`, onAdd: (typed: string) => quickAdd({ kind: adds, label, typed, path, edit: fill }) };
  return (
    <PickList
      {...props}
      value={value}
      error={error}
      add={add}
      onChange={(picked) => store.pick(path, fill, { picked, choices })}
      data-path={path}
    />
  );
}
