import { isPartnerRole, partnerRoles, type PartnerRole } from "./partner.ts";

/** Reads a stored or sent audience, such as "IMPORTER,CHA": the roles in their order, each once; unknown words are left out. */
export function readAudience(text: string): PartnerRole[] {
  return inOrder(text.split(",").filter(isPartnerRole));
}

/** An audience as it is stored: the roles in their order, "" for nobody. */
export function storedAudience(audience: readonly PartnerRole[]): string {
  return inOrder(audience).join(",");
}

/** Whom all of several documents may be shown to: what a file merged of them starts with (ADR-0092). Nobody without documents. */
export function commonAudience(audiences: readonly (readonly PartnerRole[])[]): PartnerRole[] {
  if (audiences.length === 0) return [];
  return partnerRoles.filter((role) => audiences.every((audience) => audience.includes(role)));
}

function inOrder(audience: readonly PartnerRole[]): PartnerRole[] {
  return partnerRoles.filter((role) => audience.includes(role));
}
