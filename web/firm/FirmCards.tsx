import { rectSortingStrategy } from "@dnd-kit/sortable";
import { graphql, useFragment } from "react-relay";
import type { FirmCards_firms$key } from "../__generated__/FirmCards_firms.graphql.ts";
import { SortableItems } from "../ui/table/SortableItems.tsx";
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
  return (
    <SortableItems
      ids={sorted.map(({ id }) => id)}
      nameOf={(id) => data.find((firm) => firm.id === id)?.name ?? ""}
      pronoun="the firm"
      strategy={rectSortingStrategy}
      distance={6}
      onReorder={setOrder}
    >
      <ul className={styles.cards}>
        {sorted.map((firm) => (
          <FirmCard key={firm.id} firm={firm} isSortable={sorted.length > 1} />
        ))}
      </ul>
    </SortableItems>
  );
}
