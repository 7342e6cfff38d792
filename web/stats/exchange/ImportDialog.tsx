import { Stack, Text, Textarea } from "@mantine/core";
import { useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { useRelayEnvironment } from "react-relay";
import { readDelimited } from "#domain/stats/delimitedText.ts";
import { statsFailures } from "#domain/stats/stats.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { FileDrop } from "../../ui/form/FileDrop.tsx";
import { useSubmitKeys } from "../../ui/keyboard/useSubmitKeys.ts";
import { FormActions } from "../../ui/form/FormActions.tsx";
import { showSuccess } from "../../ui/feedback/toast.ts";
import { planImport, type ImportPlan } from "./importPlan.ts";
import { ImportPreview } from "./ImportPreview.tsx";
import { readCellFile } from "./readCellFile.ts";
import { fetchAllRows, type FilledRow } from "../data/fetchAllRows.ts";
import { showFailure } from "../../relay/showFailure.ts";
import type { RowQuery } from "../data/rowWindowStore.ts";
import type { StatsSheet } from "../model/statsSheet.ts";

type Props = { sheet: StatsSheet; filter: RowQuery["filter"]; onClosed: () => void };

/** Import: pasted cells, or those of a file, are first compared with the sheet; what would change is shown before any of it is saved. */
export function ImportDialog({ sheet, filter, onClosed }: Props) {
  useSubmitKeys();
  const environment = useRelayEnvironment();
  const [text, setText] = useState("");
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<{ of: "text" | "file"; message: string } | null>(null);
  const [plan, setPlan] = useState<ImportPlan | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isReady = plan !== null && plan.refusals.length === 0 && plan.changes.length > 0;

  function show(next: string, of: File | null) {
    setText(next);
    setFile(of);
    setError(null);
    setPlan(null);
  }
  async function handleFile(next: File) {
    const read = await readCellFile(next);
    if (read.text === null) setError({ of: "file", message: read.problem });
    else show(read.text, next);
  }
  async function preview() {
    if (text.trim() === "") return setError({ of: "text", message: "Please paste cells or choose a file" });
    const lines = readDelimited(text);
    const rows: FilledRow[] = [];
    try {
      for await (const part of fetchAllRows(environment, { firmId: sheet.firmId, filter, sort: null })) rows.push(...part.rows);
      setPlan(planImport({ lines, columns: sheet.columns.all(), rows }));
    } catch (failure) {
      showFailure(failure, statsFailures.load);
    }
  }
  async function handleSubmit(event: FormEvent<HTMLFormElement>, close: () => void) {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    if (!isReady) await preview();
    else if (await sheet.changes.saveCells(plan.changes, "IMPORTED")) {
      showSuccess(`${cellsText(plan.changes.length)} imported`);
      close();
    }
    flushSync(() => setBusy(false));
    // Disabling the focused button moved the focus out of the dialog.
    if (document.activeElement === document.body) form.querySelector<HTMLElement>("[type=submit]")?.focus();
  }
  return (
    <Dialog title="Import" size="xl" isBusy={isBusy} onClosed={onClosed}>
      {(close) => (
        <form onSubmit={(event) => void handleSubmit(event, close)} noValidate>
          <Stack gap="md">
            <Text size="sm" c="dimmed">
              The first line names the columns; Shipment or Invoice No tells which shipment a line is about. Only your own columns are
              imported. An empty cell clears the one in the sheet.
            </Text>
            <Textarea
              label="Cells"
              data-autofocus
              rows={6}
              spellCheck={false}
              value={text}
              disabled={isBusy}
              error={error?.of === "text" && error.message}
              onChange={(event) => show(event.currentTarget.value, null)}
            />
            <FileDrop
              label="File"
              accept=".csv,.tsv,.txt"
              hint="CSV or TSV, up to 10 MB"
              file={file}
              details="Its cells stand above"
              error={error?.of === "file" && error.message}
              required={false}
              disabled={isBusy}
              onFile={(next) => void handleFile(next)}
            />
            {plan !== null && <ImportPreview plan={plan} />}
            <FormActions
              submitLabel={isReady ? `Import ${cellsText(plan.changes.length)}` : "Preview"}
              busyLabel={isReady ? "Importing..." : "Loading data..."}
              isBusy={isBusy}
              onCancel={close}
            />
          </Stack>
        </form>
      )}
    </Dialog>
  );
}

function cellsText(count: number): string {
  return count === 1 ? "1 cell" : `${count.toLocaleString("en-US")} cells`;
}
