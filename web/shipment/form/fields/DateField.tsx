import { DateInput } from "../../../days/DateInput.tsx";
import { definitionOf, type FieldPath } from "../values/fieldPath.ts";
import { useFormError, useFormStore, useFormText } from "../values/formStore.ts";

type Props = { path: FieldPath };

/** A day of the shipment as it is defined. */
export function DateField({ path }: Props) {
  const store = useFormStore();
  const value = useFormText(path);
  const error = useFormError(path);
  return (
    <DateInput label={definitionOf(path).label} value={value} error={error} data-path={path} onChange={(day) => store.setText(path, day)} />
  );
}
