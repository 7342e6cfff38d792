import { Loader } from "@mantine/core";
import styles from "./Redirecting.module.css";

/** Shown while a signed-in visitor is redirected. */
export function Redirecting() {
  return (
    <main className={styles.screen} tabIndex={-1}>
      <Loader size="sm" type="dots" />
      <h1 className={styles.text}>
        <output>Redirecting...</output>
      </h1>
    </main>
  );
}
