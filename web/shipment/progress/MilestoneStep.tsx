import { Button, Text } from "@mantine/core";
import { useId } from "react";
import { lateDaysOf, milestoneNames, type Milestone } from "#domain/shipment/progress/milestone.ts";
import { toShortDay } from "#domain/time/dates.ts";
import { useToday } from "../../days/useToday.ts";
import styles from "./MilestoneLine.module.css";

type Props = {
  milestone: Milestone;
  planned: string | null | undefined;
  actual: string | null | undefined;
  note?: string;
  warning?: string | undefined;
  /** Shows the button Set date. */
  onSet?: (() => void) | undefined;
};

/** One milestone of a line: its dot, its dates, and how late it is. */
export function MilestoneStep({ milestone, planned, actual, note = "", warning, onSet }: Props) {
  const today = useToday();
  const lateDays = lateDaysOf({ planned: planned ?? "", actual: actual ?? "" }, today);
  const isLate = Boolean(lateDays);
  const nameId = useId();
  return (
    <li className={styles.step} data-state={actual ? "reached" : planned ? "planned" : "open"} data-late={isLate || undefined}>
      <span className={styles.dot} aria-hidden />
      <div className={styles.words}>
        <Text fw={600} size="sm" id={nameId}>
          {milestoneNames[milestone]}
        </Text>
        {planned && (
          <Text size="xs">
            Planned <span className={styles.date}>{shortDay(planned)}</span>
          </Text>
        )}
        {actual && (
          <Text size="xs">
            Reached <span className={styles.date}>{shortDay(actual)}</span>
          </Text>
        )}
        {isLate && (
          <Text size="xs" fw={600} className={styles.late}>
            {lateDays} {lateDays === 1 ? "day" : "days"} late
          </Text>
        )}
        {warning !== undefined && (
          <Text size="xs" className={styles.warning}>
            {warning}
          </Text>
        )}
        {note !== "" && (
          <Text size="xs" className={styles.note}>
            {note}
          </Text>
        )}
        {onSet && (
          <Button variant="default" size="compact-xs" aria-describedby={nameId} onClick={onSet}>
            Set date
          </Button>
        )}
      </div>
    </li>
  );
}

function shortDay(day: string): string {
  return toShortDay(day);
}
