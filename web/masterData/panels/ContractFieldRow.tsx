import { ActionIcon, Textarea, TextInput } from "@mantine/core";
import type { GetInputPropsReturnType } from "@mantine/form";
import { IconTrash } from "@tabler/icons-react";
import styles from "./ContractFieldRow.module.css";

type Props = {
  /** The row's number, from 1. */
  number: number;
  name: GetInputPropsReturnType;
  value: GetInputPropsReturnType;
  /** Undefined for the only row, which cannot be removed. */
  onRemove: (() => void) | undefined;
};

/** One custom section of a contract: its name and its text. */
export function ContractFieldRow({ number, name, value, onRemove }: Props) {
  return (
    <fieldset aria-label={`Field ${number}`} className={styles.row}>
      <div className={styles.head}>
        <TextInput className={styles.name} label="Field Name" placeholder="Packing" autoComplete="off" {...name} />
        <ActionIcon aria-label={`Remove field ${number}`} title="Remove" onClick={onRemove} disabled={!onRemove}>
          <IconTrash size={16} stroke={1.7} />
        </ActionIcon>
      </div>
      <Textarea label="Field Value" rows={2} resize="vertical" {...value} />
    </fieldset>
  );
}
