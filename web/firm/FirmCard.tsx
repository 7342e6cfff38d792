import { Badge } from "@mantine/core";
import { useSortable } from "@dnd-kit/sortable";
import { IconGripVertical } from "@tabler/icons-react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { FirmCard_firm$key } from "../__generated__/FirmCard_firm.graphql.ts";
import styles from "./FirmCard.module.css";

type Props = { firm: FirmCard_firm$key; isSortable: boolean };

/** One firm: the card leads to its shipments, the handle moves it. */
export function FirmCard({ firm, isSortable }: Props) {
  const data = useFragment(
    graphql`
      fragment FirmCard_firm on Firm {
        id
        name
        ieCode
        isSample
        addresses {
          name
          address
        }
      }
    `,
    firm,
  );
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id: data.id });
  const place = transform === null ? undefined : `translate3d(${transform.x}px, ${transform.y}px, 0)`;
  const address = data.addresses[0]?.address ?? "";
  return (
    <li ref={setNodeRef} className={styles.card} style={{ transform: place, transition }} data-dragging={isDragging || undefined}>
      <Link to={`/dashboard/firm/${encodeURIComponent(data.id)}`} state={{ firmId: data.id, firmName: data.name }} className={styles.link}>
        <span className={styles.name}>
          {data.name}
          {data.isSample && (
            <>
              {" "}
              <Badge>Sample</Badge>
            </>
          )}
        </span>
        <span className={styles.code}>IE code {data.ieCode}</span>
        <span className={styles.address}>{address}</span>
      </Link>
      {isSortable && (
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={styles.handle}
          {...attributes}
          {...listeners}
          aria-label={`Move ${data.name}`}
        >
          <IconGripVertical size={16} stroke={1.7} />
        </button>
      )}
    </li>
  );
}
