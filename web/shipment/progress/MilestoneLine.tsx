import { Button, Text } from "@mantine/core";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { lateDaysOf, milestoneNames } from "#domain/shipment/progress/milestone.ts";
import { localDay, toShortDate } from "#domain/time/dates.ts";
import type { MilestoneLine_shipment$data, MilestoneLine_shipment$key } from "../../__generated__/MilestoneLine_shipment.graphql.ts";
import { useMay } from "../../session/role.ts";
import { useFocusReturn } from "../../ui/dialog/useFocusReturn.ts";
import { Section } from "../../ui/page/Section.tsx";
import { useWarningsAt } from "../useWarningsAt.ts";
import { CancelShipment } from "./CancelShipment.tsx";
import styles from "./MilestoneLine.module.css";
import { SetDateDialog } from "./SetDateDialog.tsx";

type Props = { shipment: MilestoneLine_shipment$key };
type Step = NonNullable<MilestoneLine_shipment$data["progress"]>[number];

/** The eight milestones with their dates: planned ones hollow, reached ones filled, late ones red. */
export function MilestoneLine({ shipment }: Props) {
  const data = useFragment(
    graphql`
      fragment MilestoneLine_shipment on Shipment {
        id
        version
        progress {
          milestone
          planned
          actual
          note
        }
        ...useWarningsAt_shipment
        ...CancelShipment_shipment
      }
    `,
    shipment,
  );
  const mayWrite = useMay("write");
  const [open, setOpen] = useState<Step | null>(null);
  const focus = useFocusReturn();
  const warnings = useWarningsAt(data, "progress");
  function handleOpen(step: Step) {
    focus.remember();
    setOpen(step);
  }
  function handleClosed() {
    setOpen(null);
    focus.giveBack();
  }
  return (
    <Section title="Milestones" level={2} actions={<CancelShipment shipment={data} />}>
      <ol className={styles.line}>
        {data.progress?.map((step) => (
          <Milestone
            key={step.milestone}
            step={step}
            warning={warnings[step.milestone]}
            onSet={mayWrite ? () => handleOpen(step) : undefined}
          />
        ))}
      </ol>
      {open && <SetDateDialog shipmentId={data.id} version={data.version ?? null} step={open} onClosed={handleClosed} />}
    </Section>
  );
}

type MilestoneProps = { step: Step; warning: string | undefined; onSet: (() => void) | undefined };

function Milestone({ step, warning, onSet }: MilestoneProps) {
  const { milestone, planned, actual, note } = step;
  const [today] = useState(() => localDay(new Date()));
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
        {planned && <Text size="xs">Planned {shortDay(planned)}</Text>}
        {actual && <Text size="xs">Reached {shortDay(actual)}</Text>}
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
  return toShortDate(`${day}T00:00:00`);
}
