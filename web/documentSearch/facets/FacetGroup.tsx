import { Button } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { maxFacetValues } from "#domain/documents/documentSearch.ts";
import styles from "./FacetGroup.module.css";

/** A value that narrows the search, and how many documents have it; without a count for what is no value. */
type FacetValue = { value: string; name: string; count?: number };

type Props = {
  title: string;
  values: readonly FacetValue[];
  isChosen: (value: string) => boolean;
  /** Whether the controls are radio buttons of one name. */
  isOneOf?: boolean;
  /** The control of a value, with this label. */
  children: (value: FacetValue, label: ReactNode) => ReactNode;
};

/** Values shown before the rest is asked for. */
const few = 6;

/** The values of one filter; the chosen ones are always shown. Nothing if there is nothing to choose. */
export function FacetGroup({ title, values, isChosen, isOneOf, children }: Props) {
  const [areAll, setAll] = useState(false);
  if (values.length === 0) return null;
  const shown = areAll || values.length <= few + 1 ? values : values.filter(({ value }, index) => index < few || isChosen(value));
  // Days and months are all there; of the others the service lists no more (R-1229).
  const most = !isOneOf && values.length === maxFacetValues ? `Show the ${values.length} most frequent` : `Show all ${values.length}`;
  return (
    <fieldset className={styles.group} role={isOneOf ? "radiogroup" : undefined}>
      <legend className={styles.title}>{title}</legend>
      {shown.map((one) => (
        <div key={one.value}>
          {children(
            one,
            <span className={styles.label}>
              <span className={styles.name}>{one.name}</span> {one.count !== undefined && <span className={styles.count}>{one.count}</span>}
            </span>,
          )}
        </div>
      ))}
      {values.length > few + 1 && (
        <Button size="compact-xs" variant="subtle" className={styles.more} aria-expanded={areAll} onClick={() => setAll(!areAll)}>
          {areAll ? "Show fewer" : most}
        </Button>
      )}
    </fieldset>
  );
}
