import { statsFailures } from "#domain/stats/stats.ts";
import { showInfo } from "../../ui/feedback/toast.ts";
import type { GridAdapter, MenuOf, Point } from "../grid/state/gridAdapter.ts";
import type { Place } from "../grid/state/gridRange.ts";
import type { StatsChanges } from "../edits/statsChanges.ts";
import type { StatsColumns } from "../data/statsColumns.ts";
import { showFailure } from "../../relay/showFailure.ts";
import type { StatsRows } from "../data/statsRows.ts";
import type { CellTexts } from "../data/cellTexts.ts";

/** Requests of the grid that only the page can serve: open a menu, or open the find bar. */
export type StatsListener = { onMenu: (of: MenuOf, at: Point) => void; onFind: () => void };

type Parts = { columns: StatsColumns; rows: StatsRows; texts: CellTexts; changes: StatsChanges; listener: () => StatsListener | null };

/** Adapts the stats sheet to the grid: maps places to shipments and columns, and texts to changes. */
export function createStatsGridAdapter({ columns, rows, texts, changes, listener }: Parts): GridAdapter {
  const columnAt = ({ column }: Place) => columns.visible()[column]?.id;
  return {
    columns: columns.visible,
    widthOf: columns.widthOf,
    frozen: columns.frozen,
    rowCount: rows.count,
    textAt(place) {
      const columnId = columnAt(place);
      return columnId === undefined ? "" : texts(place.row, columnId);
    },
    targetAt(place) {
      const row = rows.at(place.row);
      const columnId = columnAt(place);
      if (row === null || columnId === undefined) return null;
      const from = texts(place.row, columnId) ?? "";
      return { text: from, save: (to) => void changes.saveCells([{ row, columnId, from, to }]) };
    },
    saveCells: (...of) => void changes.saveTexts(...of),
    requestRows: rows.request,
    async loadRows(first, last) {
      try {
        await rows.load(first, last);
        return true;
      } catch (error) {
        showFailure(error, statsFailures.load);
        return false;
      }
    },
    showWidth: (columnId, width) => columns.changeLayout({ widths: { ...columns.layout().widths, [columnId]: width } }, false),
    resize: changes.resize,
    moveColumns: changes.moveColumns,
    undo: () => void changes.undo(),
    redo: () => void changes.redo(),
    find: () => listener()?.onFind(),
    menu: (of, at) => listener()?.onMenu(of, at),
    explain(place) {
      const columnName = columns.visible()[place.column]?.name ?? "";
      const of = { columnName, hasShipment: place.row < rows.count() };
      import("./explainReadOnly.ts").then(
        ({ explainReadOnly }) => explainReadOnly(of),
        () => {},
      );
    },
    notify: (text) => showInfo(text),
  };
}
