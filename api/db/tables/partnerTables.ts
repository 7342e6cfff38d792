import type { Generated } from "kysely";
import type { PartnerRole, PartnerScope, PartnerState, ShareOrigin, ShareState } from "#domain/partners/partner.ts";
import type { Flag, Instant } from "./columnTypes.ts";

/** The tables of partners and of what is shared with them; part of `Database`. */
export type PartnerTables = {
  partners: PartnerTable;
  /** The exporter's records that a partner stands for: buyers of an importer, brokers of a broker, firms of a CHA. */
  partnerRecords: { ownerId: string; partnerId: string; recordId: string };
  shipmentPartners: ShipmentPartnerTable;
  /** The partnerships of an office as the partner, while they are active: the second and last key across owners, after the e-mail (ADR-0092). */
  sharedWith: { ownerId: string; exporterOwnerId: string; partnerId: string; since: Instant };
  /** The other shipments that parts of a merged file are of: only partners who are on all of these may see it. */
  partShipments: { ownerId: string; key: string; shipmentId: string };
  /** The audience that a new attachment of a type starts with; a type without a row starts with nobody. */
  sharingDefaults: { ownerId: string; type: string; audience: string };
  /** A broker's bill to the office, by the broker's office; its number is used once among those that stand (ADR-0114). */
  brokerageBills: { ownerId: string; id: string; partnerId: string; billerOwnerId: string; number: string; createdAt: Instant };
  /** A shipment on a bill, at most one, with the key of its copy of the bill. */
  brokerageBillLines: { ownerId: string; shipmentId: string; billId: string; key: string };
};

type PartnerTable = {
  ownerId: string;
  id: string;
  role: PartnerRole;
  /** The name that the exporter gave; it need not be the partner's own. */
  name: string;
  scope: PartnerScope;
  state: PartnerState;
  /** SHA-256 of the invitation's code, hexadecimal; null once it was accepted or withdrawn, so that the code is unknown then. */
  codeHash: string | null;
  /** The only address that may accept it, lower-cased; null: any. */
  email: string | null;
  /** When the invitation ends; null without one. */
  expiresAt: Instant | null;
  /** The partner's own office; null until the invitation was accepted. */
  partnerOwnerId: string | null;
  /** The member who made the present invitation. */
  makerId: string;
  createdAt: Instant;
  joinedAt: Instant | null;
  revokedAt: Instant | null;
  /** Whether matching shipments are shared at once, or wait until somebody shares them. */
  sharesNew: Flag;
  showsPrices: Flag;
  mayUpload: Flag;
  /** Raised whenever other shipments are shared with it than before. */
  sharesVersion: Generated<number>;
};

/** A partner on a shipment. A shipment that the partner never matched has no row. */
type ShipmentPartnerTable = {
  ownerId: string;
  shipmentId: string;
  partnerId: string;
  state: ShareState;
  origin: ShareOrigin;
  /** When the state last changed. */
  updatedAt: Instant;
  /** When something that the partner sees of it last changed; "" before the first change. */
  changedAt: Generated<Instant>;
};
