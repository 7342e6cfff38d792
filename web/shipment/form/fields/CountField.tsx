import { NumberInput, type NumberInputProps } from "@mantine/core";
import { useState } from "react";

type Props = Pick<NumberInputProps, "label" | "min" | "max" | "required" | "error" | "className"> & {
  value: number | string;
  /** Marks the input, so that code can find and focus it. */
  "data-path"?: string;
  /** Receives "" once the input is emptied, and for what is no whole number. */
  onChange: (count: number | "") => void;
};

/**
 * How many there are of something: a whole number with steps. 1,5 is seen as 1.5 and refused, and never becomes 15 (R-1280). A text that is
 * no count, and that the form does not take as a blank one, gives way to the count once the field is left (R-1395).
 */
export function CountField({ value, error, onChange, ...props }: Props) {
  const [text, setText] = useState<number | string>("");
  const [isOpen, setOpen] = useState(false);
  const count = countOf(text);
  // Otherwise another count came from elsewhere.
  const isShown = isOpen || String(value) === String(count);
  function handleChange(next: number | string) {
    setText(next);
    setOpen(true);
    onChange(countOf(next));
  }
  return (
    <NumberInput
      {...props}
      value={isShown ? text : value}
      error={isShown && count === "" && text !== "" ? "Please enter a whole number" : error}
      onChange={handleChange}
      onBlur={() => setOpen(false)}
      clampBehavior={props.max === undefined ? "none" : "strict"}
      allowedDecimalSeparators={[",", "."]}
      inputMode="numeric"
      allowNegative={false}
      // A typed digit replaces the count instead of being appended.
      onFocus={(event) => event.currentTarget.select()}
      onClick={(event) => event.currentTarget.select()}
    />
  );
}

/** The count that a text is; "" for what is no whole number. */
function countOf(text: number | string): number | "" {
  return text !== "" && Number.isInteger(Number(text)) ? Number(text) : "";
}
