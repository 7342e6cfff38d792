import { Drawer } from "@mantine/core";
import { useState } from "react";
import { Outlet, useLocation } from "react-router";
import { PageSkeleton } from "../ui/PageSkeleton.tsx";
import { PromptSuspense } from "../ui/PromptSuspense.tsx";
import styles from "./Shell.module.css";
import { Sidebar } from "./Sidebar.tsx";
import { TopBar } from "./TopBar.tsx";
import { useSidebarCollapsed } from "./useSidebarCollapsed.ts";

/** The dashboard's frame: sidebar, top bar, and the page between them. On a narrow screen the sidebar is a drawer. */
export function Component() {
  const { pathname } = useLocation();
  const [isCollapsed, setCollapsed] = useSidebarCollapsed();
  // The drawer belongs to the page it was opened on: a link in it leads away and closes it for good.
  const [menuPage, setMenuPage] = useState<string | null>(null);
  if (menuPage !== null && menuPage !== pathname) setMenuPage(null);
  return (
    <div className={styles.shell} data-collapsed={isCollapsed || undefined}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <aside className={styles.sidebar}>
        <Sidebar isCollapsed={isCollapsed} onCollapse={setCollapsed} />
      </aside>
      <Drawer
        opened={menuPage !== null}
        onClose={() => setMenuPage(null)}
        position="left"
        size={256}
        title="Menu"
        hiddenFrom="sm"
        padding={0}
        classNames={{ header: styles.drawerHeader }}
      >
        <Sidebar isCollapsed={false} />
      </Drawer>
      <div className={styles.column}>
        <TopBar onMenu={() => setMenuPage(pathname)} />
        <main id="content" className={styles.page} tabIndex={-1}>
          <PromptSuspense key={pathname} fallback={<PageSkeleton />}>
            <Outlet />
          </PromptSuspense>
        </main>
      </div>
    </div>
  );
}
