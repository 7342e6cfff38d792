import { useState, type ReactNode } from "react";
import { importWords, type ImportKind } from "#domain/import/importKind.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { ImportCheckStep } from "./ImportCheckStep.tsx";
import { ImportColumnStep } from "./ImportColumnStep.tsx";
import { ImportFileStep } from "./ImportFileStep.tsx";
import type { Reading, UploadedTable } from "./uploadedTable.ts";

type Props = {
  kind: ImportKind;
  /** Global id of the firm of shipments whose rows name none. */
  firmId?: string;
  /** Shown above the first step. */
  before?: ReactNode;
  onClosed: () => void;
  onImported?: () => void;
};

/** A table on its way in: file or paste, columns, check, import. */
export function ImportTableDialog({ kind, firmId, before, onClosed, onImported }: Props) {
  const [table, setTable] = useState<UploadedTable | null>(null);
  const [reading, setReading] = useState<Reading | null>(null);
  const [isChecking, setChecking] = useState(false);

  function start(next: UploadedTable) {
    setTable(next);
    setReading({ hasHeadings: next.hasHeadings, fields: next.columns.map(({ field }) => field), edits: [], firmId: firmId ?? null });
  }
  return (
    <Dialog title={`Import ${importWords(kind).title}`} size={kind === "SHIPMENT" ? "min(75rem, 92vw)" : "xl"} onClosed={onClosed}>
      {(close) => {
        if (table === null || reading === null)
          return (
            <>
              {before}
              <ImportFileStep kind={kind} onRead={start} onCancel={close} />
            </>
          );
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
            onImported={() => {
              close();
              onImported?.();
            }}
          />
        );
      }}
    </Dialog>
  );
}
