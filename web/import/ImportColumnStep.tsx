import { Alert, Button, Checkbox, Group, NativeSelect, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { graphql } from "react-relay";
import { importFields } from "#domain/import/importFields.ts";
import type { ImportKind } from "#domain/import/importKind.ts";
import type { ImportColumnStepMutation } from "../__generated__/ImportColumnStepMutation.graphql.ts";
import { useCommit } from "../relay/useCommit.ts";
import { useHeldDialog } from "../ui/dialog/heldDialog.ts";
import { ErrorBoundary } from "../ui/feedback/ErrorBoundary.tsx";
import { PromptSuspense } from "../ui/loading/PromptSuspense.tsx";
import { SavedColumns } from "./SavedColumns.tsx";
import type { Reading, UploadedTable } from "./uploadedTable.ts";

type Props = {
  kind: ImportKind;
  table: UploadedTable;
  reading: Reading;
  onChange: (reading: Reading) => void;
  onBack: () => void;
  onNext: () => void;
};

/** The second step of an import: which column holds which field. */
export function ImportColumnStep({ kind, table, reading, onChange, onBack, onNext }: Props) {
  const fields = importFields(kind);
  const options = [{ value: "", label: "Leave out" }, ...fields.map(({ name, label }) => ({ value: name, label }))];
  const missing = fields.filter(({ name, required }) => required && !reading.fields.includes(name)).map(({ label }) => label);

  function choose(column: number, field: string) {
    // A field that moves to another column leaves the old one.
    const others = reading.fields.map((other) => (other === field && field !== "" ? "" : other));
    onChange({ ...reading, fields: others.with(column, field) });
  }
  return (
    <Stack gap="md">
      {table.notes.map((note) => (
        <Alert key={note} color="yellow" variant="light">
          {note}
        </Alert>
      ))}
      <Checkbox
        label="The first row names the columns"
        checked={reading.hasHeadings}
        onChange={(event) => onChange({ ...reading, hasHeadings: event.currentTarget.checked })}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" component="section" aria-label="Columns">
        {table.columns.map(({ heading, samples }, column) => (
          <NativeSelect
            // oxlint-disable-next-line react/no-array-index-key -- A column is its position.
            key={column}
            label={heading || `Column ${column + 1}`}
            description={samples.join(" · ").slice(0, 80) || "Empty"}
            data={options}
            value={reading.fields[column] ?? ""}
            onChange={(event) => choose(column, event.currentTarget.value)}
          />
        ))}
      </SimpleGrid>
      {missing.length > 0 && (
        <Text component="output" size="sm" c="red">
          Please choose a column for {missing.join(", ")}
        </Text>
      )}
      {/* Without them the table can still be imported. */}
      <ErrorBoundary attempt={kind} renderFailure={() => null}>
        <PromptSuspense>
          <SavedColumns kind={kind} />
        </PromptSuspense>
      </ErrorBoundary>
      {reading.hasHeadings && <MappingName kind={kind} table={table} reading={reading} />}
      <Group justify="flex-end">
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
        <Button disabled={missing.length > 0} onClick={onNext}>
          Check
        </Button>
      </Group>
    </Stack>
  );
}

function MappingName({ kind, table, reading }: Pick<Props, "kind" | "table" | "reading">) {
  const [name, setName] = useState("");
  const [save, isSaving] = useCommit<ImportColumnStepMutation>(
    graphql`
      mutation ImportColumnStepMutation($input: SaveImportMappingInput!) {
        saveImportMapping(input: $input) {
          viewer {
            importMappings {
              mappingId
              kind
              name
              columns {
                __typename
              }
            }
          }
          errors {
            message
          }
        }
      }
    `,
    { success: "Mapping saved: tables with these columns are read like this one" },
  );
  useHeldDialog(isSaving);
  const columns = table.columns.flatMap(({ heading }, column) => {
    const field = reading.fields[column] ?? "";
    return field === "" || heading === "" ? [] : [{ heading, field }];
  });
  return (
    <Group align="flex-end" gap="sm">
      <TextInput
        label="Save these columns as"
        flex={1}
        miw={180}
        value={name}
        maxLength={60}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button
        variant="default"
        loading={isSaving}
        disabled={name.trim() === "" || columns.length === 0}
        onClick={() => void save({ input: { kind, name, columns } })}
      >
        Save columns
      </Button>
    </Group>
  );
}
