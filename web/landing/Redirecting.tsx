import { Loader } from "@mantine/core";
import styles from "./Redirecting.module.css";

/** Between the front door and the dashboard or the set-up. */
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
