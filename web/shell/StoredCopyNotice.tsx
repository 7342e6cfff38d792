import { Button } from "@mantine/core";
import { useWait } from "../ui/keyboard/useWait.ts";
import { reloadUserInfo } from "../viewer/loadUserInfo.ts";
import styles from "./StoredCopyNotice.module.css";

/** Says that the screen shows the account's stored copy, and offers a retry. */
export function StoredCopyNotice() {
  const [isAsking, wait] = useWait();
  async function handleRetry() {
    // The answer updates the store that the screens read; a failure shows a toast.
    await wait(() => reloadUserInfo().catch(() => null));
  }
  return (
    <section className={styles.notice} role="alert">
      <div>
        <strong className={styles.title}>Stored copy</strong>
        Your user information cannot be loaded. This is the copy stored in this browser; what was changed elsewhere since is missing.
      </div>
      <Button size="xs" variant="default" loading={isAsking} onClick={() => void handleRetry()}>
        Retry
      </Button>
    </section>
  );
}
