/** The terms of Incoterms 2020, and DAT of 2010. */
const incoterms = ["EXW", "FCA", "FAS", "FOB", "CFR", "CIF", "CPT", "CIP", "DAP", "DPU", "DAT", "DDP"] as const;
export type Incoterm = (typeof incoterms)[number];

/** The parts of a price break-up. */
export type BreakUpPart = "fob" | "freight" | "insurance";

/** The Incoterm that terms of shipment begin with or name: "CIF Jebel Ali (Incoterms 2020)" → "CIF"; CNF and C&F are CFR. Null: none. */
export function incotermOf(terms: string): Incoterm | null {
  const found = /\b(?:EXW|FCA|FAS|FOB|CFR|CNF|CIF|CPT|CIP|DAP|DPU|DAT|DDP)\b|\bC ?& ?F\b/.exec(terms.toUpperCase())?.[0];
  return incoterms.find((term) => term === found) ?? (found === undefined ? null : "CFR");
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
