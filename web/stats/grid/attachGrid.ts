import type { GridInput } from "./attachInput.ts";
import { attachColumnRules } from "./dom/columnRules.ts";
import type { GridElements } from "./dom/gridElements.ts";
import { attachViewport } from "./dom/gridViewport.ts";
import { keepEarlyInput } from "./input/keepEarlyInput.ts";
import type { GridState } from "./state/gridState.ts";

/** A grid on the page. */
export type AttachedGrid = {
  /** Updates positions and ARIA attributes after other cells were rendered. */
  update: () => void;
  detach: () => void;
};

/**
 * Shows the grid, and loads what reacts to the user's hands: cells need not wait for it. `onInput` gets it once it is
 * attached, and null when the grid goes.
 */
export function attachGrid(grid: GridState, elements: GridElements, onInput: (input: GridInput | null) => void): AttachedGrid {
  const detachRules = attachColumnRules(grid);
  const viewport = attachViewport(grid, elements);
  const takeEarlyInput = keepEarlyInput(elements.scroller);
  let input: GridInput | null = null;
  let isGone = false;

  async function load() {
    const loaded = await import("./attachInput.ts").catch(() => null);
    if (isGone) return;
    const early = takeEarlyInput();
    if (loaded === null) return grid.adapter.notify("Reload the page to edit.");
    input = loaded.attachInput(grid, elements, viewport, early);
    onInput(input);
  }
  void load();
  return {
    update() {
      viewport.place();
      input?.updateAriaState();
    },
    detach() {
      isGone = true;
      takeEarlyInput();
      input?.detach();
      viewport.detach();
      detachRules();
      onInput(null);
    },
  };
}
