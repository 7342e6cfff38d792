import { Stack, Tabs } from "@mantine/core";
import { useId, type ComponentType, type ReactNode } from "react";
import { useLocation, useSearchParams } from "react-router";
import { keysOf } from "#domain/typedObject.ts";
import { textOfError } from "../relay/RequestError.ts";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { ErrorBoundary } from "../ui/feedback/ErrorBoundary.tsx";
import { PromptSuspense } from "../ui/loading/PromptSuspense.tsx";
import { RowTab, TabRow } from "../ui/page/TabRow.tsx";
import { TableSkeleton } from "../ui/table/TableSkeleton.tsx";
import { TryAgain } from "./errors/ErrorPanel.tsx";
import { tabHistory } from "./topBar/tabHistory.ts";

type Props<Tab extends string> = {
  /** The accessible name of the row of tabs. */
  label: string;
  /** The tabs by their name in the address, the page's own content first. */
  tabs: Record<Tab, { title: string; panelName: string }>;
  /** A tab that not everybody needs: its gate shows it or nothing, and may load. */
  gates?: Partial<Record<Tab, ComponentType<{ children: ReactNode }>>>;
  /** The content of a tab. What is not of the first tab may load when it is opened. */
  children: (tab: Tab) => ReactNode;
};

/** The tabs of a page. The open one is part of the address. */
export function PageTabs<Tab extends string>({ label, tabs, gates, children }: Props<Tab>) {
  const location = useLocation();
  const [search, setSearch] = useSearchParams();
  const names = keysOf(tabs);
  const [first] = names;
  const tab = names.find((name) => name === search.get("tab")) ?? first;
  const panelId = useId();
  if (tab === undefined) return null;
  function handleTab(next: string | null) {
    const { entryKey, steps } = tabHistory(location);
    setSearch(next === null || next === first ? {} : { tab: next }, {
      state: { entryKey, steps: steps + 1 },
      preventScrollReset: true,
    });
  }
  return (
    <Tabs value={tab} onChange={handleTab}>
      <TabRow label={label}>
        {names.map((name) => (
          <Gated key={name} gate={gates?.[name]}>
            <RowTab value={name} panelId={name === tab ? panelId : undefined}>
              {tabs[name].title}
            </RowTab>
          </Gated>
        ))}
      </TabRow>
      <Stack gap="lg" pt="lg" role="tabpanel" id={panelId} aria-label={tabs[tab].panelName}>
        {tab === first ? (
          children(tab)
        ) : (
          <ErrorBoundary
            attempt={tab}
            renderFailure={(error) => (
              <EmptyState
                title={`${tabs[tab].title} could not be loaded`}
                text={textOfError(error, "Please try again.")}
                action={<TryAgain />}
              />
            )}
          >
            <PromptSuspense fallback={<TableSkeleton rows={5} />}>{children(tab)}</PromptSuspense>
          </ErrorBoundary>
        )}
      </Stack>
    </Tabs>
  );
}

function Gated({ gate: Gate, children }: { gate: ComponentType<{ children: ReactNode }> | undefined; children: ReactNode }) {
  if (Gate === undefined) return children;
  return (
    <ErrorBoundary attempt={null} renderFailure={() => null}>
      <PromptSuspense>
        <Gate>{children}</Gate>
      </PromptSuspense>
    </ErrorBoundary>
  );
}
