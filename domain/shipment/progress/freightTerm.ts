import { incotermOf } from "../incoterm.ts";

/** The freight term that fits the terms of shipment: C and D terms are prepaid, EXW, FCA, FAS and FOB are collect; null without a term. */
export function proposedFreightTerm(termsOfShipment: string): "PREPAID" | "COLLECT" | null {
  const term = incotermOf(termsOfShipment);
  if (term === null) return null;
  return term.startsWith("C") || term.startsWith("D") ? "PREPAID" : "COLLECT";
}
