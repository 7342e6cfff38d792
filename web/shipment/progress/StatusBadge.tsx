import { Badge } from "@mantine/core";
import { milestoneNames, milestones } from "#domain/shipment/progress/milestone.ts";
import styles from "./StatusBadge.module.css";

/** A shipment's status, and below it how many of the eight milestones lie behind; without these for a status of another server. */
export function StatusBadge({ status }: { status: string }) {
  const reached = milestones.findIndex((milestone) => milestoneNames[milestone] === status) + 1;
  return (
    <span className={styles.status} title={reached === 0 ? undefined : `Milestone ${reached} of ${milestones.length}`}>
      <Badge>{status}</Badge>
      {reached > 0 && (
        <span className={styles.track} aria-hidden="true">
          <span className={styles.reached} style={{ width: `${(reached / milestones.length) * 100}%` }} />
        </span>
      )}
    </span>
  );
}
