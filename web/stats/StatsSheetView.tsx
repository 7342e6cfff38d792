import { useEffect, useState, useSyncExternalStore } from "react";
import { graphql, useFragment } from "react-relay";
import type { StatsSheetView_viewer$key } from "../__generated__/StatsSheetView_viewer.graphql.ts";
import type { GridInput } from "./grid/attachInput.ts";
import { useMenuKeys } from "./menus/menuKeys.ts";
import type { StatsDialog } from "./menus/StatsDialogs.tsx";
import { StatsImportExport } from "./exchange/StatsImportExport.tsx";
import { hasConditions, type StatsSearch } from "./filters/statsFilter.ts";
import { onDemand } from "./onDemand.tsx";
import { StatsHistory } from "./toolbar/StatsHistory.tsx";
import type { MenuRequest } from "./menus/StatsMenu.tsx";
import type { RowQuery } from "./data/rowWindowStore.ts";
import type { StatsSheet } from "./model/statsSheet.ts";
import { StatsStatusBar } from "./statusBar/StatsStatusBar.tsx";
import { StatsGridStates } from "./grid/view/StatsGridStates.tsx";
import { StatsToolbar, type SheetTool } from "./toolbar/StatsToolbar.tsx";
import styles from "./StatsSheetView.module.css";

// Load the sheet first, and the rest when it is opened.
const StatsCharts = onDemand(async () => (await import("./charts/StatsCharts.tsx")).StatsCharts);
const CellConflictDialog = onDemand(async () => (await import("./conflicts/CellConflictDialog.tsx")).CellConflictDialog);
const StatsDialogs = onDemand(async () => (await import("./menus/StatsDialogs.tsx")).StatsDialogs);
const StatsFilters = onDemand(async () => (await import("./filters/StatsFilters.tsx")).StatsFilters);
const StatsMenu = onDemand(async () => (await import("./menus/StatsMenu.tsx")).StatsMenu);

type Props = {
  sheet: StatsSheet;
  firmName: string;
  place: StatsSearch;
  filter: RowQuery["filter"];
  viewer: StatsSheetView_viewer$key;
  onPlace: (change: Partial<StatsSearch>) => void;
};

/** One firm's sheet with all its tools. */
export function StatsSheetView({ sheet, firmName, place, filter, viewer, onPlace }: Props) {
  const data = useFragment(
    graphql`
      fragment StatsSheetView_viewer on Viewer {
        ...StatsFilters_viewer
      }
    `,
    viewer,
  );
  const [areFiltersOpen, setFiltersOpen] = useState(place.broker + place.loading + place.discharge !== "");
  // How often the find bar was requested since it was closed.
  const [finds, setFinds] = useState(place.find === "" ? 0 : 1);
  const [areChartsOpen, setChartsOpen] = useState(false);
  const [menu, setMenu] = useState<MenuRequest | null>(null);
  const closeCharts = () => setChartsOpen(false);
  const closeMenu = () => setMenu(null);
  const [dialog, setDialog] = useState<StatsDialog | null>(null);
  const [input, setInput] = useState<GridInput | null>(null);
  const conflict = useSyncExternalStore(sheet.conflicts.subscribe, sheet.conflicts.first);
  useShown(sheet, filter);
  useEffect(() => sheet.listen({ onMenu: (of, at) => setMenu({ of, at }), onFind: () => setFinds((count) => count + 1) }), [sheet]);
  useMenuKeys(menu !== null, closeMenu);

  function handleTool(tool: SheetTool) {
    if (tool === "filters") setFiltersOpen(!areFiltersOpen);
    else if (tool === "charts") setChartsOpen(!areChartsOpen);
    else if (tool === "find") setFinds(finds + 1);
    else if (tool === "refresh") sheet.reload();
    else setDialog({ kind: tool });
  }
  function handleChart(change: Partial<StatsSearch>) {
    if (change.discharge !== undefined) setFiltersOpen(true);
    onPlace(change);
  }
  function focusGrid() {
    input?.focus();
  }
  function closeDialog() {
    setDialog(null);
    focusGrid();
  }
  function dismissConflict() {
    sheet.conflicts.dismissFirst();
    focusGrid();
  }
  function closeFilters() {
    setFiltersOpen(false);
    setFinds(0);
  }
  function closeFind() {
    setFinds(0);
    onPlace({ find: "" });
    focusGrid();
  }
  return (
    <>
      <StatsToolbar
        filters={{ isOpen: areFiltersOpen, count: [place.broker, place.loading, place.discharge].filter(Boolean).length }}
        areChartsOpen={areChartsOpen}
        onTool={handleTool}
        history={<StatsHistory sheet={sheet} />}
        exchange={<StatsImportExport sheet={sheet} firmName={firmName} filter={filter} />}
      />
      {(areFiltersOpen || finds > 0 || hasConditions(place)) && (
        <StatsFilters
          sheet={sheet}
          viewer={data}
          place={place}
          onPlace={onPlace}
          isOpen={areFiltersOpen}
          finds={finds}
          onFound={focusGrid}
          onFindClose={closeFind}
          onFailed={closeFilters}
        />
      )}
      <p className={styles.onPaper}>The sheet of {firmName} is not printed. Export it as XLSX, and print that file.</p>
      <div className={styles.work}>
        <StatsGridStates sheet={sheet} label={`Shipments of ${firmName}`} onInput={setInput} />
        {areChartsOpen && (
          <StatsCharts
            firmId={sheet.firmId}
            filter={filter}
            place={place}
            onPlace={handleChart}
            onClose={closeCharts}
            onFailed={closeCharts}
          />
        )}
      </div>
      <StatsStatusBar sheet={sheet} />
      {menu !== null && (
        <StatsMenu sheet={sheet} input={input} request={menu} onClose={closeMenu} onFailed={closeMenu} onDialog={setDialog} />
      )}
      {conflict && (
        <CellConflictDialog key={conflict.number} sheet={sheet} conflict={conflict} onClosed={dismissConflict} onFailed={focusGrid} />
      )}
      {dialog !== null && (
        <StatsDialogs
          sheet={sheet}
          dialog={dialog}
          place={place}
          filter={filter}
          onPlace={onPlace}
          onClosed={closeDialog}
          onFailed={closeDialog}
        />
      )}
    </>
  );
}

/** Shows the rows of the filter; the sheet decides whether to load them. Prefetches what the first edits need. */
function useShown(sheet: StatsSheet, filter: RowQuery["filter"]): void {
  useEffect(() => sheet.columns.followTabs(), [sheet]);
  useEffect(() => StatsMenu.preload(), []);
  // It holds what was typed: after an update of Lading its code would not come any more.
  useEffect(() => CellConflictDialog.preload(), []);
  useEffect(() => sheet.changes.load(), [sheet]);
  const serialized = JSON.stringify(filter);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Written just above, from a filter.
  useEffect(() => sheet.show(JSON.parse(serialized) as RowQuery["filter"]), [sheet, serialized]);
}
