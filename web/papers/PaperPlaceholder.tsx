import { Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./PaperCard.module.css";

type Props = { children: ReactNode };

/** A placeholder of its content's size. */
export function PaperPlaceholder({ children }: Props) {
  return (
    <Skeleton className={styles.placeholder} display="flex" width="fit-content" maw="100%">
      {children}
    </Skeleton>
  );
}
