import { Button } from "@mantine/core";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import styles from "./FoundLayout.module.css";

type Props = { filters: ReactNode; children: ReactNode };

/** What was found, next to what narrows it; on a narrow screen a button shows the filters. */
export function FoundLayout({ filters, children }: Props) {
  const [areFiltersOpen, setFiltersOpen] = useState(false);
  return (
    <div className={styles.results} data-filters={areFiltersOpen || undefined}>
      <Button
        className={styles.toggle}
        size="compact-sm"
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={15} stroke={1.7} />}
        aria-expanded={areFiltersOpen}
        aria-controls="document-filters"
        onClick={() => setFiltersOpen(!areFiltersOpen)}
      >
        Filters
      </Button>
      <aside className={styles.facets} id="document-filters" aria-label="Filters">
        {filters}
      </aside>
      <div className={styles.found}>{children}</div>
    </div>
  );
}
