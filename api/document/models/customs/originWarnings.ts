import type { OriginRequest } from "#domain/documents/customs/origin.ts";
import { originFormats } from "#domain/documents/customs/originFormats.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { warning, type ShipmentWarning } from "#domain/shipment/warning.ts";
import { originOf } from "../../blocks/origins.ts";
import { isCertified } from "./originSheet.ts";

const asean = ["Brunei", "Cambodia", "Indonesia", "Laos", "Malaysia", "Myanmar", "Philippines", "Singapore", "Thailand", "Vietnam"];

/**
 * The countries to which goods go with a preferential certificate from India, empty for any, and those besides India whose goods it may certify:
 * ASEAN's, which an intermediate party certifies back to back.
 */
const agreements = {
  GSP_FORM_A: { importers: [], others: [] },
  INDIA_UAE: { importers: ["United Arab Emirates"], others: [] },
  ASEAN_INDIA: { importers: asean, others: asean },
  INDIA_MAURITIUS: { importers: ["Mauritius"], others: [] },
} satisfies Record<Exclude<OriginRequest["format"], "NON_PREFERENTIAL">, { importers: string[]; others: string[] }>;

/** What a data sheet of a preferential certificate lacks, or is not for: origin, destination, and the criterion of each line (R-1344). */
export function originWarnings({ format, dataSheet }: OriginRequest, shipment: Shipment): ShipmentWarning[] {
  if (!dataSheet || format === "NON_PREFERENTIAL") return [];
  const { importers, others } = agreements[format];
  const label = originFormats.find(({ value }) => value === format)?.label ?? "";
  const [origin, destination] = [shipment.originCountry.trim(), shipment.destinationCountry.trim()];
  const isIn = (country: string, list: readonly string[]) =>
    country === "" || list.some((each) => each.toLowerCase() === country.toLowerCase());
  return [
    ...(isIn(origin, ["India", ...others])
      ? []
      : [warning("ORIGIN", `${label} certifies goods that originate in India, but these are of ${origin}`, "originCountry")]),
    ...(importers.length === 0 || isIn(destination, importers)
      ? []
      : [warning("ORIGIN", `${label} is not for goods that go to ${destination}: please choose another certificate`, "format")]),
    ...lineWarnings(format, shipment, label),
  ];
}

/** Goods of another country are left out, since they are certified on another paper. Those of this one need a criterion. */
function lineWarnings(format: OriginRequest["format"], shipment: Shipment, label: string): ShipmentWarning[] {
  return shipment.products.flatMap((line, index) => {
    const at = ["products", String(index)];
    const other = `Line ${index + 1} is of ${originOf(line, shipment)}: the data sheet leaves it out`;
    if (!isCertified(format, line, shipment)) return [warning("ORIGIN", other, ...at, "countryOfOrigin")];
    if (line.originCriterion.trim() !== "") return [];
    const message = `Line ${index + 1}: ${label} needs the origin criterion of each line that it certifies`;
    return [warning("ORIGIN", message, ...at, "originCriterion")];
  });
}
