import { Textarea, TextInput } from "@mantine/core";
import type { FieldPath } from "../values/fieldPath.ts";
import { useFormError, useFormStore, useFormText } from "../values/formStore.ts";

type Props = {
  path: FieldPath;
  label: string;
  required?: boolean;
  /** Initial lines; a field of several lines grows with its text. */
  rows?: number;
  maxLength?: number;
  placeholder?: string;
};

/** A text of the shipment. Typing renders only this field. */
export function TextField({ path, rows = 1, maxLength = 255, ...given }: Props) {
  const store = useFormStore();
  const value = useFormText(path);
  const error = useFormError(path);
  const shared = { ...given, value, error, maxLength, autoComplete: "off", "data-path": path };
  if (rows === 1) return <TextInput {...shared} onChange={(event) => store.setText(path, event.currentTarget.value)} />;
  return <Textarea {...shared} rows={rows} resize="vertical" onChange={(event) => store.setText(path, event.currentTarget.value)} />;
}
