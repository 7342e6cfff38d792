import { Stack, Tabs } from "@mantine/core";
import { useId, type ReactNode } from "react";
import { useLocation, useSearchParams } from "react-router";
import { textOfError } from "../../relay/RequestError.ts";
import { tabHistory } from "../../shell/topBar/tabHistory.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { ErrorBoundary } from "../../ui/feedback/ErrorBoundary.tsx";
import { lazyPart } from "../../ui/loading/lazyPart.ts";
import { PromptSuspense } from "../../ui/loading/PromptSuspense.tsx";
import { TableSkeleton } from "../../ui/table/TableSkeleton.tsx";

const ShipmentHistory = lazyPart(async () => (await import("../../audit/ShipmentHistory.tsx")).ShipmentHistory);

type Props = {
  /** Global id of the shipment. */
  shipmentId: string;
  /** The content of the Overview tab. */
  children: ReactNode;
};

/** Tabs: the shipment, and its history. The tab is part of the address. The history loads when it is opened. */
export function ShipmentTabs({ shipmentId, children }: Props) {
  const location = useLocation();
  const [search, setSearch] = useSearchParams();
  const tab = search.get("tab") === "history" ? "history" : "overview";
  const panelId = useId();
  function handleTab(next: string | null) {
    const { entryKey, steps } = tabHistory(location);
    setSearch(next === "history" ? { tab: next } : {}, { state: { entryKey, steps: steps + 1 }, preventScrollReset: true });
  }
  const controls = (name: string) => (name === tab ? panelId : undefined);
  return (
    <Tabs value={tab} onChange={handleTab}>
      <Tabs.List aria-label="Shipment">
        <Tabs.Tab value="overview" aria-controls={controls("overview")}>
          Overview
        </Tabs.Tab>
        <Tabs.Tab value="history" aria-controls={controls("history")}>
          History
        </Tabs.Tab>
      </Tabs.List>
      <Stack
        gap="lg"
        pt="lg"
        role="tabpanel"
        id={panelId}
        aria-label={tab === "history" ? "History of the shipment" : "The shipment itself"}
      >
        {tab === "history" ? (
          <ErrorBoundary
            attempt={tab}
            renderFailure={(error) => <EmptyState title="Failed to load the history" text={textOfError(error, "Please try again.")} />}
          >
            <PromptSuspense fallback={<TableSkeleton rows={5} />}>
              <ShipmentHistory shipmentId={shipmentId} />
            </PromptSuspense>
          </ErrorBoundary>
        ) : (
          children
        )}
      </Stack>
    </Tabs>
  );
}
