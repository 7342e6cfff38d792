import { graphql, useFragment } from "react-relay";
import type { SharedProgress_shipment$key } from "../../__generated__/SharedProgress_shipment.graphql.ts";
import { MilestoneStep } from "../../shipment/progress/MilestoneStep.tsx";
import styles from "../../shipment/progress/MilestoneLine.module.css";
import { Section } from "../../ui/page/Section.tsx";

type Props = { shipment: SharedProgress_shipment$key };

/** The eight milestones with their dates. */
export function SharedProgress({ shipment }: Props) {
  const { progress } = useFragment(
    graphql`
      fragment SharedProgress_shipment on SharedShipment {
        progress {
          milestone
          planned
          actual
        }
      }
    `,
    shipment,
  );
  return (
    <Section title="Progress">
      <ol className={styles.line}>
        {progress.map((step) => (
          <MilestoneStep key={step.milestone} milestone={step.milestone} planned={step.planned} actual={step.actual} />
        ))}
      </ol>
    </Section>
  );
}
