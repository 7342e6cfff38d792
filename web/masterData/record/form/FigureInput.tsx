import { Text, TextInput, type TextInputProps } from "@mantine/core";
import type { GetInputPropsReturnType } from "@mantine/form";
import type { ClipboardEvent, KeyboardEvent } from "react";
import { isNoFigure, notUnderstood, ungrouped } from "#domain/figures/enteredFigure.ts";
import type { Field } from "#domain/masterData/kind.ts";
import { unitCaption } from "#domain/masterData/packagingUnit.ts";
import { showError } from "../../../ui/feedback/toast.ts";

type Props = Pick<TextInputProps, "label" | "description" | "required"> & {
  value: string;
  field: Pick<Field, "minimum" | "step">;
  unit: string | undefined;
  /** What the form gives for the field's path. */
  input: GetInputPropsReturnType;
};

/**
 * A figure of a record. The browser's own number field drops a comma: 12,5 kg would silently become 125. So a text with a comma is in a plain
 * field, and loses its grouping or is refused when it is left (R-1241).
 */
export function FigureInput({ field, unit, input, ...shared }: Props) {
  const { value } = shared;
  const hasComma = value.includes(",");
  function keepComma(event: KeyboardEvent): void {
    if (event.key !== "," || hasComma) return;
    event.preventDefault();
    input.onChange(`${value},`);
  }
  function refuseDecimalComma(event: ClipboardEvent): void {
    const text = event.clipboardData.getData("text");
    if (!text.includes(",") || !isNoFigure(text)) return;
    event.preventDefault();
    showError(notUnderstood(text), "Validation Error");
  }
  function handleBlur(): void {
    if (hasComma && isNoFigure(value)) showError(notUnderstood(value), "Validation Error");
    else if (hasComma) input.onChange(ungrouped(value));
    input.onBlur();
  }
  return (
    <TextInput
      {...input}
      {...shared}
      type={hasComma ? "text" : "number"}
      inputMode="decimal"
      min={field.minimum}
      step={field.step}
      // Otherwise the wheel would change a figure while scrolling past.
      onWheel={(event) => event.currentTarget.blur()}
      onKeyDown={keepComma}
      onPaste={refuseDecimalComma}
      onBlur={handleBlur}
      rightSection={unit !== undefined && <Text size="xs">{unitCaption(unit)}</Text>}
      rightSectionWidth={60}
      rightSectionPointerEvents="none"
    />
  );
}
