import { formatMoney, formatQuantity, formatRate, formatWeight } from "#domain/figures/currency.ts";
import { compare, type Decimal } from "#domain/figures/decimal.ts";
import { formatPackages, inBulk, wholePackages } from "#domain/figures/packages.ts";
import type { Product, Shipment } from "#domain/shipment/shipment.ts";
import type { LineFigures, LineTotals } from "#domain/shipment/shipmentTotals.ts";
import type { ShipmentFigures } from "../numbers/shipmentFigures.ts";
import { commonUnit, formatSums, sumByUnit, type Measure } from "../numbers/measures.ts";
import { describedOrigin, originsOf } from "./origins.ts";
import type { Description, PackedGoods, PackedLine, PricedGoods, PricedLine, Row } from "./blockTypes.ts";

/** A product line with its entered and its computed figures. */
type Line = { product: Product; figures: LineFigures; totals: LineTotals; isBulk: boolean };

/** The goods with rates and amounts, for contract and invoices. */
export function pricedGoods(shipment: Shipment, figures: ShipmentFigures, withSpecification: boolean): PricedGoods {
  const { currency, termsOfShipment } = shipment;
  const lines = linesOf(shipment, figures);
  const unit = commonUnit(lines.map(quantityOf));
  return {
    heads: { rate: `${currency} per ${unit || "unit"}`, amount: currency, term: termsOfShipment.trim() },
    lines: lines.map((line) => pricedLine(line, currency, withSpecification)),
    sum: {
      packages: packagesSum(lines),
      quantity: formatSums(lines.map(quantityOf), formatQuantity),
      amount: formatMoney(figures.totals.subtotal, currency),
    },
  };
}

/** The goods with weights and without prices, for the packing list. */
export function packedGoods(shipment: Shipment, figures: ShipmentFigures, withSpecification: boolean): PackedGoods {
  const lines = linesOf(shipment, figures);
  const unit = commonUnit(lines.map(netOf));
  return {
    unit,
    lines: lines.map((line) => packedLine(line, unit === "", withSpecification)),
    sum: {
      packages: packagesSum(lines),
      net: formatSums(lines.map(netOf), formatWeight),
      gross: formatSums(lines.map(grossOf), formatWeight),
    },
  };
}

/** Total packages, net and gross weight, each in its unit. */
export function weightRows(shipment: Shipment, figures: ShipmentFigures): Row[] {
  const lines = linesOf(shipment, figures);
  return [
    { label: "Total packages", value: packagesSum(lines) },
    { label: "Total net weight", value: formatSums(lines.map(netOf), formatWeight) },
    { label: "Total gross weight", value: formatSums(lines.map(grossOf), formatWeight) },
  ];
}

/** Goods without marks get what the firm prints for them (R-483), goods of several origins the origin of each line. */
function linesOf(shipment: Shipment, { lines, totals }: ShipmentFigures): Line[] {
  const { products, firm } = shipment;
  const isMixed = originsOf(shipment).length > 1;
  return products.flatMap((product, index) => {
    const [lineFigures, lineTotals] = [lines[index], totals.lines[index]];
    if (!lineFigures || !lineTotals) return [];
    const marks = product.marks.trim() || (firm.blankMarks ?? "");
    return [
      {
        product: { ...product, marks, description: isMixed ? describedOrigin(product, shipment) : product.description.trim() },
        figures: lineFigures,
        totals: lineTotals,
        isBulk: compare(lineFigures.netWeightPerPackage, "0") <= 0,
      },
    ];
  });
}

function pricedLine({ product, figures, totals, isBulk }: Line, currency: string, withSpecification: boolean): PricedLine {
  return {
    ...describe(product, withSpecification),
    marks: product.marks,
    packages: isBulk ? inBulk : formatPackages(totals.packages, product.package.type),
    quantity: `${formatQuantity(figures.quantity)} ${product.unit.orderUnit}`,
    rate: formatRate(figures.rate, currency),
    amount: formatMoney(totals.amount, currency),
  };
}

function packedLine({ product, figures, totals, isBulk }: Line, withUnit: boolean, withSpecification: boolean): PackedLine {
  const weigh = (weight: Decimal) => `${formatWeight(weight)}${withUnit ? ` ${product.unit.packingUnit}` : ""}`;
  return {
    ...describe(product, withSpecification),
    marks: product.marks,
    packages: isBulk ? inBulk : formatPackages(totals.packages, product.package.type),
    netEach: isBulk ? "" : weigh(figures.netWeightPerPackage),
    grossEach: isBulk ? "" : weigh(figures.grossWeightPerPackage),
    net: weigh(totals.netWeight),
    gross: weigh(totals.grossWeight),
  };
}

function describe(product: Product, withSpecification: boolean): Description {
  return {
    name: product.name.trim(),
    description: product.description.trim(),
    hsnCode: product.hsnCode.trim(),
    specification: withSpecification ? product.specification.trim() : "",
  };
}

/** Sums packages by kind; rounds each line up to whole packages, so that the printed column adds up. */
function packagesSum(lines: Line[]): string {
  const texts = countsOf(lines).map(({ figure, unit }) => formatPackages(figure, unit));
  return [...texts, ...(lines.some(({ isBulk }) => isBulk) ? [inBulk] : [])].join(" + ");
}

/** Whole packages by kind; goods in bulk have none. */
export function packageCounts(shipment: Shipment, figures: ShipmentFigures): Measure[] {
  return countsOf(linesOf(shipment, figures));
}

function countsOf(lines: Line[]): Measure[] {
  const packed = lines.filter(({ isBulk }) => !isBulk);
  return sumByUnit(packed.map(({ product, totals }) => ({ figure: wholePackages(totals.packages), unit: product.package.type })));
}

function quantityOf({ product, figures }: Line): Measure {
  return { figure: figures.quantity, unit: product.unit.orderUnit };
}

function netOf({ product, totals }: Line): Measure {
  return { figure: totals.netWeight, unit: product.unit.packingUnit };
}

function grossOf({ product, totals }: Line): Measure {
  return { figure: totals.grossWeight, unit: product.unit.packingUnit };
}
