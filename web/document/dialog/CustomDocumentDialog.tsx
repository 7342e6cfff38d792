import { Select, Switch, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import { documentMessages, type CustomDocumentRequest } from "#domain/documents/document.ts";
import type { CustomDocumentDialog_shipment$key } from "../../__generated__/CustomDocumentDialog_shipment.graphql.ts";
import type { CustomDocumentDialogQuery } from "../../__generated__/CustomDocumentDialogQuery.graphql.ts";
import { showError } from "../../ui/feedback/toast.ts";
import { DocumentDialog } from "./DocumentDialog.tsx";
import styles from "./DocumentDialog.module.css";
import { isComplete, markFieldErrors, type Generation } from "./documentForm.ts";
import { FieldPickerArea } from "../mergeFields/FieldPickerArea.tsx";
import { takesFields } from "../mergeFields/insertion.ts";
import { useGenerateCustomDocument } from "../mutations/useGenerateCustomDocument.ts";

type Props = { shipment: CustomDocumentDialog_shipment$key; onClosed: () => void };

/** Generate Custom Document: starts from a template. Heading and body may be changed for this document only. */
export function CustomDocumentDialog({ shipment, onClosed }: Props) {
  const data = useFragment(
    graphql`
      fragment CustomDocumentDialog_shipment on Shipment {
        id
        ...DocumentDialog_shipment
      }
    `,
    shipment,
  );
  const { viewer } = useLazyLoadQuery<CustomDocumentDialogQuery>(
    graphql`
      query CustomDocumentDialogQuery {
        viewer {
          documentTemplates {
            nodes {
              id
              name
              heading
              body
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-or-network" },
  );
  const templates = viewer?.documentTemplates.nodes ?? [];
  const [generate, isBusy] = useGenerateCustomDocument();
  const [templateId, setTemplateId] = useState<string | null>(null);
  // `name` is the template's name; the document is named after it.
  const form = useForm<CustomDocumentRequest>({ initialValues: { name: "", heading: "", body: "", stampSign: false, letterhead: true } });

  function handleTemplate(id: string | null) {
    const template = templates.find((known) => known.id === id);
    if (template === undefined) return showError(documentMessages.templateMissing);
    setTemplateId(template.id);
    form.setValues({ name: template.name, heading: template.heading, body: template.body });
    form.clearErrors();
  }
  async function handleGenerate(generation: Generation) {
    if (!isComplete({ kind: "custom-document", request: form.values }, form)) return false;
    const response = await generate(
      { input: { shipmentId: data.id, version: generation.version, ...form.values } },
      { onErrors: markFieldErrors(form, generation) },
    );
    return response !== null;
  }
  return (
    <DocumentDialog
      shipment={data}
      document={{ kind: "custom-document", request: form.values }}
      isBusy={isBusy}
      onGenerate={handleGenerate}
      onClosed={onClosed}
    >
      <Select
        label="Document Template"
        placeholder={templates.length > 0 ? "Choose a template" : "None yet: add one in Settings"}
        required
        data-autofocus
        openOnFocus={false}
        data={templates.map(({ id, name }) => ({ value: id, label: name }))}
        allowDeselect={false}
        disabled={templates.length === 0}
        {...form.getInputProps("name")}
        value={templateId}
        onChange={handleTemplate}
      />
      <FieldPickerArea shipmentId={data.id}>
        <TextInput label="Heading" name="heading" maxLength={255} {...takesFields} {...form.getInputProps("heading")} />
        <Textarea
          label="Body"
          name="body"
          required
          autosize
          minRows={8}
          maxRows={20}
          description="A blank line starts a paragraph; - and 1. make lists; | a | b | makes a table."
          {...takesFields}
          {...form.getInputProps("body")}
        />
      </FieldPickerArea>
      <div className={styles.switches}>
        <Switch label="Stamp and Sign" name="stampSign" {...form.getInputProps("stampSign", { type: "checkbox" })} />
        <Switch label="Letterhead" name="letterhead" {...form.getInputProps("letterhead", { type: "checkbox" })} />
      </div>
    </DocumentDialog>
  );
}
