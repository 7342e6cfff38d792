import { Drawer } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { Suspense, useEffect } from "react";
import { Outlet, useLocation } from "react-router";
import { PageSkeleton } from "../ui/PageSkeleton.tsx";
import styles from "./Shell.module.css";
import { Sidebar } from "./Sidebar.tsx";
import { TopBar } from "./TopBar.tsx";
import { useSidebarCollapsed } from "./useSidebarCollapsed.ts";

/** The dashboard's frame: sidebar, top bar, and the page between them. On a narrow screen the sidebar is a drawer. */
export function Component() {
  const { pathname } = useLocation();
  const [isCollapsed, setCollapsed] = useSidebarCollapsed();
  const [isMenuOpen, menu] = useDisclosure();
  const closeMenu = menu.close;
  useEffect(() => closeMenu(), [pathname, closeMenu]);
  return (
    <div className={styles.shell} data-collapsed={isCollapsed || undefined}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <aside className={styles.sidebar}>
        <Sidebar isCollapsed={isCollapsed} onCollapse={setCollapsed} />
      </aside>
      <Drawer
        opened={isMenuOpen}
        onClose={menu.close}
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
        <TopBar onMenu={menu.open} />
        <main id="content" className={styles.page} tabIndex={-1}>
          <Suspense key={pathname} fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
    </div>
  );
}
