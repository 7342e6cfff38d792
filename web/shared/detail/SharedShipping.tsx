import { graphql, useFragment } from "react-relay";
import { shipmentTypeNames } from "#domain/shipment/shipment.ts";
import { shipmentFields } from "#domain/shipment/fields/shipmentFields.ts";
import { toShortDay } from "#domain/time/dates.ts";
import type { SharedShipping_shipment$key } from "../../__generated__/SharedShipping_shipment.graphql.ts";
import { DescriptionList } from "../../ui/page/DescriptionList.tsx";
import { orDash } from "../../ui/page/orDash.ts";
import { Section } from "../../ui/page/Section.tsx";

type Props = { shipment: SharedShipping_shipment$key };

/** The route, the transport and the terms. */
export function SharedShipping({ shipment }: Props) {
  const data = useFragment(
    graphql`
      fragment SharedShipping_shipment on SharedShipment {
        type
        originCountry
        destinationCountry
        preCarriage
        placeOfReceipt
        vessel
        portOfLoading
        portOfDischarge
        finalDestination
        etd
        eta
        termsOfShipment
        termsOfPayment
      }
    `,
    shipment,
  );
  const day = (known: string | null | undefined) => orDash(known, toShortDay);
  return (
    <Section title="Shipping Information">
      <DescriptionList
        facts={[
          { label: shipmentFields.originCountry.label, value: data.originCountry },
          { label: shipmentFields.destinationCountry.label, value: data.destinationCountry },
          { label: shipmentFields.portOfLoading.label, value: data.portOfLoading },
          { label: shipmentFields.portOfDischarge.label, value: data.portOfDischarge },
          { label: shipmentFields.placeOfReceipt.label, value: data.placeOfReceipt },
          { label: shipmentFields.finalDestination.label, value: data.finalDestination },
          { label: shipmentFields.preCarriage.label, value: data.preCarriage },
          { label: shipmentFields.vessel.label, value: data.vessel },
          { label: "Shipment Type", value: shipmentTypeNames[data.type] },
          { label: "ETD", value: day(data.etd) },
          { label: "ETA", value: day(data.eta) },
          { label: shipmentFields.termsOfShipment.label, value: data.termsOfShipment, isWide: true },
          ...(data.termsOfPayment ? [{ label: shipmentFields.termsOfPayment.label, value: data.termsOfPayment, isWide: true }] : []),
        ]}
      />
    </Section>
  );
}
