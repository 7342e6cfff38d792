/**
 * How papers call a transport document and what carries the goods; `draftMark` is in the number of a draft; `isNegotiable`: it may be to order
 * (R-1345, R-1392, R-1407).
 */
type TransportWords = { document: string; short: string; draftMark: string; means: string; shipped: string; isNegotiable: boolean };

const ofSea = { draftMark: "BL", means: "Vessel", shipped: "On board date" } as const;
const billOfLading: TransportWords = { document: "Bill of lading", short: "B/L", ...ofSea, isNegotiable: true };

const notBySea = { shipped: "Date of shipment", isNegotiable: false } as const;

const words = new Map<string, TransportWords>([
  ["SEAWAY", { document: "Sea waybill", short: "Sea waybill", ...ofSea, isNegotiable: false }],
  ["AIR", { document: "Air waybill", short: "AWB", draftMark: "AWB", means: "Flight", ...notBySea }],
  ["ROAD", { document: "Road consignment note", short: "Consignment note", draftMark: "CN", means: "Vehicle", ...notBySea }],
  ["RAIL", { document: "Rail consignment note", short: "Consignment note", draftMark: "CN", means: "Train", ...notBySea }],
  ["COURIER", { document: "Courier receipt", short: "Courier receipt", draftMark: "CR", means: "Carriage", ...notBySea }],
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

/** How a file of a draft is called: "Draft Bill of Lading" for all that is of the sea, "Draft Air Waybill" (R-1407). */
export function draftName(blType: string): string {
  const { document } = isBySea(blType) ? billOfLading : transportWords(blType);
  return `Draft ${document.replaceAll(/\b(?!of\b)[a-z]/g, (letter) => letter.toUpperCase())}`;
}

/**
 * How many originals of a transport document a bank gets: the full set of a bill of lading; the sole original of a sea waybill under a letter of
 * credit, and none of it else (UCP 600, art. 21 a iv); the original for the shipper of another (art. 23 a v, 24 b i).
 */
export function usualOriginals(blType: string, hasCredit: boolean): number {
  if (transportWords(blType).isNegotiable) return 3;
  return blType === "SEAWAY" && !hasCredit ? 0 : 1;
}
