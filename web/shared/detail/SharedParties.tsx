import { graphql, useFragment } from "react-relay";
import type { SharedPartyKind } from "#domain/partners/sharedShipment.ts";
import type { SharedParties_shipment$key } from "../../__generated__/SharedParties_shipment.graphql.ts";
import styles from "../../shipment/detail/sections/DetailParties.module.css";
import { PartyDetails } from "../../shipment/detail/sections/PartyDetails.tsx";
import { Section } from "../../ui/page/Section.tsx";

type Props = { shipment: SharedParties_shipment$key };

const partNames: Record<Exclude<SharedPartyKind, "NOTIFY">, string> = { CONSIGNEE: "Consignee", BUYER: "Buyer" };

/** The exporter, and the parties that the role sees. */
export function SharedParties({ shipment }: Props) {
  const { exporter, parties } = useFragment(
    graphql`
      fragment SharedParties_shipment on SharedShipment {
        exporter
        parties {
          party
          name
          country
          address
        }
      }
    `,
    shipment,
  );
  const notified = parties.filter(({ party }) => party === "NOTIFY");
  return (
    <Section title="Parties">
      <dl className={styles.parties}>
        <PartyDetails part="Exporter" name={exporter} />
        {[...parties.entries()].map(([number, line]) => (
          <PartyDetails
            key={number}
            part={line.party === "NOTIFY" ? `Notify ${notified.indexOf(line) + 1}` : partNames[line.party]}
            name={line.name}
            country={line.country}
            address={line.address ?? ""}
          />
        ))}
      </dl>
    </Section>
  );
}
