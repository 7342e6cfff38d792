import { graphql, useFragment } from "react-relay";
import type { DetailDeclaration_shipment$key } from "../../../__generated__/DetailDeclaration_shipment.graphql.ts";
import { Section } from "../../../ui/page/Section.tsx";
import styles from "./DetailDeclaration.module.css";

type Props = { shipment: DetailDeclaration_shipment$key };

/** The declaration printed on every document. */
export function DetailDeclaration({ shipment }: Props) {
  const { declaration } = useFragment(
    graphql`
      fragment DetailDeclaration_shipment on Shipment {
        declaration
      }
    `,
    shipment,
  );
  return (
    <Section title="Declaration" level={3}>
      <p className={styles.text}>{declaration}</p>
    </Section>
  );
}
