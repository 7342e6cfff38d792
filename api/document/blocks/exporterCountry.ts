import { countries } from "#domain/places/countries.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { endsIn } from "#domain/text/endsIn.ts";

/**
 * The exporter's country: the one that its address ends in, else the goods' country of origin, which is another one only for a merchant who
 * sells foreign goods (R-1151).
 */
export function exporterCountry({ address, originCountry }: Pick<Shipment, "address" | "originCountry">): string {
  const text = address.address.trim();
  const named = countries.filter((country) => endsIn(text, country));
  // "Papua New Guinea" ends in "Guinea" too.
  return named.toSorted((one, other) => other.length - one.length)[0] ?? originCountry;
}
