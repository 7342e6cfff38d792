import { invalid, type Problem } from "../http/problem.ts";
import { isPartnerRole, partnerRoleNames, partnerRoles, type PartnerRole } from "./partner.ts";

export const audienceMessages = {
  saved: "Visibility saved successfully",
  automatic: "Without a choice: as the version before, else as your sharing defaults say.",
  nothingChosen: "Please choose at least one document",
  unknownRole: (word: string) => `${word} is no role of partners: an audience has ${partnerRoles.join(", ")}, or nothing`,
  wider: (roles: readonly PartnerRole[]) =>
    `A merged document is visible only to those who may see all its parts, not to ${audienceWords(roles)}`,
} as const;

/** Reads a stored audience, such as "IMPORTER,CHA": the roles in their order, each once; unknown words are left out. */
export function readAudience(text: string): PartnerRole[] {
  return inOrder(text.split(",").filter(isPartnerRole));
}

/** An audience as it is stored: the roles in their order, "" for nobody. */
export function storedAudience(audience: readonly PartnerRole[]): string {
  return inOrder(audience).join(",");
}

/** All audiences as they are stored. */
export const storedAudiences: readonly string[] = Array.from({ length: 2 ** partnerRoles.length }, (_none, set) =>
  storedAudience(partnerRoles.filter((_role, at) => Math.floor(set / 2 ** at) % 2 === 1)),
);

/** An audience for people: "Importer, CHA", or "nobody". */
export function audienceWords(audience: readonly PartnerRole[]): string {
  return (
    inOrder(audience)
      .map((role) => partnerRoleNames[role])
      .join(", ") || "nobody"
  );
}

/** The refusal of an audience as a form sends it, such as "IMPORTER,CHA", that has another word; "" is nobody. */
export function checkAudience(text: string, ...field: string[]): Problem[] {
  const unknown = text.split(",").find((word) => text.trim() !== "" && !isPartnerRole(word.trim()));
  return unknown === undefined ? [] : [invalid(audienceMessages.unknownRole(`‘${unknown.trim().slice(0, 40)}’`), ...field)];
}

/** Whom all of several documents may be shown to: what a file merged of them starts with (ADR-0092). Nobody without documents. */
export function commonAudience(audiences: readonly (readonly PartnerRole[])[]): PartnerRole[] {
  if (audiences.length === 0) return [];
  return partnerRoles.filter((role) => audiences.every((audience) => audience.includes(role)));
}

/** The refusal of an audience chosen for a merged file that is wider than the one common to its parts (ADR-0101). */
export function checkMergedAudience(
  chosen: readonly PartnerRole[],
  parts: readonly (readonly PartnerRole[])[],
  ...field: string[]
): Problem[] {
  const common = commonAudience(parts);
  const wider = chosen.filter((role) => !common.includes(role));
  return wider.length === 0 ? [] : [invalid(audienceMessages.wider(wider), ...field)];
}

function inOrder(audience: readonly PartnerRole[]): PartnerRole[] {
  return partnerRoles.filter((role) => audience.includes(role));
}
