import { Text, TextInput } from "@mantine/core";
import { definitionOf, type FieldPath } from "../values/fieldPath.ts";
import { useFormFigure, useFormStore } from "../values/formStore.ts";

type Props = {
  path: FieldPath;
  /** Needed where it differs from the definition's, or there is none. */
  label?: string;
  /** The unit shown in the field, such as KG or USD. */
  unit?: string | undefined;
  required?: boolean;
};

/** A figure of the shipment, kept as typed; anything that is not a number becomes a visible 0. */
export function FigureField({ path, unit = "", ...given }: Props) {
  const store = useFormStore();
  const { value, error, note, onFocus, onBlur } = useFormFigure(path, unit);
  return (
    <TextInput
      label={definitionOf(path).label}
      {...given}
      value={value}
      error={error ?? note}
      styles={{ input: { textAlign: "right" } }}
      placeholder="0"
      inputMode="decimal"
      autoComplete="off"
      maxLength={30}
      data-path={path}
      rightSection={
        unit === "" ? null : (
          <Text size="xs" c="dimmed">
            {unit}
          </Text>
        )
      }
      rightSectionWidth={unit === "" ? 12 : 20 + unit.length * 8}
      rightSectionPointerEvents="none"
      onChange={(event) => store.setText(path, event.currentTarget.value)}
      onFocus={onFocus}
      onBlur={onBlur}
    />
  );
}
