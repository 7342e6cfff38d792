import { Skeleton, VisuallyHidden } from "@mantine/core";
import own from "./FormSkeleton.module.css";
import styles from "./ShipmentForm.module.css";

/** How many fields the first sections have; the others begin below what is in sight. */
const sections = { basic: 6, location: 10, products: 6 };

/** The form while its code and data are on the way: its sections with their fields, where they will stand. */
export function FormSkeleton() {
  return (
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
  );
}
