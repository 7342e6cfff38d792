import { Text, TextInput, type TextInputProps } from "@mantine/core";
import { useState, type FocusEvent } from "react";
import { flushSync } from "react-dom";
import { groupEntered } from "#domain/figures/groupEntered.ts";
import { ungrouped } from "#domain/figures/enteredFigure.ts";

type Props = Pick<TextInputProps, "label" | "error" | "description" | "inputMode"> & {
  value: string;
  /** What it counts, such as KG. */
  unit: string;
  onChange: (value: string) => void;
};

/** A count or a figure of the transport card: with its thousands grouped, unless it is being edited, and with its unit. */
export function TransportFigure({ value, unit, onChange, ...given }: Props) {
  const [isEdited, setEdited] = useState(false);
  function handleFocus({ currentTarget }: FocusEvent<HTMLInputElement>) {
    flushSync(() => setEdited(true));
    // The text without its grouping is another one, in which the browser has selected nothing.
    currentTarget.select();
  }
  function handleBlur() {
    setEdited(false);
    if (ungrouped(value) !== value) onChange(ungrouped(value));
  }
  return (
    <TextInput
      {...given}
      value={isEdited ? value : groupEntered(value, unit)}
      maxLength={30}
      autoComplete="off"
      rightSection={
        unit !== "" && (
          <Text size="xs" c="dimmed">
            {unit}
          </Text>
        )
      }
      rightSectionWidth={unit === "" ? 12 : 20 + unit.length * 8}
      rightSectionPointerEvents="none"
      onChange={(event) => onChange(event.currentTarget.value)}
      onFocus={handleFocus}
      onBlur={handleBlur}
    />
  );
}
