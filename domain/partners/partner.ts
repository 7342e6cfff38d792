import type { AccountType } from "../account/accountType.ts";
import type { MailStatus } from "../mail/mail.ts";

/** What a partner is to the exporter (ADR-0092), and the type of its account. CHA: customs house agent. The order is the one of pick-lists, chips and stored audiences. */
export const partnerRoles = ["IMPORTER", "BROKER", "CHA"] as const satisfies readonly AccountType[];
export type PartnerRole = (typeof partnerRoles)[number];

export const partnerRoleNames: Record<PartnerRole, string> = { IMPORTER: "Importer", BROKER: "Broker", CHA: "CHA" };

/** Which shipments a partner comes onto: all that name one of its records, those of certain firms (CHA only), or only chosen ones (ADR-0092). */
export const partnerScopes = ["ALL", "FIRMS", "CHOSEN"] as const;
export type PartnerScope = (typeof partnerScopes)[number];

export const partnerStates = ["INVITED", "ACTIVE", "REVOKED"] as const;
export type PartnerState = (typeof partnerStates)[number];

/** A partner on a shipment: sees it, waits until somebody shares it, or was taken off and stays off (ADR-0092). */
export const shareStates = ["SHARED", "WAITING", "EXCLUDED"] as const;
export type ShareState = (typeof shareStates)[number];

/** How a partner came onto a shipment: because the shipment names its record, or because somebody chose it. */
export const shareOrigins = ["MATCHED", "CHOSEN"] as const;
export type ShareOrigin = (typeof shareOrigins)[number];

/** A partner as REST returns it to the exporter. */
export type Partner = {
  partnerId: string;
  role: PartnerRole;
  name: string;
  scope: PartnerScope;
  /** Ids of the buyers, brokers or firms that it stands for. */
  recordIds: string[];
  state: PartnerState;
  /** The partner's own office as it calls itself; null until it joined. */
  office: string | null;
  /** The only address that may accept the invitation; null: any. */
  email: string | null;
  sharesNew: boolean;
  showsPrices: boolean;
  mayUpload: boolean;
  /** How many shipments it sees now. */
  shipments: number;
  /** ISO instants; null: not yet. */
  createdAt: string;
  expiresAt: string | null;
  joinedAt: string | null;
  lastSeenAt: string | null;
  /** What became of the e-mail with its open invitation; null if none was asked for. */
  mail: MailStatus | null;
};

/** A partner and a shipment, as REST returns them to the exporter. */
export type ShipmentPartner = {
  partner: Partner;
  /** Null: not on the shipment. */
  state: ShareState | null;
  origin: ShareOrigin | null;
  /** Whether the shipment names one of the partner's records: its buyer, broker or firm. */
  isNamed: boolean;
  /** ISO instant of the last change of state; null: never on it. */
  updatedAt: string | null;
  /** Keys of the shipment's merged files that it does not see, whomever they are visible to: a part is of a shipment that it is not on. */
  hiddenKeys: string[];
};

/** What the holder of a partner's invitation code may know before accepting it. */
export type OpenPartnership = Pick<Partner, "role" | "name" | "scope" | "showsPrices" | "mayUpload">;

export function isPartnerRole(text: string): text is PartnerRole {
  return partnerRoles.some((role) => role === text);
}
