import { Skeleton, Stack, Tabs } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useId } from "react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router";
import { importKindNamed } from "#domain/import/importKind.ts";
import type { SettingsPageQuery } from "../__generated__/SettingsPageQuery.graphql.ts";
import { kindAt, kindNames, kindWords, type KindName } from "../masterData/kinds.ts";
import { MasterDataPanel } from "./MasterDataPanel.tsx";
import { useIsPartnerAccount } from "../session/partnerAccount.ts";
import { useMay } from "../session/role.ts";
import { ErrorBoundary } from "../ui/feedback/ErrorBoundary.tsx";
import { lazyPart } from "../ui/loading/lazyPart.ts";
import { PromptSuspense } from "../ui/loading/PromptSuspense.tsx";
import { usePageQuery } from "../relay/page/pageQuery.ts";
import { usePageTitle } from "../htmlHead/pageTitle.ts";
import { PageHeader } from "../ui/page/PageHeader.tsx";
import { RowTab, TabRow } from "../ui/page/TabRow.tsx";
import styles from "./SettingsPage.module.css";

const ImportPart = lazyPart(async () => (await import("../import/ImportPart.tsx")).ImportPart);

/** Settings (/dashboard/settings): one tab for each of the fifteen kinds of master data. The tab is part of the address. */
export function Component() {
  usePageTitle("Settings");
  const [search, setSearch] = useSearchParams();
  const isWide = useMediaQuery("(min-width: 75em)", undefined, { getInitialValueInEffect: false });
  const panelId = useId();
  const { viewer } = usePageQuery<SettingsPageQuery>(graphql`
    query SettingsPageQuery {
      viewer {
        ...MasterDataPanel_viewer
      }
    }
  `);
  const mayImport = useMay("write");
  const isPartnerOnly = useIsPartnerAccount();
  // A partner's own letterhead and bank.
  const names = isPartnerOnly ? kindNames.filter((name) => name === "firm") : kindNames;
  const chosen = kindAt(search.get("tab"));
  const kind: KindName = names.find((name) => name === chosen) ?? "firm";
  const imported = importKindNamed(kind);
  if (!viewer) return null;

  function handleTab(name: string | null) {
    const next = names.find((other) => other === name);
    if (next) setSearch({ tab: kindWords[next].path });
  }
  return (
    <Stack gap="lg">
      <PageHeader
        title="Settings"
        description={isPartnerOnly ? "Your firm, as your own papers print it." : "What your shipments and documents are made of."}
      />
      <Tabs
        value={kind}
        onChange={handleTab}
        orientation={isWide ? "vertical" : "horizontal"}
        variant={isWide ? "pills" : "default"}
        classNames={{ root: styles.tabs, list: styles.list, tab: styles.tab, tabLabel: styles.label }}
      >
        <TabRow label="Settings">
          {names.map((name) => (
            <RowTab key={name} value={name} panelId={name === kind ? panelId : undefined}>
              {kindWords[name].title}
            </RowTab>
          ))}
        </TabRow>
        {/* Not the library's panel: its name is the tab's, which is often also the label of the field inside. */}
        <div role="tabpanel" id={panelId} aria-label={`${kindWords[kind].title} settings`} className={styles.panel}>
          {/* Without it the page still does everything else. */}
          <ErrorBoundary attempt={kind} renderFailure={() => null}>
            {mayImport && imported !== null && (
              <PromptSuspense fallback={<Skeleton className={styles.import} width={140} ml="auto" mb="md" />}>
                <ImportPart kind={imported} />
              </PromptSuspense>
            )}
          </ErrorBoundary>
          <MasterDataPanel kind={kind} viewer={viewer} surface="settings" />
        </div>
      </Tabs>
    </Stack>
  );
}
