import { TextInput } from "@mantine/core";
import { definitionOf, type FieldPath } from "../values/fieldPath.ts";
import { useFormError, useFormStore, useFormText } from "../values/formStore.ts";

type Props = { path: FieldPath };

/** A day of the shipment as it is defined. */
export function DateField({ path }: Props) {
  const store = useFormStore();
  const value = useFormText(path);
  const error = useFormError(path);
  return (
    <TextInput
      type="date"
      label={definitionOf(path).label}
      value={value}
      error={error}
      data-path={path}
      onChange={(event) => store.setText(path, event.currentTarget.value)}
    />
  );
}
