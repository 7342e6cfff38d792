import { Switch } from "@mantine/core";
import { brokerageBill } from "#domain/documents/kinds/brokerageBill.ts";
import type { DocumentForm } from "../../document/dialog/documentForm.ts";
import type { DocumentWarnings } from "../../document/dialog/documentWarnings.ts";
import { FieldHint } from "../../document/dialog/inputs/FieldHint.tsx";
import { PlainFieldInput } from "../../document/dialog/inputs/PlainFieldInput.tsx";
import styles from "./BillForm.module.css";

type Props = { form: DocumentForm; warnings: DocumentWarnings["byPath"] };

/** The inputs of the bill's own fields, each with what may be wrong with its value. */
export function BillFields({ form, warnings }: Props) {
  const inputs = brokerageBill.fields.map((field) => {
    const { name, label } = field;
    const hint = "hint" in field ? field.hint : undefined;
    const isDescribed = hint !== undefined || warnings.has(name);
    const description = isDescribed && <FieldHint hint={hint} warnings={warnings.get(name)} />;
    const words = { label, name, description };
    if (field.type === "flag") return <Switch key={name} {...words} {...form.getInputProps(name, { type: "checkbox" })} />;
    return <PlainFieldInput key={name} field={field} {...words} required={"required" in field} input={form.getInputProps(name)} />;
  });
  return (
    <>
      <div className={styles.pair}>{inputs.slice(0, 2)}</div>
      <div className={styles.pair}>{inputs.slice(2, 4)}</div>
      {inputs.slice(4)}
    </>
  );
}
