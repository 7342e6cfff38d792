import { TextInput, type TextInputProps } from "@mantine/core";

export type DayInputProps = Omit<TextInputProps, "type" | "value" | "onChange"> & {
  /** YYYY-MM-DD, or "". */
  value?: string;
  onChange: (day: string) => void;
};

/** The browser takes years of six figures, and puts the next figure typed behind the fourth. */
const lastDay = "9999-12-31";

/** A native date field, whose order of day and month depends on the system. A year of two figures becomes one of this century (R-1032). */
export function DayInput({ value = "", onChange, max = lastDay, onBlur, ...props }: DayInputProps) {
  return (
    <TextInput
      {...props}
      type="date"
      max={max}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      // It is typed in full only when the field is left: until then two more figures may come.
      onBlur={(event) => {
        if (value.startsWith("00")) onChange(`20${value.slice(2)}`);
        onBlur?.(event);
      }}
    />
  );
}
