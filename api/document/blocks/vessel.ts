/** The vessel with its voyage, unless its name says the voyage already: "MV TARANG SAGAR V.118W" does, "MV TARANG 12" says no voyage 2. */
export function vesselAndVoyage(vessel: string, voyage: string): string {
  const [said, asked] = [wordsOf(vessel), wordsOf(voyage)];
  const isSaid = asked === "" || ` ${said} `.includes(` ${asked} `);
  return [vessel.trim(), isSaid ? "" : `Voyage ${voyage.trim()}`].filter(Boolean).join(", ");
}

/** The words in capitals, a blank apart, without the V before the number of a voyage. */
function wordsOf(text: string): string {
  return text
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replaceAll(/(?<=^| )V(?:OY|OYAGE)?(?: NO)? ?(?=\d)/g, "");
}
