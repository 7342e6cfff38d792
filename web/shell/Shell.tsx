import { Drawer } from "@mantine/core";
import { useEffect, useState } from "react";
import { Outlet, useLocation } from "react-router";
import { useStoredCopyShown } from "../session/session.ts";
import { ErrorBoundary } from "../ui/feedback/ErrorBoundary.tsx";
import { lazyPart } from "../ui/loading/lazyPart.ts";
import { PageSkeleton } from "../ui/loading/PageSkeleton.tsx";
import { PromptSuspense } from "../ui/loading/PromptSuspense.tsx";
import { useEscapeLayer } from "../ui/dialog/useEscapeLayer.ts";
import { handFocusOn } from "../ui/keyboard/handFocusOn.ts";
import styles from "./Shell.module.css";
import { Sidebar } from "./sidebar/Sidebar.tsx";
import { TopBar } from "./topBar/TopBar.tsx";
import { loadLogOut } from "./topBar/UserMenu.tsx";
import { useSidebarCollapsed } from "./sidebar/useSidebarCollapsed.ts";

const StoredCopyNotice = lazyPart(async () => (await import("./StoredCopyNotice.tsx")).StoredCopyNotice);

/** Prefetch what is needed when the server fails, while it still works. */
function preloadStoredCopy(): void {
  StoredCopyNotice.preload();
  void loadLogOut().catch(() => null);
  void import("../session/storedViewer.ts").catch(() => null);
}

/** The dashboard's frame: sidebar, top bar, and page. On a narrow screen the sidebar is a drawer. */
export function Component() {
  const { pathname } = useLocation();
  const [isCollapsed, setCollapsed] = useSidebarCollapsed();
  // The drawer belongs to the page it was opened on: following a link in it closes it.
  const [menuPage, setMenuPage] = useState<string | null>(null);
  if (menuPage !== null && menuPage !== pathname) setMenuPage(null);
  const isStoredCopy = useStoredCopyShown();
  useEffect(preloadStoredCopy, []);
  useEscapeLayer(menuPage !== null, () => setMenuPage(null));
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
        closeOnEscape={false}
        padding={0}
        classNames={{ header: styles.drawerHeader }}
      >
        <Sidebar isCollapsed={false} />
      </Drawer>
      <div className={styles.column}>
        <TopBar onMenu={() => setMenuPage(pathname)} />
        <main id="content" className={styles.page} tabIndex={-1}>
          {isStoredCopy && (
            <ErrorBoundary attempt={null} renderFailure={() => null}>
              <PromptSuspense>
                <StoredCopyNotice />
              </PromptSuspense>
            </ErrorBoundary>
          )}
          <PromptSuspense key={pathname} fallback={<PageSkeleton />}>
            <div ref={handFocusOn}>
              <Outlet />
            </div>
          </PromptSuspense>
        </main>
      </div>
    </div>
  );
}
