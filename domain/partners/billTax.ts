/** A state's code, a PAN, the number of the registration, "Z" and a check character. Codes that the states have no more are left out. */
const gstin = /\b(?:0[1-9]|1\d|2[0-4679]|3[0-8]|97)[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]\b/;

/** The union territories of the Union Territory GST Act, 2017, s. 2 (8). The others have a legislature, and a state tax. */
const territories: ReadonlySet<string> = new Set(["04", "26", "31", "35", "38", "97"]);

/** The code of the state with which the first GSTIN of a text begins, such as "24"; "" without one. */
export function gstState(text: string): string {
  return gstin.exec(text.toUpperCase())?.[0].slice(0, 2) ?? "";
}

/**
 * The taxes that the GST of a bill consists of, equal parts of it, by the texts with the GSTINs of broker and exporter. A service to a
 * registered firm is supplied in its state (IGST Act, 2017, s. 12 (2)): from the same one the centre and the state tax it, from another one
 * the tax is integrated (s. 7 and 8), as it is to a unit or developer of a Special Economic Zone in any state (s. 7 (5) (b)). Not divided if a
 * GSTIN is missing (R-1163).
 */
export function taxNames(own: string, { billTo, toSez }: { billTo: string; toSez: boolean }): readonly string[] {
  const [from, to] = [gstState(own), gstState(billTo)];
  if (from === "" || to === "") return ["GST"];
  if (toSez || from !== to) return ["IGST"];
  return ["CGST", territories.has(to) ? "UTGST" : "SGST"];
}
