import { partnerRoles, type PartnerRole, type PartnerScope } from "#domain/partners/partner.ts";
import {
  checkPartner,
  checkPartnerEmail,
  partnerRecords,
  recordsOfPartner,
  uploadsByDefault,
  type PartnerInput,
} from "#domain/partners/partnerInput.ts";
import type { Problem } from "#domain/http/problem.ts";
import { checkRecipient } from "#domain/mail/mail.ts";

/** What the dialogs of a partner hold; `recordIds` are global ids. */
export type PartnerValues = PartnerInput & { email: string; sendsMail: boolean };

/** A new partner: an importer who sees nothing until somebody shares it. */
export const newPartner: PartnerValues = {
  role: "IMPORTER",
  name: "",
  recordIds: [],
  scope: "CHOSEN",
  sharesNew: false,
  showsPrices: true,
  mayUpload: false,
  email: "",
  sendsMail: false,
};

/** The values for another role: records of one role are none of another. */
export function withRole(values: PartnerValues, role: PartnerRole): PartnerValues {
  const scope = values.scope === "FIRMS" && partnerRecords[role] !== "firms" ? "CHOSEN" : values.scope;
  return { ...values, role, scope, recordIds: [], mayUpload: uploadsByDefault[role] };
}

/** The values for another choice of shipments. A CHA has firms only where it is put on theirs. */
export function withScope(values: PartnerValues, scope: PartnerScope): PartnerValues {
  const hasSame = recordsOfPartner(values) === recordsOfPartner({ ...values, scope });
  return { ...values, scope, recordIds: hasSame ? values.recordIds : [] };
}

/** The choices of shipments that a role has, with their texts. */
export function scopesOf(role: PartnerRole): readonly { scope: PartnerScope; text: string }[] {
  const chosen = { scope: "CHOSEN", text: "Only those I choose" } as const;
  if (partnerRecords[role] !== "firms") return [{ scope: "ALL", text: "All of theirs, also future ones" }, chosen];
  return [{ scope: "ALL", text: "All, also future ones" }, { scope: "FIRMS", text: "Of these firms" }, chosen];
}

/** The mistakes of the values. */
export function problemsOf(values: PartnerValues): Problem[] {
  return [...checkPartner(values), ...invitedProblems(values)];
}

/** The mistakes of whom an invitation is for, and sent to. */
export function invitedProblems({ email, sendsMail }: Pick<PartnerValues, "email" | "sendsMail">): Problem[] {
  return [...checkPartnerEmail(email), ...(sendsMail ? checkRecipient(email.trim()) : [])];
}

/** The part of the values that may be changed later. */
export function changeOf({ role, name, recordIds, scope, sharesNew, showsPrices, mayUpload }: PartnerValues): Omit<PartnerInput, "role"> {
  const records = recordsOfPartner({ role, scope }) === null ? [] : recordIds;
  return { name: name.trim(), recordIds: records, scope, sharesNew, showsPrices, mayUpload };
}

/** The role of that name. */
export function roleOf(name: string): PartnerRole | undefined {
  return partnerRoles.find((role) => role === name);
}
