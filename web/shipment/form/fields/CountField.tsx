import { NumberInput, type NumberInputProps } from "@mantine/core";

type Props = Pick<NumberInputProps, "label" | "value" | "min" | "max" | "required" | "error" | "className"> & {
  /** Marks the input, so that code can find and focus it. */
  "data-path"?: string;
  /** Receives "" once the input is emptied. */
  onChange: (count: number | string) => void;
};

/** How many there are of something: a whole number with steps. */
export function CountField(props: Props) {
  return (
    <NumberInput
      {...props}
      clampBehavior={props.max === undefined ? "none" : "strict"}
      allowDecimal={false}
      inputMode="numeric"
      allowNegative={false}
      // A typed digit replaces the count instead of being appended.
      onFocus={(event) => event.currentTarget.select()}
      onClick={(event) => event.currentTarget.select()}
    />
  );
}
