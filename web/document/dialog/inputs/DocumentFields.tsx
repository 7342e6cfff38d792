import type { ReactNode } from "react";
import type { DocumentDefinition, DocumentField } from "#domain/documents/documentDefinition.ts";
import { FieldPickerArea } from "../../mergeFields/FieldPickerArea.tsx";
import styles from "../DocumentDialog.module.css";

type Layout = "pair" | "wide" | "merge" | "switches";

const layoutOf: Record<DocumentField["type"], Layout> = {
  number: "pair",
  date: "pair",
  text: "pair",
  count: "pair",
  choice: "pair",
  longText: "wide",
  template: "wide",
  clauses: "wide",
  rows: "wide",
  mergeText: "merge",
  mergeBody: "merge",
  wording: "merge",
  flag: "switches",
};

type Props = {
  /** A document's fields, or those of a row. */
  definition: Pick<DocumentDefinition, "fields">;
  shipmentId: string;
  /** Renders the input of a field. */
  children: (field: DocumentField, isFirst: boolean) => ReactNode;
};

/** A document's fields in their order: short ones in pairs, switches in a grid, texts with merge fields above one picker. */
export function DocumentFields({ definition: { fields }, shipmentId, children }: Props) {
  return groupsOf(fields).map((group) => {
    const [first] = group;
    const inputs = group.map((field) => children(field, field === fields[0]));
    switch (layoutOf[first.type]) {
      case "pair":
        return (
          <div key={first.name} className={styles.pair}>
            {inputs}
          </div>
        );
      case "switches":
        return (
          <div key={first.name} className={styles.switches}>
            {inputs}
          </div>
        );
      case "merge":
        return (
          <FieldPickerArea key={first.name} source={shipmentId}>
            {inputs}
          </FieldPickerArea>
        );
      case "wide":
        return inputs;
    }
  });
}

type Group = [DocumentField, ...DocumentField[]];

/** Neighbours that share a layout. */
function groupsOf(fields: readonly DocumentField[]): Group[] {
  const groups: Group[] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last && layoutOf[last[0].type] === layoutOf[field.type]) last.push(field);
    else groups.push([field]);
  }
  return groups;
}
