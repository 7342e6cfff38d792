import type { Product, Shipment } from "#domain/shipment/shipment.ts";

type Origins = Pick<Shipment, "originCountry" | "products">;

/** A line's country of origin: its own, else that of the shipment. */
export function originOf({ countryOfOrigin }: Product, { originCountry }: Pick<Shipment, "originCountry">): string {
  return countryOfOrigin.trim() || originCountry.trim();
}

/** Whether a line is of another country than India. */
export function isForeign(line: Product, shipment: Pick<Shipment, "originCountry">): boolean {
  return !["", "india"].includes(originOf(line, shipment).toLowerCase());
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

/** A line's description, with its origin below if the goods are of several countries (R-1348). */
export function describedOrigin(line: Product, shipment: Origins): string {
  const description = line.description.trim();
  if (originsOf(shipment).length < 2) return description;
  return [description, `Country of origin: ${originOf(line, shipment)}`].filter(Boolean).join("\n");
}
