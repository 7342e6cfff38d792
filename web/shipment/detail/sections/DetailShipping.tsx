import { graphql, useFragment } from "react-relay";
import { shipmentTypeNames } from "#domain/shipment/shipment.ts";
import type { DetailShipping_shipment$key } from "../../../__generated__/DetailShipping_shipment.graphql.ts";
import { DescriptionList } from "../../../ui/page/DescriptionList.tsx";
import { Section } from "../../../ui/page/Section.tsx";

type Props = { shipment: DetailShipping_shipment$key };

/** The route, the transport and the terms. */
export function DetailShipping({ shipment }: Props) {
  const data = useFragment(
    graphql`
      fragment DetailShipping_shipment on Shipment {
        type
        originCountry
        destinationCountry
        preCarriageText
        placeOfReceipt
        vessel
        portOfLoading
        portOfDischarge
        finalDestination
        termsOfShipment
        termsOfPayment
      }
    `,
    shipment,
  );
  return (
    <Section title="Shipping Information" level={3}>
      <DescriptionList
        facts={[
          { label: "Origin Country", value: data.originCountry },
          { label: "Destination Country", value: data.destinationCountry },
          { label: "Port of Loading", value: data.portOfLoading },
          { label: "Port of Discharge", value: data.portOfDischarge },
          { label: "Place of Receipt", value: data.placeOfReceipt },
          { label: "Final Destination", value: data.finalDestination },
          { label: "Pre-carriage", value: data.preCarriageText },
          { label: "Vessel", value: data.vessel },
          { label: "Shipment Type", value: data.type && shipmentTypeNames[data.type] },
          { label: "Terms of Shipment", value: data.termsOfShipment, isWide: true },
          { label: "Terms of Payment", value: data.termsOfPayment, isWide: true },
        ]}
      />
    </Section>
  );
}
