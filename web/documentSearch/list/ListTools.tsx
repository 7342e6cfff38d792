import { Button, Select } from "@mantine/core";
import { documentSorts, maxZipFiles, type DocumentSort } from "#domain/documents/documentSearch.ts";
import { useDocumentsPlace } from "../useDocumentsPlace.ts";
import styles from "./ListTools.module.css";

type Props = {
  /** How many documents were found. */
  total: number;
  isSelecting: boolean;
  onSelectAll: () => void;
};

const sortNames: Record<DocumentSort, string> = {
  RELEVANCE: "Best match",
  NEWEST: "Newest",
  OLDEST: "Oldest",
  NAME: "Name",
  LARGEST: "Size",
};

/** Above the found documents: how many, ticking all, and the order. */
export function ListTools({ total, isSelecting, onSelectAll }: Props) {
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
