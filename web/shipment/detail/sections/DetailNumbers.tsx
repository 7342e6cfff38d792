/* oxlint-disable relay/unused-fields -- filledFields reads the defined fields, and its types require each of them. */
import { graphql, useFragment } from "react-relay";
import { moreShipmentFields } from "#domain/shipment/fields/shipmentFields.ts";
import { toDayMonthYear } from "#domain/time/dates.ts";
import type { DetailNumbers_shipment$key } from "../../../__generated__/DetailNumbers_shipment.graphql.ts";
import { filledFields } from "./filledFields.ts";
import { DescriptionList } from "../../../ui/page/DescriptionList.tsx";
import { Section } from "../../../ui/page/Section.tsx";

type Props = { shipment: DetailNumbers_shipment$key };

/** Numbers and dates of the documents, as last entered in one of their dialogs, references, and the notes. */
export function DetailNumbers({ shipment }: Props) {
  const data = useFragment(
    graphql`
      fragment DetailNumbers_shipment on Shipment {
        invoiceNo
        invoiceDate
        piNo
        piDate
        contractNo
        contractDate
        notes
        orderNo
        orderDate
        lcNo
        lcDate
        lcIssuingBank
        lcLatestShipment
        lcExpiry
        references {
          label
          value
        }
      }
    `,
    shipment,
  );
  const day = (date: string | null | undefined) => (date ? toDayMonthYear(date) : null);
  return (
    <Section title="Documents and notes" level={3}>
      <DescriptionList
        facts={[
          { label: "Invoice Number", value: data.invoiceNo },
          { label: "Invoice Date", value: day(data.invoiceDate) },
          { label: "PI Number", value: data.piNo },
          { label: "PI Date", value: day(data.piDate) },
          { label: "Contract Number", value: data.contractNo },
          { label: "Contract Date", value: day(data.contractDate) },
          ...filledFields(moreShipmentFields, data),
          ...data.references,
          { label: "Notes", value: data.notes, isWide: true },
        ]}
      />
    </Section>
  );
}
