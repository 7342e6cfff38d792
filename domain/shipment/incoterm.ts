/** The terms of Incoterms 2020, and DAT of 2010. */
const incoterms = ["EXW", "FCA", "FAS", "FOB", "CFR", "CIF", "CPT", "CIP", "DAP", "DPU", "DAT", "DDP"] as const;
export type Incoterm = (typeof incoterms)[number];

/** The parts of a price break-up. */
export type BreakUpPart = "fob" | "freight" | "insurance";

/** A term as contracts write it, with what bulk cargo adds to it, such as FO in "CIFFO". */
const written = /\b(?:EXW|EX[ -]?WORKS?|FCA|FAS|(?:FOB|CFR|CNF|CIF)(?:FO|LO|ST)?|CPT|CIP|DAP|DPU|DAT|DDP|DDU)\b|\bC ?(?:&|\+|AND) ?F\b/;
/** A point between or after single letters, as in "C.I.F." */
const pointed = /\b([A-Z])\.(?![A-Z]{2})/g;

/**
 * The Incoterm that terms of shipment begin with or name (R-1290): "CIF Jebel Ali (Incoterms 2020)" and "C.I.F." → "CIF"; CNF and C&F are CFR,
 * and DDU, which Incoterms 2010 replaced, is DAP. Null: none.
 */
export function incotermOf(terms: string): Incoterm | null {
  const found = written.exec(terms.toUpperCase().replaceAll(pointed, "$1"))?.[0];
  if (found === undefined) return null;
  const named = incoterms.find((term) => found.startsWith(term));
  return named ?? (found.startsWith("EX") ? "EXW" : found === "DDU" ? "DAP" : "CFR");
}

/** The parts that a price by this term includes and excludes; delivered terms may or may not include insurance. */
export function partsOf(term: Incoterm): { included: BreakUpPart[]; excluded: BreakUpPart[] } {
  switch (term) {
    case "EXW":
    case "FCA":
    case "FAS":
    case "FOB":
      return { included: ["fob"], excluded: ["freight", "insurance"] };
    case "CFR":
    case "CPT":
      return { included: ["fob", "freight"], excluded: ["insurance"] };
    case "CIF":
    case "CIP":
      return { included: ["fob", "freight", "insurance"], excluded: [] };
    case "DAP":
    case "DPU":
    case "DAT":
    case "DDP":
      return { included: ["fob", "freight"], excluded: [] };
  }
}
