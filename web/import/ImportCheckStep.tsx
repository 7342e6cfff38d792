import { Button, Checkbox, Group, Loader, NativeSelect, Stack, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { graphql } from "react-relay";
import { importPage, type RowStatus } from "#domain/import/import.ts";
import type { ImportKind } from "#domain/import/importKind.ts";
import type { ImportCheckStepApplyMutation } from "../__generated__/ImportCheckStepApplyMutation.graphql.ts";
import type { ImportCheckStepMutation, ImportCheckStepMutation$data } from "../__generated__/ImportCheckStepMutation.graphql.ts";
import { useCommit } from "../relay/useCommit.ts";
import { showSuccess } from "../ui/feedback/toast.ts";
import { ImportPager } from "./ImportPager.tsx";
import { ImportRows } from "./ImportRows.tsx";
import { withEdit, type Reading, type UploadedTable } from "./uploadedTable.ts";

type Check = NonNullable<NonNullable<ImportCheckStepMutation$data["checkImport"]>["check"]>;

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
  const [check, setCheck] = useState<Check | null>(null);
  const [status, setStatus] = useState<RowStatus | null>(null);
  const [offset, setOffset] = useState(0);
  const [skipsErrors, setSkipping] = useState(false);
  const [ask, isAsking] = useCommit<ImportCheckStepMutation>(graphql`
    mutation ImportCheckStepMutation($input: CheckImportInput!) {
      checkImport(input: $input) {
        check {
          newCount
          changedCount
          sameCount
          errorCount
          rowCount
          rows {
            row
            status
            cells
            problems {
              column
              message
            }
          }
        }
        errors {
          message
        }
      }
    }
  `);
  const [apply, isImporting] = useCommit<ImportCheckStepApplyMutation>(graphql`
    mutation ImportCheckStepApplyMutation($input: ApplyImportInput!) {
      applyImport(input: $input) {
        import {
          addedCount
          changedCount
        }
        viewer {
          ...ImportPart_viewer
          ...MasterDataPanel_viewer
        }
        errors {
          message
        }
      }
    }
  `);
  const { importId } = table;

  async function show(next: Reading, of: RowStatus | null, from: number) {
    const input = { importId, ...next, status: of, offset: from, limit: importPage.usual };
    const answer = (await ask({ input }))?.checkImport?.check;
    if (!answer) return;
    setCheck(answer);
    setStatus(of);
    setOffset(from);
  }
  // oxlint-disable-next-line react/exhaustive-deps -- The first check; later ones follow what the user does.
  useEffect(() => void show(reading, null, 0), []);

  function edit(row: number, column: number, text: string) {
    const next = withEdit(reading, { row, column, text });
    onChange(next);
    void show(next, status, offset);
  }
  async function handleImport() {
    const done = (await apply({ input: { importId, ...reading, skipsErrors } }))?.applyImport?.import;
    if (!done) return;
    showSuccess(`Imported: ${done.addedCount} added, ${done.changedCount} changed`);
    onImported();
  }
  if (check === null)
    return (
      <Group justify="center" p="xl">
        {isAsking ? <Loader aria-label="Checking" /> : <Button onClick={onBack}>Back</Button>}
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
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
        <Button disabled={!isReady} loading={isImporting} onClick={() => void handleImport()}>
          {newCount + changedCount === 1 ? "Import 1 row" : `Import ${(newCount + changedCount).toLocaleString("en-US")} rows`}
        </Button>
      </Group>
    </Stack>
  );
}

function statusOf(value: string): RowStatus | null {
  return value === "NEW" || value === "CHANGED" || value === "SAME" || value === "ERROR" ? value : null;
}
