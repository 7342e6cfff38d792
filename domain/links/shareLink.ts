import { maximumPasswordLength, minimumPasswordLength } from "../account/account.ts";
import type { AttachmentType } from "../documents/attachment.ts";
import { invalid, type Problem } from "../http/problem.ts";

/** How many days a share link may be open; it always ends. */
export const linkDays = [1, 7, 14, 30, 90] as const;
export type LinkDays = (typeof linkDays)[number];
export const usualLinkDays: LinkDays = 14;

/** The most documents of a link, and the most live links of a shipment. */
export const maxLinkDocuments = 50;
export const maxLiveLinks = 20;

export const linkStates = ["LIVE", "EXPIRED", "REVOKED"] as const;
export type LinkState = (typeof linkStates)[number];

/** What visitors of a link may do, and what they see besides its documents. */
export type LinkRights = { allowsDownload: boolean; showsProgress: boolean; allowsDecision: boolean; allowsUpload: boolean };

/** A share link as REST returns it to the office. Its address is returned only once. */
export type ShareLink = LinkRights & {
  shareLinkId: string;
  shipmentId: string;
  /** The shipment's own name, which visitors do not see. */
  shipment: string;
  /** The firm of the shipment. */
  firmId: string;
  state: LinkState;
  /** The member who made the present address. */
  madeBy: string;
  hasPassword: boolean;
  /** Whether visitors give a name and an e-mail address, which nobody verifies. */
  asksName: boolean;
  /** ISO instants. */
  createdAt: string;
  expiresAt: string;
  /** When a visitor first opened it; null: not opened yet. */
  openedAt: string | null;
  /** What a visitor sees now. */
  documents: { key: string; name: string; type: AttachmentType }[];
  /** How many documents were put on it; some may be hidden now, such as one that is not approved any more. */
  chosen: number;
};

/** What a visitor did. */
export const linkActs = ["OPENED", "VIEWED", "DOWNLOADED"] as const;
export type LinkAct = (typeof linkActs)[number];

/** A line of a link's log. Name and e-mail are as the visitor gave them, "" if not asked; nobody verified them. */
export type ShareView = {
  at: string;
  act: LinkAct;
  name: string;
  email: string;
  /** The visitor's network: the first 24 bits of an IPv4 address, the first 48 of IPv6. */
  network: string;
  /** The file's name; "" for opening. */
  document: string;
  /** How often the visitor did it that day, and when last. */
  times: number;
  lastAt: string;
};

export const shareLinkMessages = {
  notFound: "Share link not found",
  nothingChosen: "Please choose at least one document",
  tooManyDocuments: `A link can have at most ${maxLinkDocuments} documents`,
  tooManyLinks: `A shipment can have at most ${maxLiveLinks} open links. Revoke one first.`,
  daysUnknown: "Please choose 1, 7, 14, 30 or 90 days",
  passwordShort: `The password must have at least ${minimumPasswordLength} characters`,
  passwordLong: `The password must have at most ${maximumPasswordLength} characters`,
  isRevoked: "This link was revoked. Make a new one.",
} as const;

/** The mistakes of a new link, except those of its documents. An empty password means a link without one. */
export function checkShareLink({ keys, days, password }: { keys: readonly string[]; days: number; password: string }): Problem[] {
  const problems: Problem[] = [];
  if (keys.length === 0) problems.push(invalid(shareLinkMessages.nothingChosen, "keys"));
  if (keys.length > maxLinkDocuments) problems.push(invalid(shareLinkMessages.tooManyDocuments, "keys"));
  problems.push(...checkLinkDays(days));
  if (password !== "" && password.length < minimumPasswordLength) problems.push(invalid(shareLinkMessages.passwordShort, "password"));
  if (password.length > maximumPasswordLength) problems.push(invalid(shareLinkMessages.passwordLong, "password"));
  return problems;
}

/** The mistake of a duration that is not offered. */
export function checkLinkDays(days: number): Problem[] {
  return linkDays.some((known) => known === days) ? [] : [invalid(shareLinkMessages.daysUnknown, "days")];
}

/** The state of a link now. */
export function linkState({ expiresAt, revokedAt }: { expiresAt: string; revokedAt: string | null }, now: Date): LinkState {
  if (revokedAt !== null) return "REVOKED";
  return expiresAt > now.toISOString() ? "LIVE" : "EXPIRED";
}
