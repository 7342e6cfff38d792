import type { IEnvironment } from "relay-runtime";
import { statsFailures } from "#domain/stats/stats.ts";
import { mayNow } from "../../session/role.ts";
import { showSuccess } from "../../ui/feedback/toast.ts";
import { showFailure } from "../../relay/showFailure.ts";
import type { StatsColumns } from "../data/statsColumns.ts";
import type { StatsColumnEdits } from "./statsColumnEdits.ts";
import type { UndoHistory } from "./undoHistory.ts";
import { withoutColumn, type UndoableEdit } from "./undoableEdits.ts";

type Parts = {
  environment: IEnvironment;
  firmId: string;
  columns: StatsColumns;
  history: UndoHistory<UndoableEdit>;
  reload: () => void;
};

/** Changes of the user's own columns. Each resolves to false if it was refused, which a toast reports. */
export function createColumnChanges({ environment, firmId, columns, history, reload }: Parts) {
  /** Column edits are rare, so their code loads with the first one. If it cannot load, the edit fails. */
  async function edit<Result>(failure: string, work: (edits: StatsColumnEdits) => Promise<Result>): Promise<Result | null> {
    try {
      const { createStatsColumnEdits } = await import("./statsColumnEdits.ts");
      return await work(createStatsColumnEdits(environment));
    } catch (error) {
      showFailure(error, failure);
      return null;
    }
  }
  return {
    async resize(columnId: string, from: number, to: number): Promise<boolean> {
      const show = (width: number) => columns.changeLayout({ widths: { ...columns.layout().widths, [columnId]: width } });
      show(to);
      // A viewer's widths last until the sheet is loaded again.
      if (!mayNow("write")) return true;
      const isStored = await edit(statsFailures.width, (edits) => edits.resize(columns.find(columnId)?.id ?? "", to));
      if (isStored !== true && columns.layout().widths[columnId] === to) show(from);
      return isStored === true;
    },
    async add(name: string): Promise<boolean> {
      const columnId = await edit(statsFailures.add, (edits) => edits.add(firmId, name));
      if (columnId === null) return false;
      history.push({ kind: "add", columnId });
      showSuccess("Column added successfully");
      reload();
      return true;
    },
    async rename(columnId: string, name: string): Promise<boolean> {
      const column = columns.find(columnId);
      if (column === undefined || !(await edit(statsFailures.rename, (edits) => edits.rename(column.id, name)))) return false;
      columns.set(columns.stored().map((known) => (known.columnId === columnId ? { ...known, name } : known)));
      showSuccess("Column renamed successfully");
      return true;
    },
    async remove(columnId: string): Promise<boolean> {
      const column = columns.find(columnId);
      if (column === undefined || !(await edit(statsFailures.delete, (edits) => edits.remove(column.id)))) return false;
      history.rewrite((known) => withoutColumn(known, columnId));
      columns.set(columns.stored().filter((known) => known.columnId !== columnId));
      showSuccess("Column deleted successfully");
      reload();
      return true;
    },
  };
}
