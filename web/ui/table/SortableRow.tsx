import { useSortable } from "@dnd-kit/sortable";
import { IconGripVertical } from "@tabler/icons-react";
import type { ReactNode } from "react";
import styles from "./SortableList.module.css";

type Props = { id: string; name: string; isSortable: boolean; children: ReactNode };

/** One row of a `SortableList`: its handle and its content. */
export function SortableRow({ id, name, isSortable, children }: Props) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id });
  const place = transform === null ? undefined : `translate3d(0, ${transform.y}px, 0)`;
  return (
    <li ref={setNodeRef} className={styles.row} style={{ transform: place, transition }} data-dragging={isDragging || undefined}>
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={styles.handle}
        disabled={!isSortable}
        {...attributes}
        {...listeners}
        aria-label={`Move ${name}`}
      >
        <IconGripVertical size={16} stroke={1.7} />
      </button>
      <div className={styles.content}>{children}</div>
    </li>
  );
}
