import { Loader, VisuallyHidden } from "@mantine/core";
import styles from "./AppLoading.module.css";

/** While user info or a screen's code loads and there is no frame yet to show a skeleton in. */
export function AppLoading() {
  return (
    <main className={styles.screen} aria-busy="true">
      <Loader size="sm" type="dots" />
      <VisuallyHidden component="output">Loading</VisuallyHidden>
    </main>
  );
}
