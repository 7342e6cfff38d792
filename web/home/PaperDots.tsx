import { VisuallyHidden } from "@mantine/core";
import { attachmentTypeNames, type AttachmentType } from "#domain/documents/attachment.ts";
import styles from "./PaperDots.module.css";

/** The usual papers of a shipment in the order in which they are made; a draft counts as its paper. */
const papers: readonly { type: AttachmentType; draft?: AttachmentType }[] = [
  { type: "CONTRACT" },
  { type: "PROFORMA_INVOICE" },
  { type: "INVOICE" },
  { type: "PACKING_LIST" },
  { type: "SHIPPING_BILL", draft: "DRAFT_SHIPPING_BILL" },
  { type: "BILL_OF_LADING", draft: "DRAFT_BILL_OF_LADING" },
];

type Props = {
  /** The types of the shipment's files that are known. */
  types: readonly string[];
  /** Whether these are all of its files, or the oldest and the newest alone. */
  areAll: boolean;
};

/** A dot for each usual paper, filled if the shipment has it; screen readers get the names. */
export function PaperDots({ types, areAll }: Props) {
  const among = areAll ? "" : " among the 100 oldest and 100 newest files";
  const dots = papers.map(({ type, draft }) => ({
    type,
    name: attachmentTypeNames[type],
    isThere: types.includes(type) || types.includes(draft ?? type),
  }));
  const names = dots.filter(({ isThere }) => isThere).map(({ name }) => name);
  return (
    <span className={styles.dots}>
      <VisuallyHidden>{(names.length === 0 ? "None" : names.join(", ")) + among}</VisuallyHidden>
      {dots.map(({ type, name, isThere }) => (
        <span
          key={type}
          className={styles.dot}
          data-there={isThere || undefined}
          title={isThere ? name : `No ${name}${among}`}
          aria-hidden="true"
        />
      ))}
    </span>
  );
}
