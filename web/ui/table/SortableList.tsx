import { verticalListSortingStrategy } from "@dnd-kit/sortable";
import type { ReactNode } from "react";
import { SortableItems } from "./SortableItems.tsx";
import { SortableRow } from "./SortableRow.tsx";
import styles from "./SortableList.module.css";

type Item = { id: string };

type Props<T extends Item> = {
  /** The list's accessible name. */
  label: string;
  items: readonly T[];
  /** An item's spoken name, such as 'Clause 2'. */
  nameOf: (item: T, index: number) => string;
  onReorder: (items: T[]) => void;
  /** The content of a row, next to its handle. */
  children: (item: T, index: number) => ReactNode;
};

/** Rows that the user can reorder by their handles. */
export function SortableList<T extends Item>({ label, items, nameOf, onReorder, children }: Props<T>) {
  const byId = new Map(items.map((item, index) => [item.id, { item, name: nameOf(item, index) }]));
  return (
    <SortableItems
      ids={[...byId.keys()]}
      nameOf={(id) => byId.get(id)?.name ?? ""}
      pronoun="it"
      strategy={verticalListSortingStrategy}
      distance={4}
      onReorder={(ids) => onReorder(ids.flatMap((id) => byId.get(id)?.item ?? []))}
    >
      <ol className={styles.list} aria-label={label}>
        {items.map((item, index) => (
          <SortableRow key={item.id} id={item.id} name={nameOf(item, index)} isSortable={items.length > 1}>
            {children(item, index)}
          </SortableRow>
        ))}
      </ol>
    </SortableItems>
  );
}
