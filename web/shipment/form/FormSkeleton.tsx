import { Skeleton, VisuallyHidden } from "@mantine/core";
import own from "./FormSkeleton.module.css";
import styles from "./ShipmentForm.module.css";

/** Number of fields of the first sections; the others begin below the fold. */
const sections = { basic: 6, location: 10, products: 6 };

/** Placeholder of the form while its code and data load, with the same layout: on a wide screen next to the place of the rail. */
export function FormSkeleton() {
  return (
    <div className={styles.middle}>
      <div />
      <div className={styles.sections} aria-busy="true">
        <VisuallyHidden component="output">Loading the shipment form</VisuallyHidden>
        {Object.entries(sections).map(([section, fields]) => (
          <div key={section} className={own.section} aria-hidden="true">
            <Skeleton height={14} width={150} />
            <div className={own.fields}>
              {Array.from({ length: fields }, (_, field) => (
                <div key={field} className={own.field} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
