import { ActionIcon } from "@mantine/core";
import { IconChevronDown, IconChevronUp, IconTrash } from "@tabler/icons-react";
import { unitCaption } from "#domain/masterData/packagingUnit.ts";
import { moreContainerFields } from "#domain/shipment/fields/containerFields.ts";
import { keysOf } from "#domain/typedObject.ts";
import { useMoreFields } from "../fields/useMoreFields.ts";
import { ContainerCell } from "./ContainerCell.tsx";
import styles from "./ContainersSection.module.css";
import { withoutContainer } from "../values/formEdits.ts";
import { useFormStore, useFormText } from "../values/formStore.ts";

type Props = { index: number };

/** One container of the list. */
export function ContainerRow({ index }: Props) {
  const store = useFormStore();
  const at = `containers.${index}` as const;
  const more = useMoreFields(moreContainerFields, (name) => `${at}.${name}`);
  const unit = unitCaption(useFormText(`${at}.unit`));
  return (
    <fieldset aria-label={`Container ${index + 1}`} className={styles.row}>
      <span className={styles.number} aria-hidden="true">
        {index + 1}
      </span>
      <ContainerCell path={`${at}.containerNumber`} />
      <ContainerCell path={`${at}.lineSealNumber`} />
      <ContainerCell path={`${at}.rfidSealNumber`} />
      <ContainerCell path={`${at}.size`} />
      <ContainerCell path={`${at}.lot`} />
      <ContainerCell path={`${at}.netWeight`} caption={unit} />
      <ContainerCell path={`${at}.grossWeight`} caption={unit} />
      <ContainerCell path={`${at}.unit`} />
      <ActionIcon className={styles.more} size="md" aria-label="More" aria-expanded={more.isShown} onClick={more.toggle}>
        {more.isShown ? <IconChevronUp size={16} stroke={1.7} /> : <IconChevronDown size={16} stroke={1.7} />}
      </ActionIcon>
      <ActionIcon
        className={styles.remove}
        size="md"
        aria-label={`Remove container ${index + 1}`}
        onClick={() => store.update((values) => withoutContainer(values, index))}
      >
        <IconTrash size={16} stroke={1.7} />
      </ActionIcon>
      {more.isShown && (
        <div className={styles.moreFields}>
          {keysOf(moreContainerFields).map((name) => (
            <ContainerCell key={name} path={`${at}.${name}`} />
          ))}
        </div>
      )}
    </fieldset>
  );
}
