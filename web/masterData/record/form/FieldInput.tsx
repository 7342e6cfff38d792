import { Text, Textarea, TextInput } from "@mantine/core";
import type { GetInputPropsReturnType } from "@mantine/form";
import type { ReactNode } from "react";
import type { Field } from "#domain/masterData/kind.ts";
import { countriesWith } from "#domain/places/countries.ts";
import { unprintableText } from "#domain/text/printableScripts.ts";
import { DateInput } from "../../../days/DateInput.tsx";
import { lazyPart } from "../../../ui/loading/lazyPart.ts";
import { PromptSuspense } from "../../../ui/loading/PromptSuspense.tsx";
import { PickList } from "../../../ui/form/PickList.tsx";
import { FigureInput } from "./FigureInput.tsx";

/** Prefetched by panels: it must not replace a field that is typed into. */
export const PortInput = lazyPart(async () => (await import("./PortInput.tsx")).PortInput);

type Props = {
  field: Field;
  /** What the form gives for the field's path. */
  input: GetInputPropsReturnType;
  /** A figure's unit. */
  unit?: string | undefined;
  /** A country field's options. */
  countries?: readonly string[];
  /** Receives the country of a suggestion that was picked. */
  onCountry?: ((country: string) => void) | undefined;
  /** Whether a dialog's initial focus is here. */
  isFirst?: boolean;
};

/** One field of any kind, by its input type. */
export function FieldInput({ field, input, unit, countries, onCountry, isFirst = false }: Props) {
  const { label, hint, required } = field;
  const value = String(input.value ?? "");
  const shared = { ...input, value, label, description: descriptionOf(hint, value), required, "data-autofocus": isFirst || undefined };
  switch (field.input) {
    case "text":
      if (field.suggests && onCountry)
        return (
          <PromptSuspense fallback={<TextInput {...shared} autoComplete="off" />}>
            <PortInput {...shared} countries={countries ?? []} onCountry={onCountry} />
          </PromptSuspense>
        );
      return <TextInput {...shared} inputMode={field.format === "email" ? "email" : field.keyboard} autoComplete="off" />;
    case "date":
      return <DateInput {...shared} hasToday={false} />;
    case "upperText":
      return (
        <TextInput
          {...shared}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={field.maxLength}
          onChange={(event) => input.onChange(event.currentTarget.value.toUpperCase())}
        />
      );
    case "longText":
      return <Textarea {...shared} rows={field.maxLength > 10_000 ? 10 : 4} resize="vertical" />;
    case "number":
      return <FigureInput {...shared} field={field} input={input} unit={unit} />;
    case "choice":
      return <PickList {...shared} choices={(field.options ?? []).map((option) => ({ value: option, label: option }))} isClearable />;
    case "country":
      return (
        <PickList
          {...shared}
          choices={countriesWith(value, countries ?? []).map((country) => ({ value: country, label: country }))}
          limit={(countries?.length ?? 0) + 1}
          isClearable={!required}
          placeholder="Search countries"
        />
      );
  }
}

/** The hint, and that documents cannot print the text as it is typed. */
function descriptionOf(hint: string | undefined, value: string): ReactNode {
  const warning = unprintableText(value);
  if (warning === null) return hint;
  return (
    <>
      {hint}{" "}
      <Text span inherit fw={600} c="bright">
        {warning}
      </Text>
    </>
  );
}
