import { graphql, useFragment } from "react-relay";
import type { DetailParties_shipment$key } from "../../../__generated__/DetailParties_shipment.graphql.ts";
import { detailsOf } from "../../../ui/page/detailsOf.ts";
import { Section } from "../../../ui/page/Section.tsx";
import { PartyDetails } from "./PartyDetails.tsx";
import styles from "./DetailParties.module.css";

type Props = { shipment: DetailParties_shipment$key };

/** The parties from the shipment's snapshot: exporter, seller, consignee, notify parties, broker. */
export function DetailParties({ shipment }: Props) {
  const data = useFragment(
    graphql`
      fragment DetailParties_shipment on Shipment {
        firm {
          name
          ieCode
          pan
        }
        address {
          name
          address
          gst
        }
        isSellerDifferent
        seller {
          name
          address
          country
        }
        buyer {
          name
          address
          country
        }
        consignee {
          name
          address
          country
        }
        notifyParties {
          name
          address
          country
        }
        broker {
          name
          country
        }
      }
    `,
    shipment,
  );
  const { firm, address, seller, buyer, consignee, notifyParties, broker } = data;
  const codes = [address.gst && `GST ${address.gst}`, firm.ieCode && `IE code ${firm.ieCode}`, firm.pan && `PAN ${firm.pan}`];
  return (
    <Section title="Party Details" level={3}>
      <dl className={styles.parties}>
        <PartyDetails part="Exporter" name={firm.name} address={address.address} codes={detailsOf(...codes)} />
        {data.isSellerDifferent && seller && <PartyDetails part="Seller" {...seller} />}
        {!data.isSellerDifferent && <PartyDetails part="Seller" name="Same as exporter" />}
        <PartyDetails part="Consignee" {...consignee} />
        {buyer && <PartyDetails part="Buyer" {...buyer} />}
        {[...notifyParties.entries()].map(([number, party]) => (
          <PartyDetails key={number} part={`Notify ${number + 1}`} {...party} />
        ))}
        <PartyDetails part="Broker" name={broker.name} country={broker.country} />
      </dl>
    </Section>
  );
}
