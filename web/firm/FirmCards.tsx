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
import { arrayMove, rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from "@dnd-kit/sortable";
import { graphql, useFragment } from "react-relay";
import type { FirmCards_firms$key } from "../__generated__/FirmCards_firms.graphql.ts";
import { FirmCard } from "./FirmCard.tsx";
import styles from "./FirmCards.module.css";
import { inOrder, useFirmsOrder } from "./firmsOrder.ts";

type Props = { firms: FirmCards_firms$key };

/** The firms as cards in the user's order, sortable by mouse, touch or keyboard (space, arrows, space). */
export function FirmCards({ firms }: Props) {
  const data = useFragment(
    graphql`
      fragment FirmCards_firms on Firm @relay(plural: true) {
        id
        name
        ...FirmCard_firm
      }
    `,
    firms,
  );
  const [order, setOrder] = useFirmsOrder();
  const sorted = inOrder(data, order);
  const ids = sorted.map(({ id }) => id);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  function handleDragEnd({ active, over }: DragEndEvent) {
    if (over === null || active.id === over.id) return;
    setOrder(arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
  }
  const nameOf = (id: string | number) => data.find((firm) => firm.id === id)?.name ?? "";
  const placeOf = (id: string | number) => `place ${ids.indexOf(String(id)) + 1} of ${ids.length}`;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={handleDragEnd}
      accessibility={{
        screenReaderInstructions: {
          draggable: "Press space to pick the firm up, the arrow keys to move it, space to put it down, escape to cancel.",
        },
        announcements: {
          onDragStart: ({ active }) => `Picked up ${nameOf(active.id)}, ${placeOf(active.id)}.`,
          onDragOver: ({ active, over }) => `${nameOf(active.id)} is held over ${placeOf(over?.id ?? active.id)}.`,
          onDragEnd: ({ active, over }) => (over ? `${nameOf(active.id)} put down at ${placeOf(over.id)}.` : undefined),
          onDragCancel: ({ active }) => `${nameOf(active.id)} stays where it was.`,
        },
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ul className={styles.cards}>
          {sorted.map((firm) => (
            <FirmCard key={firm.id} firm={firm} isSortable={sorted.length > 1} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
