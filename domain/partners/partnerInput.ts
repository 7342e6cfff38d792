import { isEmail } from "../account/account.ts";
import { duplicate, invalid, type Problem } from "../http/problem.ts";
import { isPartnerRole, partnerScopes, type PartnerRole, type PartnerScope } from "./partner.ts";

/** The most partners of an office that are invited or active; revoked ones do not count. */
export const maxPartners = 500;

export const partnerMessages = {
  roleUnknown: "Please choose what the partner is",
  scopeUnknown: "Please choose which shipments the partner is put on",
  buyersMissing: "Please choose at least one buyer",
  brokersMissing: "Please choose at least one broker",
  firmsMissing: "Please choose at least one firm",
  firmsForCha: "Only a CHA can be put on the shipments of certain firms",
  buyerNotFound: "Buyer not found",
  brokerNotFound: "Broker not found",
  firmNotFound: "Firm not found",
  nameMissing: "Please enter the partner's name",
  emailInvalid: "Please enter a valid email address",
  tooMany: `An office can have at most ${maxPartners} partners`,
  notFound: "Partner not found",
  isActive: "This partner has joined already",
  isRevoked: "This partner is revoked already",
  hasNotJoined: "This partner has not joined yet",
  wasRevoked: "This partner has been revoked",
  ownOffice: "An office cannot be its own partner",
  isPartner: "Your office is a partner of this exporter in this role already",
  notOnShipment: "This partner is not on the shipment",
} as const;

/** What an exporter enters about a partner; the record ids are of buyers, brokers or firms, by role. */
export type PartnerInput = {
  role: PartnerRole;
  name: string;
  recordIds: string[];
  scope: PartnerScope;
  sharesNew: boolean;
  showsPrices: boolean;
  mayUpload: boolean;
};

/** Which of the exporter's records a partner in a role can stand for. */
export const partnerRecords: Record<PartnerRole, "buyers" | "brokers" | "firms"> = { IMPORTER: "buyers", BROKER: "brokers", CHA: "firms" };

/** Whether a partner in a role may upload files unless its exporter says otherwise. */
export const uploadsByDefault: Record<PartnerRole, boolean> = { IMPORTER: false, BROKER: false, CHA: true };

/** The records that a partner stands for, by role and scope; null: none. */
export function recordsOfPartner({ role, scope }: Pick<PartnerInput, "role" | "scope">): "buyers" | "brokers" | "firms" | null {
  const records = partnerRecords[role];
  return records === "firms" && scope !== "FIRMS" ? null : records;
}

const missing = { buyers: partnerMessages.buyersMissing, brokers: partnerMessages.brokersMissing, firms: partnerMessages.firmsMissing };

/** The mistakes of a partner's data. The name may be empty where records give one. */
export function checkPartner({ role, scope, recordIds, name }: PartnerInput): Problem[] {
  const problems: Problem[] = [];
  if (scope === "FIRMS" && partnerRecords[role] !== "firms") problems.push(invalid(partnerMessages.firmsForCha, "scope"));
  const records = recordsOfPartner({ role, scope });
  if (records !== null && recordIds.length === 0) problems.push(invalid(missing[records], "recordIds"));
  if (partnerRecords[role] === "firms" && name.trim() === "") problems.push(invalid(partnerMessages.nameMissing, "name"));
  return problems;
}

/** The mistakes of role, scope and address as sent; `email` is empty if anybody with the code may accept. */
export function checkPartnerWords({ role, scope, email }: { role: string; scope: string; email: string }): Problem[] {
  const problems: Problem[] = [];
  if (!isPartnerRole(role)) problems.push(invalid(partnerMessages.roleUnknown, "role"));
  if (!isPartnerScope(scope)) problems.push(invalid(partnerMessages.scopeUnknown, "scope"));
  return [...problems, ...checkPartnerEmail(email)];
}

/** What is wrong with the only address that may accept. An empty one means anybody, and is right. */
export function checkPartnerEmail(email: string): Problem[] {
  return email.trim() === "" || isEmail(email) ? [] : [invalid(partnerMessages.emailInvalid, "email")];
}

/** Why an office may not become a partner; null if it may. */
export function partnershipRefusal(office: { isOwn: boolean; isPartner: boolean }): Problem | null {
  if (office.isOwn) return invalid(partnerMessages.ownOffice, "code");
  return office.isPartner ? duplicate(partnerMessages.isPartner, "code") : null;
}

export function isPartnerScope(text: string): text is PartnerScope {
  return partnerScopes.some((scope) => scope === text);
}
