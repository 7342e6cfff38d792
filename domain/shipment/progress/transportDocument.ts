/** How papers call a transport document and what carries the goods; `isNegotiable`: it may be to order (R-1345, R-1392). */
type TransportWords = { document: string; short: string; means: string; shipped: string; isNegotiable: boolean };

const ofSea = { means: "Vessel", shipped: "On board date" } as const;
const billOfLading: TransportWords = { document: "Bill of lading", short: "B/L", ...ofSea, isNegotiable: true };

const notBySea = { shipped: "Date of shipment", isNegotiable: false } as const;

const words = new Map<string, TransportWords>([
  ["SEAWAY", { document: "Sea waybill", short: "Sea waybill", ...ofSea, isNegotiable: false }],
  ["AIR", { document: "Air waybill", short: "AWB", means: "Flight", ...notBySea }],
  ["ROAD", { document: "Road consignment note", short: "Consignment note", means: "Vehicle", ...notBySea }],
  ["RAIL", { document: "Rail consignment note", short: "Consignment note", means: "Train", ...notBySea }],
  ["COURIER", { document: "Courier receipt", short: "Courier receipt", means: "Carriage", ...notBySea }],
]);

/** The words of the card's kind of transport document: those of a bill of lading also while it is unknown (R-1392). */
export function transportWords(blType: string): TransportWords {
  return words.get(blType) ?? billOfLading;
}

/** All names of transport documents, each once. */
export const transportDocumentNames: ReadonlySet<string> = new Set([billOfLading, ...words.values()].map(({ document }) => document));

/** Whether goods go by sea, as far as it is known. */
export function isBySea(blType: string): boolean {
  return transportWords(blType).means === ofSea.means;
}

/**
 * How many originals of a transport document a bank gets: the full set of a bill of lading; the sole original of a sea waybill under a letter of
 * credit, and none of it else (UCP 600, art. 21 a iv); the original for the shipper of another (art. 23 a v, 24 b i).
 */
export function usualOriginals(blType: string, hasCredit: boolean): number {
  if (transportWords(blType).isNegotiable) return 3;
  return blType === "SEAWAY" && !hasCredit ? 0 : 1;
}
