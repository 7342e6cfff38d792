import { ActionIcon, Button, SimpleGrid } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { maxReferences } from "#domain/shipment/shipment.ts";
import { moreShipmentFields } from "#domain/shipment/fields/shipmentFields.ts";
import { keysOf } from "#domain/typedObject.ts";
import { EnteredField } from "../fields/EnteredField.tsx";
import { MoreButton } from "../fields/MoreButton.tsx";
import { TextField } from "../fields/TextField.tsx";
import { useMoreFields } from "../fields/useMoreFields.ts";
import { withoutReference, withReference } from "../values/formEdits.ts";
import { useFormStore, useFormValue } from "../values/formStore.ts";
import styles from "./ReferenceFields.module.css";

/** The buyer's order, the letter of credit, and up to five further references; closed until one of them is given. */
export function ReferenceFields() {
  const store = useFormStore();
  const keys = useFormValue(({ references }) => references.map(({ key }) => key).join(" "));
  const rows = keys === "" ? [] : keys.split(" ");
  const more = useMoreFields(moreShipmentFields, (name) => name, rows.length > 0);
  return (
    <div>
      <MoreButton label="References" more={more} />
      {more.isShown && (
        <div className={styles.fields}>
          <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md" verticalSpacing="sm">
            {keysOf(moreShipmentFields).map((name) => (
              <EnteredField key={name} path={name} />
            ))}
          </SimpleGrid>
          {rows.map((key, index) => (
            <fieldset key={key} aria-label={`Reference ${index + 1}`} className={styles.reference}>
              <TextField path={`references.${index}.label`} label="Label" />
              <TextField path={`references.${index}.value`} label="Value" />
              <ActionIcon
                size="md"
                aria-label={`Remove reference ${index + 1}`}
                onClick={() => store.update((values) => withoutReference(values, index))}
              >
                <IconTrash size={16} stroke={1.7} />
              </ActionIcon>
            </fieldset>
          ))}
          {rows.length < maxReferences && (
            <Button
              variant="default"
              className={styles.add}
              leftSection={<IconPlus size={16} stroke={1.7} />}
              onClick={() => store.update(withReference)}
            >
              Add Reference
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
