import { Button } from "@mantine/core";
import { IconTable } from "@tabler/icons-react";
import { graphql, useRelayEnvironment } from "react-relay";
import { Link, useSearchParams } from "react-router";
import type { StatsPageQuery } from "../__generated__/StatsPageQuery.graphql.ts";
import { usePageQuery } from "../relay/page/pageQuery.ts";
import { useFinancialYear } from "../shell/topBar/financialYearChoice.ts";
import { usePageTitle } from "../htmlHead/pageTitle.ts";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { FirmTabs } from "./FirmTabs.tsx";
import { chosenFirm, filterOf, readStatsSearch, statsSearch, type StatsSearch } from "./filters/statsFilter.ts";
import styles from "./StatsPage.module.css";
import { statsSheetOf } from "./model/statsSheet.ts";
import { StatsSheetView } from "./StatsSheetView.tsx";

/** Shipment Stats (/dashboard/stats): a spreadsheet of each firm's shipments. The URL holds the firm and the filters. */
export function Component() {
  usePageTitle("Shipment Stats");
  const environment = useRelayEnvironment();
  const [search, setSearch] = useSearchParams();
  const year = useFinancialYear();
  const { viewer } = usePageQuery<StatsPageQuery>(graphql`
    query StatsPageQuery @preloadable {
      viewer {
        firms {
          nodes {
            id
            name
          }
        }
        ...StatsSheetView_viewer
      }
    }
  `);
  const place = readStatsSearch(search);
  const firms = viewer?.firms.nodes ?? [];
  const firmId = chosenFirm(firms, place);
  const firm = firms.find(({ id }) => id === firmId) ?? null;
  const sheet = firm && statsSheetOf(environment, firm.id);
  if (!viewer) return null;

  function handlePlace(change: Partial<StatsSearch>) {
    setSearch(statsSearch({ ...place, ...change }), { replace: true, preventScrollReset: true });
  }
  /** Whether other firms have the column of a condition too: the system's, unlike those of the user's own. */
  function isShared({ columnId }: StatsSearch["columns"][number]) {
    return sheet?.columns.find(columnId)?.editable === false;
  }
  return (
    <div className={styles.page} data-fill="">
      {sheet === null || firm === null ? (
        <div className={styles.empty}>
          <h1 className={styles.title}>Shipment Stats</h1>
          <EmptyState
            icon={<IconTable size={22} stroke={1.6} />}
            title="Select a Firm"
            text="Please select a firm to view shipment statistics"
            action={
              firms.length === 0 ? (
                <Button component={Link} to="/dashboard/settings?tab=firm">
                  Add a firm in Settings
                </Button>
              ) : undefined
            }
          />
        </div>
      ) : (
        <StatsSheetView
          key={firm.id}
          sheet={sheet}
          firmName={firm.name}
          place={place}
          filter={filterOf(place, year)}
          viewer={viewer}
          onPlace={handlePlace}
        />
      )}
      <FirmTabs firms={firms} active={firm} onChoose={(id) => handlePlace({ firm: id, columns: place.columns.filter(isShared) })} />
    </div>
  );
}
