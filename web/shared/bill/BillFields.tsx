import { Switch } from "@mantine/core";
import { brokerageBill } from "#domain/documents/kinds/brokerageBill.ts";
import type { DocumentForm } from "../../document/dialog/documentForm.ts";
import { PlainFieldInput } from "../../document/dialog/inputs/PlainFieldInput.tsx";
import styles from "./BillForm.module.css";

type Props = { form: DocumentForm };

/** The inputs of the bill's own fields. */
export function BillFields({ form }: Props) {
  const inputs = brokerageBill.fields.map((field) => {
    const { name, label } = field;
    if (field.type === "flag") return <Switch key={name} label={label} name={name} {...form.getInputProps(name, { type: "checkbox" })} />;
    const required = "required" in field;
    return <PlainFieldInput key={name} field={field} label={label} name={name} required={required} input={form.getInputProps(name)} />;
  });
  return (
    <>
      <div className={styles.pair}>{inputs.slice(0, 2)}</div>
      {inputs.slice(2)}
    </>
  );
}
