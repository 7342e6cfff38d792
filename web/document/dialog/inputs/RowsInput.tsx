import { ActionIcon, Button, Fieldset, Stack } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { DocumentField } from "#domain/documents/documentDefinition.ts";
import { DocumentFields } from "./DocumentFields.tsx";
import { initialValues, type DocumentForm } from "../documentForm.ts";

type Props = {
  shipmentId: string;
  form: DocumentForm;
  field: Extract<DocumentField, { type: "rows" }>;
  /** The path of the table's value in the form. */
  path: string;
  /** Renders the input of a column at a path. */
  children: (column: DocumentField, path: string) => ReactNode;
};

/** A table that a document's dialog asks for: a group of inputs for each row. */
export function RowsInput({ shipmentId, form, field: { label, columns, most }, path, children }: Props) {
  const value: unknown = form.getInputProps(path).value;
  const rows: unknown[] = Array.isArray(value) ? value : [];
  return (
    <Stack gap="sm" align="start">
      {rows.map((_row, index) => (
        // A row has no id: its inputs read their values by its place.
        // oxlint-disable-next-line react/no-array-index-key
        <Fieldset key={index} legend={`${label} ${index + 1}`} w="100%" mx={0}>
          <Stack gap="sm">
            <DocumentFields definition={{ fields: columns }} shipmentId={shipmentId}>
              {(column) => children(column, `${path}.${index}.${column.name}`)}
            </DocumentFields>
          </Stack>
          <ActionIcon aria-label={`Remove ${label} ${index + 1}`} onClick={() => form.removeListItem(path, index)}>
            <IconTrash size={16} stroke={1.7} />
          </ActionIcon>
        </Fieldset>
      ))}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} stroke={1.7} />}
        disabled={rows.length >= most}
        onClick={() => form.insertListItem(path, initialValues(columns))}
      >
        Add {label}
      </Button>
    </Stack>
  );
}
