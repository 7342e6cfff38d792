import { Textarea, TextInput, type TextInputProps } from "@mantine/core";
import type { DocumentField } from "#domain/documents/documentDefinition.ts";
import { DateInput } from "../../../days/DateInput.tsx";
import type { DocumentForm } from "../documentForm.ts";

type Plain = Extract<DocumentField, { type: "number" | "date" | "text" | "longText" }>;

/** `input` is what the form gives for the field: value and handlers. */
type Props = Pick<TextInputProps, "label" | "required" | "name" | "description"> & {
  "data-autofocus"?: true | undefined;
  field: Plain;
  input: ReturnType<DocumentForm["getInputProps"]>;
};

/** The input of a field of plain text. */
export function PlainFieldInput({ field, input, ...words }: Props) {
  switch (field.type) {
    case "number":
      return <TextInput {...words} maxLength={255} autoComplete="off" {...input} />;
    case "date":
      return <DateInput {...words} {...input} />;
    case "text":
      return <TextInput {...words} maxLength={field.maxLength} {...input} />;
    case "longText":
      return <Textarea {...words} autosize minRows={2} maxRows={8} {...input} />;
  }
}
