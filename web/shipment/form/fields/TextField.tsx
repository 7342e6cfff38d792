import { Textarea, TextInput } from "@mantine/core";
import { definitionOf, type FieldPath } from "../values/fieldPath.ts";
import { useFormError, useFormStore, useFormText } from "../values/formStore.ts";

type Props = {
  path: FieldPath;
  /** Needed where the path has no definition. */
  label?: string;
  /** Initial lines; a field of several lines grows with its text. */
  rows?: number;
  /** Most characters, if fewer than defined. */
  maxLength?: number;
};

/** A text of the shipment as it is defined. Typing renders only this field. */
export function TextField({ path, rows = 1, ...given }: Props) {
  const store = useFormStore();
  const value = useFormText(path);
  const error = useFormError(path);
  const { label, limit = 255, isRequired = false } = definitionOf(path);
  const shared = { label, required: isRequired, maxLength: limit, ...given, value, error, autoComplete: "off", "data-path": path };
  if (rows === 1) return <TextInput {...shared} onChange={(event) => store.setText(path, event.currentTarget.value)} />;
  return <Textarea {...shared} rows={rows} resize="vertical" onChange={(event) => store.setText(path, event.currentTarget.value)} />;
}
