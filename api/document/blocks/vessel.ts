/** The vessel with its voyage, unless its name says the voyage already. */
export function vesselAndVoyage(vessel: string, voyage: string): string {
  return [vessel.trim(), vessel.includes(voyage) ? "" : `Voyage ${voyage}`].filter(Boolean).join(", ");
}
