import type { ReactNode } from "react";
import { DataTable } from "../../ui/table/DataTable.tsx";
import styles from "./SharedDocuments.module.css";

/** A table of shared files; `children` are their rows. */
export function SharedDocumentTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.table}>
      <DataTable
        label={label}
        hasCards
        minWidth={0}
        columns={[
          { label: "Name" },
          { label: "Document Type" },
          { label: "Size", align: "right" },
          { label: "Updated At" },
          { label: "Actions", isHidden: true, width: "210px" },
        ]}
      >
        {children}
      </DataTable>
    </div>
  );
}
