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
import { arrayMove, SortableContext, sortableKeyboardCoordinates, type SortingStrategy } from "@dnd-kit/sortable";
import { useState, type ReactNode } from "react";
import { useEscapeLayer } from "../dialog/useEscapeLayer.ts";

type Props = {
  /** The items' ids in order. */
  ids: readonly string[];
  /** An item's spoken name, such as 'Clause 2'. */
  nameOf: (id: string) => string;
  /** What the instructions for screen readers call an item, such as "it". */
  pronoun: string;
  strategy: SortingStrategy;
  /** How far, in pixels, the mouse moves before a drag begins. */
  distance: number;
  onReorder: (ids: string[]) => void;
  children: ReactNode;
};

/** Lets the items inside it, which use `useSortable`, be reordered: by mouse, by touch, or by keyboard (space, arrows, space). */
export function SortableItems({ ids, nameOf, pronoun, strategy, distance, onReorder, children }: Props) {
  // Escape ends the drag, which has its own listener; layers below stay open.
  const [isDragging, setDragging] = useState(false);
  useEscapeLayer(isDragging, () => {});
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  function handleDragEnd({ active, over }: DragEndEvent) {
    setDragging(false);
    if (over === null || active.id === over.id) return;
    onReorder(arrayMove([...ids], ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
  }
  const name = (id: string | number) => nameOf(String(id));
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
          draggable: `Press space to pick ${pronoun} up, the arrow keys to move it, space to put it down, escape to cancel.`,
        },
        announcements: {
          onDragStart: ({ active }) => `Picked up ${name(active.id)}, ${place(active.id)}.`,
          onDragOver: ({ active, over }) => (over ? `${name(active.id)} is held over ${place(over.id)}.` : undefined),
          onDragEnd: ({ active, over }) => (over ? `${name(active.id)} put down at ${place(over.id)}.` : undefined),
          onDragCancel: ({ active }) => `${name(active.id)} stays where it was.`,
        },
      }}
    >
      <SortableContext items={[...ids]} strategy={strategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
