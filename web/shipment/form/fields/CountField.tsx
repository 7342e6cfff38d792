import { NumberInput, type NumberInputProps } from "@mantine/core";
import { useState } from "react";

type Props = Pick<NumberInputProps, "label" | "min" | "max" | "required" | "error" | "className"> & {
  value: number | string;
  /** Marks the input, so that code can find and focus it. */
  "data-path"?: string;
  /** Called when the field is left. */
  onLeave?: () => void;
  /** Receives "" once the input is emptied, and for what is no whole number. */
  onChange: (count: number | "") => void;
};

type Typed = { text: string; count: number | ""; isOpen: boolean };

/**
 * How many there are of something: a whole number with steps. 1,5 is seen as 1.5 and refused, and never becomes 15 (R-1280). A text that is
 * no count, and that the form does not take as a blank one, gives way to the count once the field is left (R-1395).
 */
export function CountField({ value, error, onLeave, onChange, ...props }: Props) {
  const [typed, setTyped] = useState<Typed>({ text: "", count: "", isOpen: false });
  function handleChange(next: number | string) {
    const isWhole = next !== "" && Number.isInteger(Number(next));
    const count = isWhole ? Number(next) : "";
    setTyped({ text: String(next), count, isOpen: !isWhole });
    onChange(count);
  }
  // Otherwise another count came from elsewhere.
  const isShown = typed.isOpen || String(value) === String(typed.count);
  const isRefused = isShown && typed.count === "" && typed.text !== "";
  return (
    <NumberInput
      {...props}
      value={isShown ? typed.text : value}
      error={isRefused ? "Please enter a whole number" : error}
      onChange={handleChange}
      onBlur={() => {
        setTyped({ ...typed, isOpen: false });
        onLeave?.();
      }}
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
