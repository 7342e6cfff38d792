import { Group, Stack } from "@mantine/core";
import { useRef } from "react";
import { maxProductLines } from "#domain/shipment/shipment.ts";
import { textChoices, useFormChoices } from "../values/formChoices.ts";
import { withProductCount } from "../values/formEdits.ts";
import { useFormStore, useFormValue } from "../values/formStore.ts";
import type { FormValues } from "../values/formValues.ts";
import { FormSection } from "../sections/FormSection.tsx";
import { PasteArea } from "../paste/PasteArea.tsx";
import { CountField } from "../fields/CountField.tsx";
import { PickField } from "../fields/PickField.tsx";
import styles from "./ProductsSection.module.css";
import { ProductLine } from "./ProductLine.tsx";

/** The goods: 1 to 10 lines in one currency and one packaging. */
export function ProductsSection() {
  const store = useFormStore();
  const { currencies } = useFormChoices();
  const productCount = useFormValue((values) => values.productCount);
  // Who types 10 over 5 has typed 1 in between, and keeps five lines (R-1396).
  const before = useRef<FormValues["products"]>(null);
  // Keys stay with their lines, so that removing a line removes its own fields.
  const keys = useFormValue(({ products }) => products.map(({ key }) => key).join(" "));
  function handleCount(count: number | "") {
    const lines = (before.current ??= store.values().products);
    if (count !== "") store.update((values) => withProductCount(values, count, lines));
  }
  return (
    <FormSection title="Products">
      <Group
        gap="md"
        align="flex-start"
        className={styles.head}
        onBlur={() => {
          before.current = null;
        }}
      >
        <PickField path="currency" choices={textChoices(currencies)} adds="currency" />
        <CountField label="Number of Products" value={productCount} min={1} max={maxProductLines} onChange={handleCount} />
      </Group>
      <PasteArea list="products">
        <Stack gap="md">
          {keys.split(" ").map((key, index) => (
            <ProductLine key={key} index={index} canBeRemoved={productCount > 1} />
          ))}
        </Stack>
      </PasteArea>
    </FormSection>
  );
}
