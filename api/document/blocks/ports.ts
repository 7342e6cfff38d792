import { morePlaces } from "#domain/places/morePorts.ts";
import { isPortElsewhere } from "#domain/places/ports.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { endsIn } from "#domain/text/endsIn.ts";

/** The ports as printed. */
export type Ports = { loading: string; discharge: string; destination: string };

/**
 * The ports with their countries, as a bank compares them with the credit. Ports of loading are in the country of origin, and the
 * final destination in that of destination. Another port of discharge may be in transit, so it gets no country.
 */
export function portsOf({ portOfLoading, portOfDischarge, finalDestination, originCountry, destinationCountry }: Shipment): Ports {
  const isDestination = portOfDischarge.trim().toLowerCase() === finalDestination.trim().toLowerCase();
  return {
    loading: withCountry(portOfLoading, originCountry),
    discharge: withCountry(portOfDischarge, isDestination ? destinationCountry : ""),
    destination: withCountry(finalDestination, destinationCountry),
  };
}

/** Appends the country, unless the text names one after a comma or ends with it, or is known as a port of other countries alone (R-1298). */
function withCountry(place: string, country: string): string {
  const [name, land] = [place.trim(), country.trim()];
  const isNamed = name.includes(",") || endsIn(name, land) || isPortElsewhere(name, land, morePlaces);
  return name === "" || land === "" || isNamed ? name : `${name}, ${land}`;
}
