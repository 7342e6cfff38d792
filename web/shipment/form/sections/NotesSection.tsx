import { SimpleGrid } from "@mantine/core";
import { textChoices, useFormChoices } from "../values/formChoices.ts";
import { useFormText } from "../values/formStore.ts";
import { FormSection } from "./FormSection.tsx";
import styles from "./NotesSection.module.css";
import { PickField } from "../fields/PickField.tsx";
import { ReferenceFields } from "./ReferenceFields.tsx";
import { TextField } from "../fields/TextField.tsx";

/** Bank account, declaration and notes. */
export function NotesSection() {
  const { banks, declarations } = useFormChoices();
  const declaration = useFormText("declaration");
  return (
    <FormSection title="Additional Information & Notes">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="sm">
        <PickField path="bankId" label="Bank Details" required choices={banks} emptyText="This firm has no bank details" />
        <PickField path="declaration" choices={textChoices(declarations)} adds="declaration" />
      </SimpleGrid>
      {declaration.length > 40 && <p className={styles.declaration}>{declaration}</p>}
      <ReferenceFields />
      <TextField path="notes" rows={3} />
    </FormSection>
  );
}
