import { Button, Title } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useId, type ReactNode } from "react";
import styles from "./FirmRows.module.css";

type Props = {
  title: string;
  /** A row's name, such as "Address": 'Address 1', 'Add Address'. */
  noun: string;
  count: number;
  /** Shows the rows without letting them be changed. */
  isReadOnly?: boolean;
  /** The fields of the row at this index (from 0). */
  children: (index: number) => ReactNode;
  onAdd: () => void;
  onRemove: (index: number) => void;
};

/** Repeatable groups of a firm's fields. The last one cannot be removed. */
export function FirmRows({ title, noun, count, isReadOnly = false, children, onAdd, onRemove }: Props) {
  const id = useId();
  return (
    <fieldset className={styles.rows} aria-labelledby={id} disabled={isReadOnly} data-readonly={isReadOnly || undefined}>
      <div className={styles.head}>
        <Title order={3} id={id}>
          {title}
        </Title>
        <Button variant="default" size="xs" leftSection={<IconPlus size={14} stroke={1.8} />} onClick={onAdd}>
          Add {noun}
        </Button>
      </div>
      {Array.from({ length: count }, (_, index) => (
        <fieldset key={index} aria-label={`${noun} ${index + 1}`} className={styles.row}>
          <div className={styles.head}>
            <span className={styles.number}>
              {noun} {index + 1}
            </span>
            <Button
              variant="subtle"
              color="gray"
              size="compact-xs"
              leftSection={<IconTrash size={14} stroke={1.7} />}
              disabled={count === 1}
              aria-label={`Remove ${noun.toLowerCase()} ${index + 1}`}
              onClick={() => onRemove(index)}
            >
              Remove
            </Button>
          </div>
          {children(index)}
        </fieldset>
      ))}
    </fieldset>
  );
}
