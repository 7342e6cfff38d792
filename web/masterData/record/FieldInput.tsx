import { Text, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { RecordValues } from "#domain/masterData/check.ts";
import type { Field } from "#domain/masterData/kind.ts";
import { unitCaption } from "#domain/masterData/packagingUnit.ts";
import { PickList } from "../../ui/form/PickList.tsx";

type Props = {
  field: Field;
  form: UseFormReturnType<RecordValues>;
  /** A country field's options. */
  countries: readonly string[];
  /** Whether a dialog's initial focus is here. */
  isFirst: boolean;
};

/** One field of any kind, by its input type. */
export function FieldInput({ field, form, countries, isFirst }: Props) {
  const { label, hint, required } = field;
  // A form's values are complete from the start; the index type cannot express it.
  const value = form.values[field.name] ?? "";
  const shared = { ...form.getInputProps(field.name), value, label, description: hint, required, "data-autofocus": isFirst || undefined };
  switch (field.input) {
    case "text":
      return <TextInput {...shared} autoComplete="off" />;
    case "upperText":
      return (
        <TextInput
          {...shared}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={field.maxLength}
          onChange={(event) => form.setFieldValue(field.name, event.currentTarget.value.toUpperCase())}
        />
      );
    case "longText":
      return <Textarea {...shared} rows={field.maxLength > 10_000 ? 10 : 4} resize="vertical" />;
    case "number":
      return (
        <TextInput
          {...shared}
          type="number"
          inputMode="decimal"
          min={field.minimum}
          step={field.step}
          // Otherwise the wheel would change a figure while scrolling past.
          onWheel={(event) => event.currentTarget.blur()}
          rightSection={field.unitFrom && <Text size="xs">{unitCaption(form.values[field.unitFrom] ?? "")}</Text>}
          rightSectionWidth={60}
          rightSectionPointerEvents="none"
        />
      );
    case "country":
      return (
        <PickList
          {...shared}
          choices={offered(countries, value).map((country) => ({ value: country, label: country }))}
          onChange={(country) => form.setFieldValue(field.name, country)}
          limit={countries.length + 1}
          isClearable={!required}
          placeholder="Search countries"
        />
      );
  }
}

/** A record's country may no longer be among the options. */
function offered(countries: readonly string[], chosen: string): readonly string[] {
  return chosen === "" || countries.includes(chosen) ? countries : [chosen, ...countries];
}
