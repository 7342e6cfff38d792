import { graphql, useFragment } from "react-relay";
import type { MilestoneLine_shipment$data, MilestoneLine_shipment$key } from "../../__generated__/MilestoneLine_shipment.graphql.ts";
import { useMay } from "../../session/role.ts";
import { useDialogTask } from "../../ui/dialog/useDialogTask.ts";
import { Section } from "../../ui/page/Section.tsx";
import { useWarningsAt } from "../useWarningsAt.ts";
import { CancelShipment } from "./CancelShipment.tsx";
import styles from "./MilestoneLine.module.css";
import { MilestoneStep } from "./MilestoneStep.tsx";
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
  const [open, handleOpen, handleClosed] = useDialogTask<Step>();
  const warnings = useWarningsAt(data, "progress");
  return (
    <Section title="Milestones" level={2} actions={<CancelShipment shipment={data} />}>
      <ol className={styles.line}>
        {data.progress?.map((step) => (
          <MilestoneStep
            key={step.milestone}
            milestone={step.milestone}
            planned={step.planned}
            actual={step.actual}
            note={step.note}
            warning={warnings[step.milestone]}
            onSet={mayWrite ? () => handleOpen(step) : undefined}
          />
        ))}
      </ol>
      {open && <SetDateDialog shipmentId={data.id} version={data.version ?? null} step={open} onClosed={handleClosed} />}
    </Section>
  );
}
