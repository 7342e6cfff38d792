import type { ReactNode } from "react";
import { PickList } from "../../ui/PickList.tsx";
import type { FieldPath } from "./fieldPath.ts";
import type { Choice } from "./formChoices.ts";
import { useFormError, useFormStore, useFormText } from "./formStore.ts";
import { useQuickAdd, type QuickAddKind } from "./quickAdd.ts";

type Props = {
  path: FieldPath;
  label: string;
  choices: readonly Choice[];
  required?: boolean;
  isClearable?: boolean;
  disabled?: boolean;
  description?: ReactNode;
  placeholder?: string;
  emptyText?: string;
  /** What 'Add New …' makes; the words are those of the field unless said otherwise. */
  adds?: QuickAddKind;
  addLabel?: string;
  /** Does more than putting the value into its field, such as filling in others. */
  onPick?: (value: string) => void;
};

/** A pick-list of the shipment. */
export function PickField({ path, adds, addLabel, onPick, ...props }: Props) {
  const store = useFormStore();
  const value = useFormText(path);
  const error = useFormError(path);
  const quickAdd = useQuickAdd();
  function handleChange(picked: string) {
    // Puts it in place in any case, which also takes back what was said against the field.
    store.setText(path, picked);
    onPick?.(picked);
  }
  const noun = addLabel ?? props.label;
  const add =
    adds === undefined
      ? undefined
      : { label: `Add New ${noun}`, onAdd: (typed: string) => quickAdd({ kind: adds, label: noun, typed, path, onAdded: handleChange }) };
  return <PickList {...props} value={value} error={error} add={add} onChange={handleChange} data-path={path} />;
}
