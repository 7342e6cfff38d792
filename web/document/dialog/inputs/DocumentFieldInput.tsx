import { Select, Switch, Textarea, TextInput } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import type { DocumentField } from "#domain/documents/documentDefinition.ts";
import type { DocumentFieldInput_shipment$key } from "../../../__generated__/DocumentFieldInput_shipment.graphql.ts";
import { lazyPart } from "../../../ui/loading/lazyPart.ts";
import { takesFields } from "../../mergeFields/insertion.ts";
import { countFault } from "../fieldFaults.ts";
import type { DocumentForm } from "../documentForm.ts";
import { FieldHint } from "./FieldHint.tsx";
import { useMemoOmissions } from "../memoOmission.ts";
import { PlainFieldInput } from "./PlainFieldInput.tsx";
import { RowsInput } from "./RowsInput.tsx";
import { TemplateSelect } from "./TemplateSelect.tsx";
import { WordingSelect } from "./WordingSelect.tsx";

/** Contracts alone have clauses, whose list that can be sorted weighs as much as the rest of the dialog. */
const FormatClauses = lazyPart(async () => (await import("../clauses/FormatClauses.tsx")).FormatClauses);

type Props = {
  shipment: DocumentFieldInput_shipment$key;
  form: DocumentForm;
  field: DocumentField;
  /** The path of the field's value in the form. */
  path: string;
  /** What may be wrong with values, by their paths. */
  warnings: ReadonlyMap<string, string[]>;
  /** Whether it receives the focus when the dialog opens. */
  isFirst: boolean;
};

/** The input of a document's field, by its type. */
export function DocumentFieldInput({ shipment, form, field, path, warnings, isFirst }: Props) {
  const data = useFragment(
    graphql`
      fragment DocumentFieldInput_shipment on Shipment {
        id
        ...memoOmission_shipment
      }
    `,
    shipment,
  );
  const { id } = data;
  const omissions = useMemoOmissions(data);
  const { label, required = false } = field;
  const described = (hint: string | undefined) =>
    (hint !== undefined || warnings.has(path)) && <FieldHint hint={hint} warnings={warnings.get(path)} />;
  const words = { label, required, name: path, description: described(field.hint), "data-autofocus": isFirst || undefined };
  const value: unknown = form.getInputProps(path).value;
  switch (field.type) {
    case "number":
    case "date":
    case "text":
    case "longText":
      return <PlainFieldInput {...words} field={field} input={form.getInputProps(path)} />;
    case "mergeText":
      return <TextInput {...words} maxLength={field.maxLength} {...takesFields} {...form.getInputProps(path)} />;
    case "mergeBody":
      return (
        <>
          {field.picks && (
            <WordingSelect
              wordings={field.picks}
              isAdded={field.addsPicks === true}
              onPick={(text) => form.setFieldValue(path, picked(field, value, text))}
            />
          )}
          <Textarea {...words} autosize minRows={field.picks ? 3 : 8} maxRows={20} {...takesFields} {...form.getInputProps(path)} />
        </>
      );
    case "wording":
      return <Textarea {...words} autosize minRows={3} maxRows={12} {...takesFields} {...form.getInputProps(path)} />;
    case "count": {
      const input = form.getInputProps(path);
      return <TextInput {...words} inputMode="numeric" maxLength={20} {...input} error={countFault(field, value) ?? input.error} />;
    }
    case "choice":
      return <Select {...words} data={[...field.choices]} allowDeselect={false} {...form.getInputProps(path)} />;
    case "template":
      return <TemplateSelect label={label} name={path} form={form} />;
    case "flag": {
      const hint = (field.memo && omissions[field.memo]) ?? field.hint;
      return <Switch label={label} name={path} description={described(hint)} {...form.getInputProps(path, { type: "checkbox" })} />;
    }
    case "clauses": {
      const isMarked = form.errors[path] !== undefined;
      const clauses = Array.isArray(value) ? value : [];
      return <FormatClauses shipmentId={id} clauses={clauses} isMarked={isMarked} onChange={(next) => form.setFieldValue(path, next)} />;
    }
    case "rows":
      return (
        <RowsInput shipmentId={id} form={form} field={field} path={path}>
          {(column, place) => (
            <DocumentFieldInput
              key={place}
              shipment={shipment}
              form={form}
              field={column}
              path={place}
              warnings={warnings}
              isFirst={false}
            />
          )}
        </RowsInput>
      );
  }
}

/** A text after a wording was picked: the wording, or a further line. */
function picked({ addsPicks = false }: Extract<DocumentField, { type: "mergeBody" }>, value: unknown, text: string): string {
  const before = addsPicks && typeof value === "string" ? value.trimEnd() : "";
  return before === "" ? text : `${before}\n${text}`;
}
