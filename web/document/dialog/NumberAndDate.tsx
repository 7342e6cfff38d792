import { TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import styles from "./DocumentDialog.module.css";

type Props<Values> = {
  form: UseFormReturnType<Values>;
  /** The document's name as used in labels: 'PI', 'Invoice', 'Contract'. */
  label: string;
  /** The form's field names, same as in the request. */
  numberField: string;
  dateField: string;
  isRequired?: boolean;
};

/** A document's number and date in one row. */
export function NumberAndDate<Values>({ form, label, numberField, dateField, isRequired = false }: Props<Values>) {
  return (
    <div className={styles.pair}>
      <TextInput
        label={`${label} Number`}
        name={numberField}
        required={isRequired}
        maxLength={255}
        autoComplete="off"
        data-autofocus={isRequired || undefined}
        {...form.getInputProps(numberField)}
      />
      <TextInput label={`${label} Date`} name={dateField} type="date" required={isRequired} {...form.getInputProps(dateField)} />
    </div>
  );
}
