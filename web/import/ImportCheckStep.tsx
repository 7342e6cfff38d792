import { Button, Checkbox, Group, Loader, NativeSelect, Stack, Text, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import { graphql } from "react-relay";
import type { RowStatus } from "#domain/import/import.ts";
import type { ImportKind } from "#domain/import/importKind.ts";
import type { ImportCheckStepApplyMutation } from "../__generated__/ImportCheckStepApplyMutation.graphql.ts";
import { useCommit } from "../relay/useCommit.ts";
import { useHeldDialog } from "../ui/dialog/heldDialog.ts";
import { showSuccess } from "../ui/feedback/toast.ts";
import { ImportPager } from "./ImportPager.tsx";
import { ImportRows } from "./ImportRows.tsx";
import { useImportCheck } from "./useImportCheck.ts";
import { withEdit, type Reading, type UploadedTable } from "./uploadedTable.ts";

type Props = {
  kind: ImportKind;
  table: UploadedTable;
  reading: Reading;
  onChange: (reading: Reading) => void;
  onBack: () => void;
  onImported: () => void;
};

/** The third step of an import: what each row would do. Cells are edited in place; nothing is saved until 'Import'. */
export function ImportCheckStep({ kind, table, reading, onChange, onBack, onImported }: Props) {
  const { check, status, offset, isAsking, show } = useImportCheck(table.importId, reading);
  const [skipsErrors, setSkipping] = useState(false);
  const [apply, isImporting] = useCommit<ImportCheckStepApplyMutation>(graphql`
    mutation ImportCheckStepApplyMutation($input: ApplyImportInput!) {
      applyImport(input: $input) {
        import {
          addedCount
          changedCount
        }
        viewer {
          ...LastImport_viewer
          ...MasterDataPanel_viewer
        }
        errors {
          message
        }
      }
    }
  `);
  useHeldDialog(isImporting);
  function edit(row: number, column: number, text: string) {
    const next = withEdit(reading, { row, column, text });
    onChange(next);
    void show(next, status, offset);
  }
  async function handleImport() {
    const done = (await apply({ input: { importId: table.importId, ...reading, skipsErrors } }))?.applyImport?.import;
    if (!done) return;
    showSuccess(`Imported: ${importedText(kind, done)}`);
    onImported();
  }
  if (check === null)
    return (
      <Group justify="center" p="xl">
        {isAsking ? (
          <output>
            <Loader aria-hidden />
            <VisuallyHidden>Checking</VisuallyHidden>
          </output>
        ) : (
          <Button onClick={onBack}>Back</Button>
        )}
      </Group>
    );
  const { newCount, changedCount, sameCount, errorCount, rowCount } = check;
  const isReady = newCount + changedCount > 0 && (errorCount === 0 || skipsErrors);
  const filters = [
    { value: "", label: `All rows (${newCount + changedCount + sameCount + errorCount})` },
    { value: "NEW", label: `New (${newCount})` },
    { value: "CHANGED", label: `Changed (${changedCount})` },
    { value: "SAME", label: `Same (${sameCount})` },
    { value: "ERROR", label: `Errors (${errorCount})` },
  ];
  return (
    <Stack gap="md">
      <Text component="output" size="sm">
        {newCount} new, {changedCount} changed, {sameCount} same, {errorCount} with errors.
      </Text>
      <NativeSelect
        label="Show"
        data={filters}
        value={status ?? ""}
        onChange={(event) => void show(reading, statusOf(event.currentTarget.value), 0)}
      />
      <ImportRows kind={kind} fields={reading.fields} rows={check.rows} onEdit={edit} />
      <ImportPager offset={offset} rowCount={rowCount} onMove={(to) => void show(reading, status, to)} />
      {errorCount > 0 && (
        <Checkbox label="Leave out rows with errors" checked={skipsErrors} onChange={(event) => setSkipping(event.currentTarget.checked)} />
      )}
      <Group justify="flex-end">
        <Button variant="default" disabled={isImporting} onClick={onBack}>
          Back
        </Button>
        <Button disabled={!isReady} loading={isImporting} onClick={() => void handleImport()}>
          {newCount + changedCount === 1 ? "Import 1 row" : `Import ${(newCount + changedCount).toLocaleString("en-US")} rows`}
        </Button>
      </Group>
    </Stack>
  );
}

/** 'Changed' is said of records alone: an import changes no shipment. */
function importedText(kind: ImportKind, { addedCount, changedCount }: { addedCount: number; changedCount: number }): string {
  if (kind !== "SHIPMENT") return `${addedCount} added, ${changedCount} changed`;
  return addedCount === 1 ? "1 shipment" : `${addedCount.toLocaleString("en-US")} shipments`;
}

function statusOf(value: string): RowStatus | null {
  return value === "NEW" || value === "CHANGED" || value === "SAME" || value === "ERROR" ? value : null;
}
