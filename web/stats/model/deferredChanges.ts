import { statsFailures } from "#domain/stats/stats.ts";
import { showFailure } from "../../relay/showFailure.ts";
import type { StatsChanges, StatsChangesParts } from "../edits/statsChanges.ts";

/** The edits of a sheet. `load` fetches their code before the first one. */
export type DeferredChanges = StatsChanges & { load: () => void };

/** Edits whose code loads with the first one, because cells can be read without it. An edit fails if that fails. */
export function createDeferredChanges(parts: StatsChangesParts): DeferredChanges {
  let loaded: StatsChanges | null = null;
  let loading: Promise<StatsChanges> | null = null;

  async function importChanges(): Promise<StatsChanges> {
    const { createStatsChanges } = await import("../edits/statsChanges.ts");
    return (loaded = createStatsChanges(parts));
  }
  /** One promise for all, so that edits that wait for the code keep their order. */
  function load() {
    return (loading ??= importChanges());
  }
  async function loadFor<Result>(edit: (changes: StatsChanges) => Result): Promise<Awaited<Result> | null> {
    try {
      return await edit(await load());
    } catch (error) {
      showFailure(error, statsFailures.cell);
      return null;
    }
  }
  /** Edits at once when the code is there, so that the sheet changes in this frame. */
  function run<Result>(edit: (changes: StatsChanges) => Result) {
    return loaded === null ? loadFor(edit) : edit(loaded);
  }
  return {
    load: () => void load().catch(() => {}),
    saveCells: async (...of) => (await run((changes) => changes.saveCells(...of))) === true,
    saveTexts: async (...of) => void (await run((changes) => changes.saveTexts(...of))),
    colour: async (...of) => void (await run((changes) => changes.colour(...of))),
    resize: (...of) => void run((changes) => changes.resize(...of)),
    changeLayout: (layout) => void run((changes) => changes.changeLayout(layout)),
    moveColumns: (...of) => void run((changes) => changes.moveColumns(...of)),
    addColumn: async (name) => (await run((changes) => changes.addColumn(name))) === true,
    renameColumn: async (...of) => (await run((changes) => changes.renameColumn(...of))) === true,
    deleteColumn: async (id) => (await run((changes) => changes.deleteColumn(id))) === true,
    undo: async () => void (await run((changes) => changes.undo())),
    redo: async () => void (await run((changes) => changes.redo())),
  };
}
