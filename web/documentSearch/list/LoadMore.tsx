import type { MoreRows } from "../../relay/moreRows.ts";
import { ShowMore } from "../../ui/loading/ShowMore.tsx";
import styles from "./DocumentList.module.css";

/** Below the rows: that more documents load, which happens at their end by itself, or a button after they did not come. */
export function LoadMore({ more }: { more: MoreRows }) {
  "use no memo";
  if (more.hasFailed) return <ShowMore {...more} />;
  return more.isLoading && <output className={styles.loading}>Loading more documents…</output>;
}
