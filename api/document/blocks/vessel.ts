import { isBySea, transportWords } from "#domain/shipment/progress/transportDocument.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";

/** What carries the goods, with its caption: ["Vessel", "MV TARANG, Voyage 12"], or by air ["Flight", "Emirates, EK 571"] (R-1392). */
export function carriageOf({ vessel, transport: { blType, voyage } }: Shipment): [string, string] {
  return [transportWords(blType).means, vesselAndVoyage(vessel, voyage, blType)];
}

/** The vessel with its voyage, unless its name says the voyage already: "MV TARANG SAGAR V.118W" does, "MV TARANG 12" says no voyage 2. */
export function vesselAndVoyage(vessel: string, voyage: string, blType: string): string {
  const [said, asked] = [wordsOf(vessel), wordsOf(voyage)];
  const isSaid = asked === "" || ` ${said} `.includes(` ${asked} `);
  return [vessel.trim(), isSaid ? "" : `${isBySea(blType) ? "Voyage " : ""}${voyage.trim()}`].filter(Boolean).join(", ");
}

/** The words in capitals, a blank apart, without the V before the number of a voyage. */
function wordsOf(text: string): string {
  return text
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replaceAll(/(?<=^| )V(?:OY|OYAGE)?(?: NO)? ?(?=\d)/g, "");
}
