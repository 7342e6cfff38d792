import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from "@dnd-kit/core";
import { arrayMove, SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { useState, type ReactNode } from "react";
import { SortableRow } from "./SortableRow.tsx";
import styles from "./SortableList.module.css";
import { useEscapeLayer } from "../dialog/useEscapeLayer.ts";

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

/** Rows that the user can reorder: by mouse, by touch, or by keyboard (space, arrows, space) on the handle. */
export function SortableList<T extends Item>({ label, items, nameOf, onReorder, children }: Props<T>) {
  const ids = items.map(({ id }) => id);
  // Escape ends the drag, which has its own listener; layers below stay open.
  const [isDragging, setDragging] = useState(false);
  useEscapeLayer(isDragging, () => {});
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  function handleDragEnd({ active, over }: DragEndEvent) {
    setDragging(false);
    if (over === null || active.id === over.id) return;
    onReorder(arrayMove([...items], ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
  }
  function spoken(id: string | number): string {
    const index = ids.indexOf(String(id));
    const item = items[index];
    return item === undefined ? "" : nameOf(item, index);
  }
  const place = (id: string | number) => `place ${ids.indexOf(String(id)) + 1} of ${ids.length}`;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={() => setDragging(true)}
      onDragEnd={handleDragEnd}
      onDragCancel={() => setDragging(false)}
      accessibility={{
        screenReaderInstructions: {
          draggable: "Press space to pick it up, the arrow keys to move it, space to put it down, escape to cancel.",
        },
        announcements: {
          onDragStart: ({ active }) => `Picked up ${spoken(active.id)}, ${place(active.id)}.`,
          onDragOver: ({ active, over }) => (over ? `${spoken(active.id)} is held over ${place(over.id)}.` : undefined),
          onDragEnd: ({ active, over }) => (over ? `${spoken(active.id)} put down at ${place(over.id)}.` : undefined),
          onDragCancel: ({ active }) => `${spoken(active.id)} stays where it was.`,
        },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className={styles.list} aria-label={label}>
          {items.map((item, index) => (
            <SortableRow key={item.id} id={item.id} name={nameOf(item, index)} isSortable={items.length > 1}>
              {children(item, index)}
            </SortableRow>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
