import { Select } from "@mantine/core";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { TemplateSelectQuery } from "../../../__generated__/TemplateSelectQuery.graphql.ts";
import { showError } from "../../../ui/feedback/toast.ts";
import type { DocumentForm } from "../documentForm.ts";

type Props = { label: string; name: string; form: DocumentForm };

/** Chooses the template of a custom document: its name, heading and body, which may be changed for this document only. */
export function TemplateSelect({ label, name: field, form }: Props) {
  const { viewer } = useLazyLoadQuery<TemplateSelectQuery>(
    graphql`
      query TemplateSelectQuery {
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
  const [templateId, setTemplateId] = useState<string | null>(null);

  function handleTemplate(id: string | null) {
    const template = templates.find((known) => known.id === id);
    if (template === undefined) return showError("Selected template not found");
    setTemplateId(template.id);
    form.setValues({ [field]: template.name, heading: template.heading, body: template.body });
    form.clearErrors();
  }
  return (
    <Select
      label={label}
      placeholder={templates.length > 0 ? "Choose a template" : "None yet: add one in Settings"}
      required
      data-autofocus
      openOnFocus={false}
      data={templates.map(({ id, name }) => ({ value: id, label: name }))}
      allowDeselect={false}
      disabled={templates.length === 0}
      {...form.getInputProps(field)}
      value={templateId}
      onChange={handleTemplate}
    />
  );
}
