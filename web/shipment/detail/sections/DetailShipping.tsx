import { graphql, useFragment } from "react-relay";
import { shipmentTypeNames } from "#domain/shipment/shipment.ts";
import { shipmentFields } from "#domain/shipment/fields/shipmentFields.ts";
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
          { label: shipmentFields.originCountry.label, value: data.originCountry },
          { label: shipmentFields.destinationCountry.label, value: data.destinationCountry },
          { label: shipmentFields.portOfLoading.label, value: data.portOfLoading },
          { label: shipmentFields.portOfDischarge.label, value: data.portOfDischarge },
          { label: shipmentFields.placeOfReceipt.label, value: data.placeOfReceipt },
          { label: shipmentFields.finalDestination.label, value: data.finalDestination },
          { label: shipmentFields.preCarriage.label, value: data.preCarriageText },
          { label: shipmentFields.vessel.label, value: data.vessel },
          { label: "Shipment Type", value: data.type && shipmentTypeNames[data.type] },
          { label: shipmentFields.termsOfShipment.label, value: data.termsOfShipment, isWide: true },
          { label: shipmentFields.termsOfPayment.label, value: data.termsOfPayment, isWide: true },
        ]}
      />
    </Section>
  );
}
