import type { IEnvironment } from "relay-runtime";
import { statsFailures } from "#domain/stats/stats.ts";
import { mayNow } from "../../session/role.ts";
import { showInfo, showSuccess } from "../../ui/feedback/toast.ts";
import { showFailure } from "../../relay/showFailure.ts";
import type { StatsColumns } from "../data/statsColumns.ts";
import type { StatsColumnEdits } from "./statsColumnEdits.ts";
import type { UndoHistory } from "./undoHistory.ts";
import type { EditOutcome } from "./statsCommit.ts";
import { withoutColumn, type UndoableEdit } from "./undoableEdits.ts";

type Parts = {
  environment: IEnvironment;
  firmId: string;
  columns: StatsColumns;
  history: UndoHistory<UndoableEdit>;
  reload: () => void;
};

/** Changes of the user's own columns. A toast reports what was refused. */
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
    async resize(columnId: string, from: number, to: number): Promise<EditOutcome> {
      const show = (width: number) => columns.changeLayout({ widths: { ...columns.layout().widths, [columnId]: width } });
      show(to);
      // A viewer's widths last until the sheet is loaded again.
      if (!mayNow("write")) return "saved";
      const outcome = await edit(statsFailures.width, (edits) => edits.resize(columns.find(columnId)?.id ?? "", to));
      if (outcome !== "saved" && columns.layout().widths[columnId] === to) show(from);
      return outcome ?? "refused";
    },
    async add(name: string): Promise<boolean> {
      const columnId = await edit(statsFailures.add, (edits) => edits.add(firmId, name));
      if (columnId === null) return false;
      history.push({ kind: "add", columnId });
      showSuccess("Column added successfully");
      reload();
      return true;
    },
    async rename(columnId: string, from: string, name: string): Promise<EditOutcome> {
      const column = columns.find(columnId);
      if (column === undefined) return "gone";
      if (column.name !== from) {
        showInfo("Somebody else has renamed the column since. Nothing was changed.");
        return "gone";
      }
      const outcome = await edit(statsFailures.rename, (edits) => edits.rename(column.id, name));
      if (outcome !== "saved") return outcome ?? "refused";
      columns.set(columns.stored().map((known) => (known.columnId === columnId ? { ...known, name } : known)));
      showSuccess("Column renamed successfully");
      return "saved";
    },
    async remove(columnId: string): Promise<EditOutcome> {
      const column = columns.find(columnId);
      if (column === undefined) return "gone";
      const outcome = await edit(statsFailures.delete, (edits) => edits.remove(column.id));
      if (outcome !== "saved") return outcome ?? "refused";
      history.rewrite((known) => withoutColumn(known, columnId));
      columns.set(columns.stored().filter((known) => known.columnId !== columnId));
      showSuccess("Column deleted successfully");
      reload();
      return "saved";
    },
  };
}
