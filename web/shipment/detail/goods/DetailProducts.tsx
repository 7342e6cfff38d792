/* oxlint-disable relay/unused-fields -- filledFields reads the defined fields, and its types require each of them. */
import { Table } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { formatMoney, formatQuantity, formatRate, formatWeight, sumOfWeights } from "#domain/figures/currency.ts";
import { isZero } from "#domain/figures/decimal.ts";
import { moreLineFields } from "#domain/shipment/fields/lineFields.ts";
import { formatAllPackages, formatPackages, inBulk } from "#domain/figures/packages.ts";
import type { DetailProducts_shipment$data, DetailProducts_shipment$key } from "../../../__generated__/DetailProducts_shipment.graphql.ts";
import { LineFigure } from "./LineFigure.tsx";
import { filledLine } from "../sections/filledFields.ts";
import { detailsOf } from "../../../ui/page/detailsOf.ts";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { orDash } from "../../../ui/page/orDash.ts";
import { Section } from "../../../ui/page/Section.tsx";
import { WholeCodes } from "../../../ui/page/WholeCodes.tsx";
import styles from "./DetailProducts.module.css";

type Props = { shipment: DetailProducts_shipment$key };
type Line = DetailProducts_shipment$data["products"][number];

/** The product lines with their packages, weights and amounts, and the sums below. */
export function DetailProducts({ shipment }: Props) {
  const data = useFragment(
    graphql`
      fragment DetailProducts_shipment on Shipment {
        currency
        products {
          name
          hsnCode
          description
          specification
          marks
          countryOfOrigin
          stateOfOrigin
          districtOfOrigin
          sqcQuantity
          sqcUnit
          schemeSerialNo
          originCriterion
          manufacturer
          volume
          quantity
          rate
          amount
          unit {
            orderUnit
            packingUnit
          }
          packages {
            total
            type
            netWeight
            grossWeight
            netWeightPerPackage
            grossWeightPerPackage
          }
        }
        totals {
          subtotal
        }
      }
    `,
    shipment,
  );
  const { currency, products, totals } = data;
  const unit = products[0]?.unit.packingUnit ?? "";
  const packageType = products[0]?.packages.type ?? "";
  const figures = ["Packages", "Net Weight", "Gross Weight", "Quantity", `Rate (${currency})`, `Amount (${currency})`];
  return (
    <Section title="Products" level={3} isFlush>
      <div className={styles.table}>
        <DataTable
          label="Products"
          hasCards
          minWidth={0}
          columns={[{ label: "Product" }, { label: "Marks" }, ...figures.map((label) => ({ label, align: "right" as const }))]}
        >
          {[...products.entries()].map(([number, line]) => (
            <ProductRow key={number} line={line} currency={currency} />
          ))}
        </DataTable>
      </div>
      <dl className={styles.totals}>
        <div>
          <dt>Total Packages</dt>
          <dd>{allPackagesText(products, packageType)}</dd>
        </div>
        <div>
          <dt>Total Net Weight</dt>
          <dd>
            {totalWeightText(products, "netWeight")} {unit}
          </dd>
        </div>
        <div>
          <dt>Total Gross Weight</dt>
          <dd>
            {totalWeightText(products, "grossWeight")} {unit}
          </dd>
        </div>
        <div>
          <dt>Subtotal</dt>
          <dd>
            {currency} {orDash(totals?.subtotal, (subtotal) => formatMoney(subtotal, currency))}
          </dd>
        </div>
      </dl>
    </Section>
  );
}

type RowProps = { line: Line; currency: string };

function ProductRow({ line, currency }: RowProps) {
  const { unit, packages } = line;
  return (
    <Table.Tr className={styles.line}>
      <td className={styles.product}>
        <span className={styles.name}>
          <WholeCodes text={line.name} />
        </span>
        <span className={styles.more}>{detailsOf(`HSN ${line.hsnCode}`, line.description)}</span>
        {line.specification !== "" && <span className={styles.more}>{line.specification}</span>}
        <span className={styles.more}>{filledLine(moreLineFields, line)}</span>
      </td>
      <td className={styles.marks}>{line.marks}</td>
      <LineFigure label="Packages">{packagesText(packages.total, packages.type)}</LineFigure>
      <LineFigure label="Net Weight" more={`${orDash(packages.netWeightPerPackage, formatWeight)} each`}>
        {orDash(packages.netWeight, formatWeight)} {unit.packingUnit}
      </LineFigure>
      <LineFigure label="Gross Weight" more={`${orDash(packages.grossWeightPerPackage, formatWeight)} each`}>
        {orDash(packages.grossWeight, formatWeight)} {unit.packingUnit}
      </LineFigure>
      <LineFigure label="Quantity">
        {orDash(line.quantity, formatQuantity)} {unit.orderUnit}
      </LineFigure>
      <LineFigure label={`Rate (${currency})`}>{orDash(line.rate, (rate) => formatRate(rate, currency))}</LineFigure>
      <LineFigure label={`Amount (${currency})`}>{orDash(line.amount, (amount) => formatMoney(amount, currency))}</LineFigure>
    </Table.Tr>
  );
}

/** As documents print them; a dash while those of a line are not known. */
function allPackagesText(products: readonly Line[], type: string): string {
  const known = products.flatMap(({ packages: { total, netWeight } }) =>
    total == null || netWeight == null ? [] : [{ packages: total, netWeight }],
  );
  return orDash(known.length === products.length ? formatAllPackages(known, type) : null, String);
}

/** As documents print it, so that the column adds up; a dash while that of a line is not known. */
function totalWeightText(products: readonly Line[], name: "netWeight" | "grossWeight"): string {
  const known = products.flatMap(({ packages }) => packages[name] ?? []);
  return orDash(known.length === products.length ? sumOfWeights(known) : null, formatWeight);
}

function packagesText(count: string | null | undefined, type: string): string {
  return orDash(count, (known) => (isZero(known) ? inBulk : formatPackages(known, type)));
}
