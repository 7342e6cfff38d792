import { ActionIcon } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { unitCaption } from "#domain/masterData/packagingUnit.ts";
import { ContainerCell } from "./ContainerCell.tsx";
import styles from "./ContainersSection.module.css";
import { withoutContainer } from "../values/formEdits.ts";
import { useFormStore, useFormText } from "../values/formStore.ts";

type Props = { index: number };

/** One container of the list. */
export function ContainerRow({ index }: Props) {
  const store = useFormStore();
  const at = `containers.${index}` as const;
  const unit = unitCaption(useFormText(`${at}.unit`));
  return (
    <fieldset aria-label={`Container ${index + 1}`} className={styles.row}>
      <span className={styles.number} aria-hidden="true">
        {index + 1}
      </span>
      <ContainerCell path={`${at}.containerNumber`} label="Container Number" isRequired />
      <ContainerCell path={`${at}.lineSealNumber`} label="Line Seal Number" />
      <ContainerCell path={`${at}.rfidSealNumber`} label="RFID Seal Number" />
      <ContainerCell path={`${at}.size`} label="Size" />
      <ContainerCell path={`${at}.lot`} label="Lot" />
      <ContainerCell path={`${at}.netWeight`} label="Net Weight" caption={unit} isFigure />
      <ContainerCell path={`${at}.grossWeight`} label="Gross Weight" caption={unit} isFigure />
      <ContainerCell path={`${at}.unit`} label="Unit" />
      <ActionIcon
        className={styles.remove}
        size="md"
        aria-label={`Remove container ${index + 1}`}
        onClick={() => store.update((values) => withoutContainer(values, index))}
      >
        <IconTrash size={16} stroke={1.7} />
      </ActionIcon>
    </fieldset>
  );
}
