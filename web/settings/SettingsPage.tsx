import { Stack, Tabs } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useEffect, useRef } from "react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router";
import type { SettingsPageQuery } from "../__generated__/SettingsPageQuery.graphql.ts";
import { kindAt, kindNames, kindWords, type KindName } from "../masterData/kinds.ts";
import { MasterDataPanel } from "../masterData/MasterDataPanel.tsx";
import { usePageQuery } from "../relay/pageQuery.ts";
import { usePageTitle } from "../shell/pageTitle.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import styles from "./SettingsPage.module.css";

/** Settings (/dashboard/settings): the fifteen kinds of master data, a tab each; the tab stands in the address. */
export function Component() {
  usePageTitle("Settings");
  const [search, setSearch] = useSearchParams();
  const isWide = useMediaQuery("(min-width: 75em)", undefined, { getInitialValueInEffect: false });
  const tabs = useRef<HTMLDivElement>(null);
  const { viewer } = usePageQuery<SettingsPageQuery>(graphql`
    query SettingsPageQuery @preloadable {
      viewer {
        ...MasterDataPanel_viewer
      }
    }
  `);
  const kind: KindName = kindAt(search.get("tab")) ?? "firm";
  useEffect(() => {
    const tab = tabs.current?.querySelector<HTMLElement>(`[data-tab="${kind}"]`);
    // On a narrow screen the strip scrolls sideways; the page itself must not move.
    if (tab) tabs.current?.scrollTo({ left: tab.offsetLeft - (tabs.current.clientWidth - tab.clientWidth) / 2 });
  }, [kind]);
  if (!viewer) return null;
  return (
    <Stack gap="lg">
      <PageHeader title="Settings" description="What your shipments and documents are made of." />
      <Tabs
        value={kind}
        onChange={(name) => name !== null && setSearch({ tab: kindWords[name as KindName].path })}
        orientation={isWide ? "vertical" : "horizontal"}
        variant={isWide ? "pills" : "default"}
        classNames={{ root: styles.tabs, list: styles.list, tab: styles.tab, tabLabel: styles.label, panel: styles.panel }}
      >
        <Tabs.List ref={tabs} aria-label="Settings">
          {kindNames.map((name) => (
            <Tabs.Tab key={name} value={name} data-tab={name}>
              {kindWords[name].title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {kindNames.map((name) => (
          // Named by more than its tab, whose label is often that of the field inside.
          <Tabs.Panel key={name} value={name} aria-labelledby={undefined} aria-label={`${kindWords[name].title} settings`}>
            <MasterDataPanel kind={name} viewer={viewer} surface="settings" />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Stack>
  );
}
