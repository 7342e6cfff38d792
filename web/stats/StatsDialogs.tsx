import { lazy, Suspense } from "react";
import type { StatsSheet } from "./statsSheet.ts";

const ColumnNameDialog = lazy(async () => ({ default: (await import("./ColumnNameDialog.tsx")).ColumnNameDialog }));
const DeleteColumnDialog = lazy(async () => ({ default: (await import("./DeleteColumnDialog.tsx")).DeleteColumnDialog }));
const ColumnSettings = lazy(async () => ({ default: (await import("./ColumnSettings.tsx")).ColumnSettings }));

/** A dialog about the sheet's columns. */
export type StatsDialog =
  | { kind: "add" }
  | { kind: "rename"; columnId: string; name: string }
  | { kind: "delete"; columnId: string; name: string }
  | { kind: "settings" };

type Props = { sheet: StatsSheet; dialog: StatsDialog | null; onClosed: () => void };

/** The dialog that is open; its code comes when it is asked for. */
export function StatsDialogs({ sheet, dialog, onClosed }: Props) {
  return <Suspense fallback={null}>{dialog !== null && <OpenDialog sheet={sheet} dialog={dialog} onClosed={onClosed} />}</Suspense>;
}

function OpenDialog({ sheet, dialog, onClosed }: Props & { dialog: StatsDialog }) {
  const { changes } = sheet;
  switch (dialog.kind) {
    case "add":
      return <ColumnNameDialog title="Add Column" submitLabel="Add Column" name="" onSubmit={changes.addColumn} onClosed={onClosed} />;
    case "rename": {
      const rename = (name: string) => changes.renameColumn(dialog.columnId, name);
      return <ColumnNameDialog title="Rename Column" submitLabel="Rename" name={dialog.name} onSubmit={rename} onClosed={onClosed} />;
    }
    case "delete":
      return <DeleteColumnDialog name={dialog.name} onDelete={() => changes.deleteColumn(dialog.columnId)} onClosed={onClosed} />;
    case "settings":
      return <ColumnSettings sheet={sheet} onClosed={onClosed} />;
  }
}
