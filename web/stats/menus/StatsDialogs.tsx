import { lazy, Suspense } from "react";
import { ColumnFilterDialog } from "../filters/ColumnFilterDialog.tsx";
import { ColumnNameDialog } from "./ColumnNameDialog.tsx";
import { DeleteColumnDialog } from "./DeleteColumnDialog.tsx";
import type { StatsSearch } from "../filters/statsFilter.ts";
import { withColumn } from "../filters/withColumn.ts";
import type { StatsSheet } from "../model/statsSheet.ts";

const ColumnSettings = lazy(async () => ({ default: (await import("./ColumnSettings.tsx")).ColumnSettings }));

/** A dialog about the sheet's columns. */
export type StatsDialog =
  | { kind: "add" }
  | { kind: "rename"; columnId: string; name: string }
  | { kind: "delete"; columnId: string; name: string }
  | { kind: "filter"; columnId: string; name: string }
  | { kind: "settings" };

type Props = {
  sheet: StatsSheet;
  dialog: StatsDialog;
  place: StatsSearch;
  onPlace: (change: Partial<StatsSearch>) => void;
  onClosed: () => void;
};

/** The dialog that is open. */
export function StatsDialogs({ sheet, dialog, place, onPlace, onClosed }: Props) {
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
    case "filter": {
      const { columnId, name } = dialog;
      const text = place.columns.find((column) => column.columnId === columnId)?.text ?? "";
      const filter = (next: string) => onPlace({ columns: withColumn(place.columns, columnId, { text: next, isExact: false }) });
      return <ColumnFilterDialog name={name} text={text} onSubmit={filter} onClosed={onClosed} />;
    }
    case "settings":
      return (
        <Suspense fallback={null}>
          <ColumnSettings sheet={sheet} onClosed={onClosed} />
        </Suspense>
      );
  }
}
