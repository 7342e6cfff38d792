import type { Product, Shipment } from "#domain/shipment/shipment.ts";

type Origins = Pick<Shipment, "originCountry" | "products">;

/** A line's country of origin: its own, else that of the shipment. */
export function originOf({ countryOfOrigin }: Product, { originCountry }: Pick<Shipment, "originCountry">): string {
  return countryOfOrigin.trim() || originCountry.trim();
}

/** Whether a country is named that is not India. */
export function isForeignCountry(country: string): boolean {
  return !["", "india"].includes(country.trim().toLowerCase());
}

/** The countries that the goods originate in, each once, in the order of the lines (R-1348). */
export function originsOf(shipment: Origins): string[] {
  const origins = shipment.products.map((line) => originOf(line, shipment));
  return origins.length === 0 ? [shipment.originCountry] : [...new Set(origins)];
}

/** The countries of origin as they are printed in one text: "India, Vietnam". */
export function originsText(shipment: Origins): string {
  return originsOf(shipment).join(", ");
}

/** A line's description with its origin below, as goods of several countries have it (R-1348). */
export function describedOrigin(line: Product, shipment: Origins): string {
  return [line.description.trim(), `Country of origin: ${originOf(line, shipment)}`].filter(Boolean).join("\n");
}
