import { lazy, Suspense } from "react";
import { ColumnFilterDialog } from "../filters/ColumnFilterDialog.tsx";
import { ColumnNameDialog } from "./ColumnNameDialog.tsx";
import { DeleteColumnDialog } from "./DeleteColumnDialog.tsx";
import type { RowQuery } from "../data/rowWindowStore.ts";
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
  filter: RowQuery["filter"];
  onPlace: (change: Partial<StatsSearch>) => void;
  onClosed: () => void;
};

/** The dialog that is open. */
export function StatsDialogs({ sheet, dialog, place, filter, onPlace, onClosed }: Props) {
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
      const chosen = place.columns.filter((column) => column.columnId === columnId);
      const choose = (texts: typeof chosen) => onPlace({ columns: withColumn(place.columns, columnId, texts) });
      return (
        <ColumnFilterDialog
          firmId={sheet.firmId}
          filter={filter}
          columnId={columnId}
          name={name}
          chosen={chosen}
          onSubmit={choose}
          onClosed={onClosed}
        />
      );
    }
    case "settings":
      return (
        <Suspense fallback={null}>
          <ColumnSettings sheet={sheet} onClosed={onClosed} />
        </Suspense>
      );
  }
}
