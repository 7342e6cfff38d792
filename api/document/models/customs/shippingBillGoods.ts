import { formatQuantity, formatWeight } from "#domain/figures/currency.ts";
import { absolute, compare, isZero, minus, sum } from "#domain/figures/decimal.ts";
import { kilogramsOf } from "#domain/figures/mass.ts";
import type { Product, Shipment } from "#domain/shipment/shipment.ts";
import { warning, type ShipmentWarning } from "#domain/shipment/warning.ts";
import { containerTable } from "../../blocks/containers.ts";
import { pricedGoods } from "../../blocks/goods.ts";
import { isForeignCountry, originOf, originsOf } from "../../blocks/origins.ts";
import { figureAt, type ShipmentFigures } from "../../numbers/shipmentFigures.ts";

/** A product line as a shipping bill declares it. */
export type CustomsLine = {
  name: string;
  hsnCode: string;
  quantity: string;
  sqc: string;
  origin: string;
  originCriterion: string;
  schemeSerialNo: string;
  rate: string;
  amount: string;
};

/** A container with both seals. */
export type SealedContainer = {
  number: string;
  type: string;
  packages: string;
  lineSeal: string;
  customsSeal: string;
  rfidSeal: string;
  net: string;
  gross: string;
};

/** Each line with quantity, customs' quantity, origin and amount (R-595). */
export function customsLines(shipment: Shipment, figures: ShipmentFigures): CustomsLine[] {
  const { lines } = pricedGoods(shipment, figures, false);
  const isMixed = originsOf(shipment).length > 1;
  return shipment.products.flatMap((product, index) => {
    const line = lines[index];
    if (!line) return [];
    const sqc = figureAt(product.sqcQuantity, "products", String(index), "sqcQuantity");
    return [
      {
        // The column of the origin has it.
        name: [line.name, product.description.trim()].filter(Boolean).join(", "),
        hsnCode: line.hsnCode,
        quantity: line.quantity,
        sqc: isZero(sqc) ? product.sqcUnit : `${formatQuantity(sqc)} ${product.sqcUnit}`.trim(),
        origin: originWords(product, originOf(product, shipment), isMixed),
        originCriterion: product.originCriterion,
        schemeSerialNo: product.schemeSerialNo,
        rate: line.rate,
        amount: line.amount,
      },
    ];
  });
}

/** District and state, which foreign goods have none of, whatever their product's record says (R-1351); the country of goods of several. */
function originWords({ districtOfOrigin, stateOfOrigin }: Product, country: string, isMixed: boolean): string {
  if (isForeignCountry(country)) return country;
  return [districtOfOrigin, stateOfOrigin, isMixed ? country : ""].filter(Boolean).join(", ");
}

/** A shipping bill names the tariff item of 8 digits (Customs Tariff Act, 1975, first schedule); shorter codes name many (R-1293). */
export function tariffWarnings({ products }: Shipment): ShipmentWarning[] {
  return products.flatMap(({ hsnCode }, index) => {
    const digits = hsnCode.replaceAll(/[\s.]/g, "");
    if (/^\d{8}$/.test(digits)) return [];
    const message = `Line ${index + 1}: a shipping bill needs the tariff item of 8 digits, but the HSN code is ${hsnCode.trim()}`;
    return [warning("HSN_CODE", message, "products", String(index), "productId")];
  });
}

/**
 * A customs' quantity that is not the line's net weight, or its quantity where both have one unit: it stays as it was entered when the line
 * changes (R-1318). What rounding to three decimals explains is no other weight.
 */
export function customsQuantityWarnings({ products }: Shipment, { lines, totals }: ShipmentFigures): ShipmentWarning[] {
  return products.flatMap(({ sqcQuantity, sqcUnit, unit }, index) => {
    const at = ["products", String(index), "sqcQuantity"];
    const [sqc, quantity, net] = [figureAt(sqcQuantity, ...at), lines[index]?.quantity ?? "0", totals.lines[index]?.netWeight ?? "0"];
    if (isZero(sqc)) return [];
    const doubt = (other: string) => [
      warning("SQC_QUANTITY", `Line ${index + 1}: the SQC quantity is ${formatQuantity(sqc)} ${sqcUnit}, but the ${other}`, ...at),
    ];
    if (sqcUnit.trim().toUpperCase() === unit.orderUnit.trim().toUpperCase()) {
      return compare(sqc, quantity) === 0 ? [] : doubt(`quantity ${formatQuantity(quantity)} ${unit.orderUnit}`);
    }
    const [declared, weighed] = [kilogramsOf(sqc, sqcUnit), kilogramsOf(net, unit.packingUnit)];
    if (declared === null || weighed === null) return [];
    const rounding = sum([sqcUnit, unit.packingUnit].map((each) => kilogramsOf("0.0005", each) ?? "0"));
    const isSame = compare(absolute(minus(declared, weighed)), rounding) <= 0;
    return isSame ? [] : doubt(`net weight ${formatWeight(net)} ${unit.packingUnit}`);
  });
}

/** The listed containers; none of a bulk vessel. */
export function sealedContainers(shipment: Shipment): SealedContainer[] {
  const table = containerTable(shipment, true);
  const withUnit = (weight: string) => (weight === "" ? "" : `${weight} ${table?.unit ?? ""}`.trim());
  return (table?.lines ?? []).map(({ number, size, lineSeal, rfidSeal, net, gross }, index) => {
    const container = shipment.container?.[index];
    const packages = figureAt(container?.packages, "container", String(index), "packages");
    return {
      number,
      type: [size, container?.isoType ?? ""].filter(Boolean).join(" / "),
      packages: isZero(packages) ? "" : formatQuantity(packages),
      lineSeal,
      customsSeal: container?.customsSealNumber ?? "",
      rfidSeal,
      net: withUnit(net),
      gross: withUnit(gross),
    };
  });
}
