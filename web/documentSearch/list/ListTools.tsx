import { Select } from "@mantine/core";
import type { ReactNode } from "react";
import { documentSorts, type DocumentSort } from "#domain/documents/documentSearch.ts";
import styles from "./ListTools.module.css";

type Props = {
  /** How many documents were found. */
  total: number;
  /** The words of the search. */
  q: string;
  sort: DocumentSort | null;
  onSort: (sort: DocumentSort | null) => void;
  /** What is done with all of them. */
  children?: ReactNode;
};

const sortNames: Record<DocumentSort, string> = {
  RELEVANCE: "Best match",
  NEWEST: "Newest",
  OLDEST: "Oldest",
  NAME: "Name",
  LARGEST: "Size",
};

/** Above the found documents: how many, what is done with all, and the order. */
export function ListTools({ total, q, sort, onSort, children }: Props) {
  const sorts = documentSorts.filter((one) => one !== "RELEVANCE" || q !== "");
  return (
    <div className={styles.tools}>
      <output className={styles.total}>
        {total} {total === 1 ? "document" : "documents"}
      </output>
      {children}
      <Select
        className={styles.sort}
        size="xs"
        label="Sort by"
        data={sorts.map((value) => ({ value, label: sortNames[value] }))}
        value={sort ?? (q === "" ? "NEWEST" : "RELEVANCE")}
        allowDeselect={false}
        onChange={(chosen) => onSort(sorts.find((one) => one === chosen) ?? null)}
      />
    </div>
  );
}
