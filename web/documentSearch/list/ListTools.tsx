import { Button, Select } from "@mantine/core";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { documentSorts, maxZipFiles, type DocumentSort } from "#domain/documents/documentSearch.ts";
import { useDocumentsPlace } from "../useDocumentsPlace.ts";
import styles from "./ListTools.module.css";

type Props = {
  /** How many documents were found. */
  total: number;
  isSelecting: boolean;
  onSelectAll: () => void;
  /** Whether the filters are shown where they do not fit next to the list. */
  areFiltersOpen: boolean;
  onFilters: (areOpen: boolean) => void;
};

const sortNames: Record<DocumentSort, string> = {
  RELEVANCE: "Best match",
  NEWEST: "Newest",
  OLDEST: "Oldest",
  NAME: "Name",
  LARGEST: "Size",
};

/** Above the found documents: how many, ticking all, the filters' button, and the order. */
export function ListTools({ total, isSelecting, onSelectAll, areFiltersOpen, onFilters }: Props) {
  const [{ q, sort }, go] = useDocumentsPlace();
  const sorts = documentSorts.filter((one) => one !== "RELEVANCE" || q !== "");
  return (
    <div className={styles.tools}>
      <output className={styles.total}>
        {total} {total === 1 ? "document" : "documents"}
      </output>
      {total > 0 && (
        <Button size="compact-sm" variant="subtle" loading={isSelecting} onClick={onSelectAll}>
          {total > maxZipFiles ? `Select the first ${maxZipFiles}` : `Select all ${total}`}
        </Button>
      )}
      <Button
        className={styles.filters}
        size="compact-sm"
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={15} stroke={1.7} />}
        aria-expanded={areFiltersOpen}
        aria-controls="document-filters"
        onClick={() => onFilters(!areFiltersOpen)}
      >
        Filters
      </Button>
      <Select
        className={styles.sort}
        size="xs"
        label="Sort by"
        data={sorts.map((value) => ({ value, label: sortNames[value] }))}
        value={sort ?? (q === "" ? "NEWEST" : "RELEVANCE")}
        allowDeselect={false}
        onChange={(chosen) => void go({ sort: sorts.find((one) => one === chosen) ?? null })}
      />
    </div>
  );
}
