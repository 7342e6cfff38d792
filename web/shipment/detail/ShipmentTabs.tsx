import { Stack, Tabs } from "@mantine/core";
import { useId, type ReactNode } from "react";
import { useLocation, useSearchParams } from "react-router";
import { keysOf } from "#domain/typedObject.ts";
import { textOfError } from "../../relay/RequestError.ts";
import { tabHistory } from "../../shell/topBar/tabHistory.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { ErrorBoundary } from "../../ui/feedback/ErrorBoundary.tsx";
import { lazyPart } from "../../ui/loading/lazyPart.ts";
import { PromptSuspense } from "../../ui/loading/PromptSuspense.tsx";
import { TableSkeleton } from "../../ui/table/TableSkeleton.tsx";

const ShipmentHistory = lazyPart(async () => (await import("../../audit/ShipmentHistory.tsx")).ShipmentHistory);

const ShipmentProgress = lazyPart(async () => (await import("../progress/ShipmentProgress.tsx")).ShipmentProgress);

/** The tabs by their name in the address. */
const tabs = { overview: "Overview", progress: "Progress", history: "History" };
type Tab = keyof typeof tabs;
const panelNames: Record<Tab, string> = {
  overview: "The shipment itself",
  progress: "Progress of the shipment",
  history: "History of the shipment",
};

type Props = {
  /** Global id of the shipment. */
  shipmentId: string;
  /** When the shipment was last changed. */
  updatedAt: string | null;
  /** The content of the Overview tab. */
  children: ReactNode;
};

/** Tabs: the shipment, its progress, and its history. The tab is part of the address. The last two load when they are opened. */
export function ShipmentTabs({ shipmentId, updatedAt, children }: Props) {
  const location = useLocation();
  const [search, setSearch] = useSearchParams();
  const tab = keysOf(tabs).find((name) => name === search.get("tab")) ?? "overview";
  const panelId = useId();
  function handleTab(next: string | null) {
    const { entryKey, steps } = tabHistory(location);
    setSearch(next === null || next === "overview" ? {} : { tab: next }, {
      state: { entryKey, steps: steps + 1 },
      preventScrollReset: true,
    });
  }
  const controls = (name: string) => (name === tab ? panelId : undefined);
  return (
    <Tabs value={tab} onChange={handleTab}>
      <Tabs.List aria-label="Shipment">
        {keysOf(tabs).map((name) => (
          <Tabs.Tab key={name} value={name} aria-controls={controls(name)}>
            {tabs[name]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Stack gap="lg" pt="lg" role="tabpanel" id={panelId} aria-label={panelNames[tab]}>
        {tab === "overview" ? (
          children
        ) : (
          <ErrorBoundary
            attempt={tab}
            renderFailure={(error) => <EmptyState title={`Failed to load the ${tab}`} text={textOfError(error, "Please try again.")} />}
          >
            <PromptSuspense fallback={<TableSkeleton rows={5} />}>
              {tab === "history" ? (
                <ShipmentHistory shipmentId={shipmentId} />
              ) : (
                <ShipmentProgress shipmentId={shipmentId} updatedAt={updatedAt} />
              )}
            </PromptSuspense>
          </ErrorBoundary>
        )}
      </Stack>
    </Tabs>
  );
}
