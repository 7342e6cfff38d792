import { useState } from "react";
import { importWords, type ImportKind } from "#domain/import/importKind.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { ImportCheckStep } from "./ImportCheckStep.tsx";
import { ImportColumnStep } from "./ImportColumnStep.tsx";
import { ImportFileStep } from "./ImportFileStep.tsx";
import type { Reading, UploadedTable } from "./uploadedTable.ts";

type Props = { kind: ImportKind; onClosed: () => void };

/** A table on its way in: file or paste, columns, check, import. */
export function ImportTableDialog({ kind, onClosed }: Props) {
  const [table, setTable] = useState<UploadedTable | null>(null);
  const [reading, setReading] = useState<Reading | null>(null);
  const [isChecking, setChecking] = useState(false);

  function start(next: UploadedTable) {
    setTable(next);
    setReading({ hasHeadings: next.hasHeadings, fields: next.columns.map(({ field }) => field), edits: [] });
  }
  return (
    <Dialog title={`Import ${importWords(kind).title}`} size="xl" onClosed={onClosed}>
      {(close) => {
        if (table === null || reading === null) return <ImportFileStep kind={kind} onRead={start} onCancel={close} />;
        if (!isChecking)
          return (
            <ImportColumnStep
              kind={kind}
              table={table}
              reading={reading}
              onChange={setReading}
              onBack={() => setTable(null)}
              onNext={() => setChecking(true)}
            />
          );
        return (
          <ImportCheckStep
            kind={kind}
            table={table}
            reading={reading}
            onChange={setReading}
            onBack={() => setChecking(false)}
            onImported={close}
          />
        );
      }}
    </Dialog>
  );
}
