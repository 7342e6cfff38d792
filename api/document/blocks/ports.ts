import { isIndianPlace } from "#domain/places/indianPlaces.ts";
import { morePlaces } from "#domain/places/morePorts.ts";
import { isPortElsewhere, isPortIn } from "#domain/places/ports.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { endsIn } from "#domain/text/endsIn.ts";
import { isForeignCountry } from "./origins.ts";

/** The ports as printed. */
export type Ports = { loading: string; discharge: string; destination: string };

/**
 * The ports with their countries, as a bank compares them with the credit. Ports of loading are in the country of origin, and the
 * final destination in that of destination. Another port of discharge may be in transit, so it gets no country.
 */
export function portsOf(shipment: Shipment): Ports {
  const { portOfLoading, portOfDischarge, finalDestination, originCountry, destinationCountry } = shipment;
  const isDestination = portOfDischarge.trim().toLowerCase() === finalDestination.trim().toLowerCase();
  return {
    loading: withCountry(portOfLoading, isReexport(shipment) ? "" : originCountry),
    discharge: withCountry(portOfDischarge, isDestination ? destinationCountry : ""),
    destination: withCountry(finalDestination, destinationCountry),
  };
}

/** Whether goods of another country leave India: by the name of the port of loading, or by customs' code of it on the card (R-1341). */
export function isReexport({ portOfLoading, originCountry, transport }: Shipment): boolean {
  if (!isForeignCountry(originCountry)) return false;
  if (endsIn(portOfLoading.trim(), "India")) return true;
  if (endsIn(portOfLoading.trim(), originCountry.trim()) || isPortIn(originCountry, portOfLoading, morePlaces)) return false;
  return isIndianPlace(portOfLoading, morePlaces) || transport.portCode.toUpperCase().startsWith("IN");
}

/** Appends the country, unless the text names one after a comma or ends with it, or is known as a port of other countries alone (R-1298). */
function withCountry(place: string, country: string): string {
  const [name, land] = [place.trim(), country.trim()];
  const isNamed = name.includes(",") || endsIn(name, land) || isPortElsewhere(name, land, morePlaces);
  return name === "" || land === "" || isNamed ? name : `${name}, ${land}`;
}
