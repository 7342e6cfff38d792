import { Table } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { formatMoney, formatQuantity, formatRate, formatWeight, sumOfWeights } from "#domain/figures/currency.ts";
import { isZero } from "#domain/figures/decimal.ts";
import { formatPackages, inBulk } from "#domain/figures/packages.ts";
import { lineFields } from "#domain/shipment/fields/lineFields.ts";
import type { SharedGoods_shipment$key } from "../../__generated__/SharedGoods_shipment.graphql.ts";
import styles from "../../shipment/detail/goods/DetailProducts.module.css";
import { LineFigure } from "../../shipment/detail/goods/LineFigure.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { WholeCodes } from "../../ui/page/WholeCodes.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";

type Props = { shipment: SharedGoods_shipment$key };

/** The product lines with quantities, packages and weights; with rates and amounts if the role sees them. */
export function SharedGoods({ shipment }: Props) {
  const { products, currency, prices } = useFragment(
    graphql`
      fragment SharedGoods_shipment on SharedShipment {
        currency
        prices {
          invoiceValue
        }
        products {
          name
          hsnCode
          countryOfOrigin
          quantity
          orderUnit
          packages
          packageType
          netWeight
          grossWeight
          packingUnit
          rate
          amount
        }
      }
    `,
    shipment,
  );
  const priced = prices?.invoiceValue && currency ? currency : null;
  const figures = ["Packages", "Net Weight", "Gross Weight", "Quantity", ...(priced ? [`Rate (${priced})`, `Amount (${priced})`] : [])];
  const unit = products[0]?.packingUnit ?? "";
  return (
    <Section title="Goods" isFlush>
      <div className={styles.table}>
        <DataTable
          label="Goods"
          minWidth={0}
          hasCards
          columns={[{ label: "Product" }, ...figures.map((label) => ({ label, align: "right" as const }))]}
        >
          {[...products.entries()].map(([number, line]) => (
            <Table.Tr key={number} className={styles.line}>
              <td className={styles.product}>
                <span className={styles.name}>
                  <WholeCodes text={line.name} />
                </span>
                <span className={styles.more}>
                  HSN {line.hsnCode}
                  {line.countryOfOrigin !== "" && `, ${lineFields.countryOfOrigin.label} ${line.countryOfOrigin}`}
                </span>
              </td>
              <LineFigure label="Packages">{isZero(line.packages) ? inBulk : formatPackages(line.packages, line.packageType)}</LineFigure>
              <LineFigure label="Net Weight">
                {formatWeight(line.netWeight)} {line.packingUnit}
              </LineFigure>
              <LineFigure label="Gross Weight">
                {formatWeight(line.grossWeight)} {line.packingUnit}
              </LineFigure>
              <LineFigure label="Quantity">
                {formatQuantity(line.quantity)} {line.orderUnit}
              </LineFigure>
              {priced && <LineFigure label={`Rate (${priced})`}>{formatRate(line.rate ?? "0", priced)}</LineFigure>}
              {priced && <LineFigure label={`Amount (${priced})`}>{formatMoney(line.amount ?? "0", priced)}</LineFigure>}
            </Table.Tr>
          ))}
        </DataTable>
      </div>
      <dl className={styles.totals}>
        <div>
          <dt>Total Net Weight</dt>
          <dd>
            {formatWeight(sumOfWeights(products.map(({ netWeight }) => netWeight)))} {unit}
          </dd>
        </div>
        <div>
          <dt>Total Gross Weight</dt>
          <dd>
            {formatWeight(sumOfWeights(products.map(({ grossWeight }) => grossWeight)))} {unit}
          </dd>
        </div>
      </dl>
    </Section>
  );
}
