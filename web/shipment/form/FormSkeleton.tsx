import { Skeleton, VisuallyHidden } from "@mantine/core";
import styles from "./ShipmentForm.module.css";

/** The form while its code and data are on the way. */
export function FormSkeleton() {
  return (
    <div className={styles.sections} aria-busy="true">
      <VisuallyHidden component="output">Loading the shipment form</VisuallyHidden>
      <Skeleton height={240} radius="lg" />
      <Skeleton height={300} radius="lg" />
      <Skeleton height={260} radius="lg" />
    </div>
  );
}
