import { Text, TextInput, type TextInputProps } from "@mantine/core";
import type { GetInputPropsReturnType } from "@mantine/form";
import { useEffect, useEffectEvent, useRef } from "react";
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

/** What the browser's own number field drops a part of: all but ASCII digits and one point. 12,5 would become 125, and 1.250.5 1.2505. */
const garbled = /[^\d.\p{L}+-][\d.]|\..*\.|[^\P{Nd}\d]/u;

/**
 * A figure of a record. What the browser's own number field would garble is kept in a plain field, and loses its grouping or is refused when
 * it is left; pasted, it is refused at once (R-1241).
 */
export function FigureInput({ field, unit, input, ...shared }: Props) {
  const { value } = shared;
  const isPlain = garbled.test(`${value}0`);
  const element = useRef<HTMLInputElement>(null);
  // The keyboard of a phone tells no key of what it inserts.
  const keep = useEffectEvent((event: InputEvent) => {
    const { data, inputType } = event;
    if (isPlain || data === null) return;
    const isPasted = inputType.startsWith("insertFrom");
    if (!(isPasted ? garbled.test(data) && isNoFigure(data) : garbled.test(`${value}${data}0`))) return;
    event.preventDefault();
    if (isPasted) showError(notUnderstood(data), "Validation Error");
    else input.onChange(`${value}${data}`);
  });
  useEffect(() => {
    const entry = element.current;
    const listener = (event: InputEvent) => keep(event);
    entry?.addEventListener("beforeinput", listener);
    return () => entry?.removeEventListener("beforeinput", listener);
  }, []);
  function handleBlur(): void {
    if (isPlain && isNoFigure(value)) showError(notUnderstood(value), "Validation Error");
    else if (isPlain) input.onChange(ungrouped(value));
    input.onBlur();
  }
  return (
    <TextInput
      {...input}
      {...shared}
      ref={element}
      type={isPlain ? "text" : "number"}
      inputMode="decimal"
      min={field.minimum}
      step={field.step}
      // Otherwise the wheel would change a figure while scrolling past.
      onWheel={(event) => event.currentTarget.blur()}
      onBlur={handleBlur}
      rightSection={unit !== undefined && <Text size="xs">{unitCaption(unit)}</Text>}
      rightSectionWidth={60}
      rightSectionPointerEvents="none"
    />
  );
}
