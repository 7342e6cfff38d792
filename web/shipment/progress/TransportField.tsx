import { Checkbox, NativeSelect, Text, TextInput } from "@mantine/core";
import type { TransportField as Definition } from "#domain/shipment/progress/transportField.ts";
import { DateInput } from "../../days/DateInput.tsx";
import styles from "./TransportCard.module.css";
import { TransportFigure } from "./TransportFigure.tsx";

type Props = {
  field: Definition;
  value: string;
  error: string | undefined;
  /** A doubt about the stored value. */
  warning: string | undefined;
  /** The unit of a figure, such as KG. */
  unit: string;
  onChange: (value: string) => void;
};

/** One field of the transport card, by its type. A flag's value is "true" or "". */
export function TransportField({ field, value, error, warning, unit, onChange }: Props) {
  const { label, type, choices = {} } = field;
  const description = warning && (
    <Text span inherit className={styles.warning}>
      {warning}
    </Text>
  );
  const text = {
    label,
    value,
    error,
    description,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  switch (type) {
    case "text":
      return <TextInput {...text} maxLength={field.limit ?? 255} autoComplete="off" />;
    case "date":
      return <DateInput {...text} onChange={onChange} />;
    case "count":
    case "figure":
      return <TransportFigure {...text} unit={unit} inputMode={type === "count" ? "numeric" : "decimal"} onChange={onChange} />;
    case "choice":
      return (
        <NativeSelect
          {...text}
          data={[{ value: "", label: "–" }, ...Object.entries(choices).map(([one, words]) => ({ value: one, label: words }))]}
        />
      );
    case "flag":
      return (
        <Checkbox
          label={label}
          error={error}
          checked={value === "true"}
          onChange={(event) => onChange(event.currentTarget.checked ? "true" : "")}
        />
      );
  }
}
