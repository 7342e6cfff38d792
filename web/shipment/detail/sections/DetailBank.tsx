import { graphql, useFragment } from "react-relay";
import type { DetailBank_shipment$key } from "../../../__generated__/DetailBank_shipment.graphql.ts";
import { DescriptionList } from "../../../ui/page/DescriptionList.tsx";
import { Section } from "../../../ui/page/Section.tsx";

type Props = { shipment: DetailBank_shipment$key };

/** The bank account from the shipment's snapshot. */
export function DetailBank({ shipment }: Props) {
  const { bankDetails: bank } = useFragment(
    graphql`
      fragment DetailBank_shipment on Shipment {
        bankDetails {
          nickname
          bank
          accountHolderName
          accountNumber
          iban
          swiftCode
          branch
          adCode
          bankAddress
          country
        }
      }
    `,
    shipment,
  );
  const optional = [
    { label: "Branch", value: bank.branch },
    { label: "AD Code", value: bank.adCode },
    { label: "Country", value: bank.country },
  ].filter(({ value }) => value);
  return (
    <Section title="Bank Details" level={3} description={bank.nickname}>
      <DescriptionList
        facts={[
          { label: "Bank", value: bank.bank },
          { label: "Account Holder Name", value: bank.accountHolderName },
          { label: "Account Number", value: bank.accountNumber },
          { label: "SWIFT Code", value: bank.swiftCode },
          { label: "IBAN", value: bank.iban },
          ...optional,
          { label: "Bank Address", value: bank.bankAddress, isWide: true },
        ]}
      />
    </Section>
  );
}
