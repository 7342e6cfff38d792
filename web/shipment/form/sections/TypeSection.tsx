import { Group, Radio } from "@mantine/core";
import { shipmentTypeNames, shipmentTypes } from "#domain/shipment/shipment.ts";
import { FormSection } from "./FormSection.tsx";
import styles from "./TypeSection.module.css";
import { useFormError, useFormStore, useFormText } from "../values/formStore.ts";

/** Containerised or bulk; only containerised shipments have container fields. */
export function TypeSection() {
  const store = useFormStore();
  const type = useFormText("type");
  const error = useFormError("type");
  return (
    <FormSection title="Shipment Type">
      <Radio.Group
        label="Shipment Type"
        labelProps={{ className: styles.label }}
        required
        value={type}
        error={error}
        onChange={(picked) => store.setText("type", picked)}
      >
        <Group gap="lg">
          {shipmentTypes.map((choice, index) => (
            <Radio
              key={choice}
              value={choice}
              label={shipmentTypeNames[choice]}
              aria-invalid={error !== undefined || undefined}
              data-path={index === 0 ? "type" : undefined}
            />
          ))}
        </Group>
      </Radio.Group>
    </FormSection>
  );
}
