import { Loader, Text, VisuallyHidden } from "@mantine/core";
import { useLocation } from "react-router";
import styles from "./AppLoading.module.css";

/** Shown while user info or a screen's code loads and there is no frame for a skeleton yet. */
export function AppLoading() {
  const { pathname } = useLocation();
  // User info includes the firms: on a cold load they are ready when this ends, so the page's own notice would never be seen.
  const isHome = /^\/dashboard\/?$/.test(pathname);
  return (
    <main className={styles.screen} aria-busy="true">
      <Loader size="sm" type="dots" />
      {isHome ? (
        <Text component="output" c="dimmed">
          Loading your firms...
        </Text>
      ) : (
        <VisuallyHidden component="output">Loading</VisuallyHidden>
      )}
    </main>
  );
}
