import { lazy, Suspense, useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { StatsSheetView_viewer$key } from "../__generated__/StatsSheetView_viewer.graphql.ts";
import type { AttachedGrid } from "./grid/attachGrid.ts";
import { useMenuKeys } from "./menus/menuKeys.ts";
import { StatsConflicts } from "./conflicts/StatsConflicts.tsx";
import type { StatsDialog } from "./menus/StatsDialogs.tsx";
import { StatsImportExport } from "./exchange/StatsImportExport.tsx";
import type { StatsPlace } from "./filters/statsFilter.ts";
import { StatsHistory } from "./toolbar/StatsHistory.tsx";
import type { MenuRequest } from "./menus/StatsMenu.tsx";
import type { RowQuery } from "./data/rowWindowStore.ts";
import type { StatsSheet } from "./model/statsSheet.ts";
import { StatsStatusBar } from "./statusBar/StatsStatusBar.tsx";
import { StatsGridStates } from "./grid/view/StatsGridStates.tsx";
import { StatsToolbar } from "./toolbar/StatsToolbar.tsx";
import styles from "./StatsSheetView.module.css";

// Load the sheet first, and the rest when it is opened.
const StatsCharts = lazy(async () => ({ default: (await import("./charts/StatsCharts.tsx")).StatsCharts }));
const StatsDialogs = lazy(async () => ({ default: (await import("./menus/StatsDialogs.tsx")).StatsDialogs }));
const StatsFilters = lazy(async () => ({ default: (await import("./filters/StatsFilters.tsx")).StatsFilters }));
const StatsConditions = lazy(async () => ({ default: (await import("./filters/StatsConditions.tsx")).StatsConditions }));
const StatsFind = lazy(async () => ({ default: (await import("./filters/StatsFind.tsx")).StatsFind }));
const loadMenu = () => import("./menus/StatsMenu.tsx");
const StatsMenu = lazy(async () => ({ default: (await loadMenu()).StatsMenu }));

type Props = {
  sheet: StatsSheet;
  firmName: string;
  place: StatsPlace;
  filter: RowQuery["filter"];
  viewer: StatsSheetView_viewer$key;
  onPlace: (change: Partial<StatsPlace>) => void;
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
  const [dialog, setDialog] = useState<StatsDialog | null>(null);
  const [attached, setAttached] = useState<AttachedGrid | null>(null);
  useShown(sheet, filter);
  useEffect(() => sheet.listen({ onMenu: (of, at) => setMenu({ of, at }), onFind: () => setFinds((count) => count + 1) }), [sheet]);
  useEffect(() => void loadMenu(), []);
  useMenuKeys(menu !== null, () => setMenu(null));

  function handleChart(change: Partial<StatsPlace>) {
    if (change.discharge !== undefined) setFiltersOpen(true);
    onPlace(change);
  }
  function closeFind() {
    setFinds(0);
    onPlace({ find: "" });
    attached?.focus();
  }
  return (
    <>
      <StatsToolbar
        filters={{ isOpen: areFiltersOpen, count: [place.broker, place.loading, place.discharge].filter(Boolean).length }}
        history={<StatsHistory sheet={sheet} />}
        onFilters={() => setFiltersOpen(!areFiltersOpen)}
        onRefresh={sheet.reload}
        onFind={() => setFinds(finds + 1)}
        areChartsOpen={areChartsOpen}
        onCharts={() => setChartsOpen(!areChartsOpen)}
        onAddColumn={() => setDialog({ kind: "add" })}
        onSettings={() => setDialog({ kind: "settings" })}
        exchange={<StatsImportExport sheet={sheet} firmName={firmName} filter={filter} />}
      />
      <Suspense fallback={null}>{areFiltersOpen && <StatsFilters viewer={data} place={place} onPlace={onPlace} />}</Suspense>
      <Suspense fallback={null}>
        {finds > 0 && (
          <StatsFind
            // A new key moves the focus to the bar again.
            key={finds}
            sheet={sheet}
            text={place.find}
            onFind={(find) => onPlace({ find })}
            onDone={() => attached?.focus()}
            onClose={closeFind}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {(place.month !== "" || place.columns.length > 0) && <StatsConditions sheet={sheet} place={place} onPlace={onPlace} />}
      </Suspense>
      <div className={styles.work}>
        <StatsGridStates sheet={sheet} label={`Shipments of ${firmName}`} onAttach={setAttached} />
        {areChartsOpen && (
          <Suspense fallback={null}>
            <StatsCharts firmId={sheet.firmId} filter={filter} place={place} onPlace={handleChart} onClose={() => setChartsOpen(false)} />
          </Suspense>
        )}
      </div>
      <StatsStatusBar sheet={sheet} />
      <Suspense fallback={null}>
        {menu !== null && <StatsMenu sheet={sheet} attached={attached} request={menu} onClose={() => setMenu(null)} onDialog={setDialog} />}
      </Suspense>
      <StatsConflicts sheet={sheet} onClosed={() => attached?.focus()} />
      <Suspense fallback={null}>
        {dialog !== null && (
          <StatsDialogs
            sheet={sheet}
            dialog={dialog}
            place={place}
            onPlace={onPlace}
            onClosed={() => {
              setDialog(null);
              attached?.focus();
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/** Shows the rows of the filter; the sheet decides whether to load them. */
function useShown(sheet: StatsSheet, filter: RowQuery["filter"]): void {
  const serialized = JSON.stringify(filter);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Written just above, from a filter.
  useEffect(() => sheet.show(JSON.parse(serialized) as RowQuery["filter"]), [sheet, serialized]);
}
