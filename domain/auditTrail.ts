/** Who acts: a person in a session of their own, a machine by an API key, or nobody who proved who they are. */
export const auditActors = ["USER", "API_KEY", "NOBODY"] as const;
export type AuditActorType = (typeof auditActors)[number];

/** `id` is the user's or the key's; `name` is what they were called at that time. */
export type AuditActor = { type: AuditActorType; id: string; name: string };

export const auditActions = [
  "ADDED",
  "CHANGED",
  "DELETED",
  "REFRESHED",
  "GENERATED",
  "UPLOADED",
  "MERGED",
  "RENAMED",
  "DOWNLOADED",
  "OPENED",
  "SIGNED_UP",
  "SIGNED_IN",
  "SIGN_IN_FAILED",
  "REVOKED",
  "TRIED",
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What something was done to, with its word in sentences. */
export const auditNounWords = {
  SHIPMENT: "shipment",
  ATTACHMENT: "attachment",
  CONTRACT: "contract",
  PROFORMA_INVOICE: "proforma invoice",
  INVOICE: "invoice",
  PACKING_LIST: "packing list",
  CUSTOM_DOCUMENT: "custom document",
  STATS_ROW: "stats row",
  STATS_COLUMN: "stats column",
  FIRM: "firm",
  STAMP: "stamp",
  LETTERHEAD: "letterhead",
  BUYER: "buyer",
  BROKER: "broker",
  LOADING_PORT: "loading port",
  DISCHARGE_PORT: "discharge port",
  PACKAGING_UNIT: "packaging details",
  GOODS: "product",
  CONTRACT_FORMAT: "contract format",
  DOCUMENT_TEMPLATE: "document template",
  ORIGIN_COUNTRIES: "origin countries",
  DESTINATION_COUNTRIES: "destination countries",
  PAYMENT_TERMS: "payment terms",
  SHIPMENT_TERMS: "shipment terms",
  CURRENCIES: "currencies",
  DECLARATIONS: "declarations",
  ACCOUNT: "profile",
  PASSWORD: "password",
  ONBOARDING: "set-up",
  SESSION: "session",
  API_KEY: "API key",
  WEBHOOK: "webhook",
  AUDIT_TRAIL: "activity",
} as const;
export type AuditNoun = keyof typeof auditNounWords;

/** Every noun, in the order in which pick-lists show them. */
// Object.keys forgets the names, which the literal above has.
export const auditNouns = Object.keys(auditNounWords) as AuditNoun[];

/**
 * One thing that became another. `of` is what the field belongs to, "" for the record itself. Null stands for what is not
 * told: secrets, account numbers and long texts. "" stands for nothing.
 */
export type AuditChange = { field: string; of: string; from: string | null; to: string | null };

/** What is noted of one act; `name` is what its object was called at that time. */
export type AuditNote = {
  action: AuditAction;
  noun: AuditNoun;
  /** The id in REST of what it was done to; null where that has none. */
  entityId: string | null;
  shipmentId: string | null;
  name: string;
  changes: AuditChange[];
  /** How many changes there were, of which `changes` keeps the first. */
  changeCount: number;
};

/** A line of the audit trail as REST tells it. */
export type AuditEntry = AuditNote & {
  /** Its place in the trail, opaque; for `after` and `before`. */
  cursor: string;
  /** ISO instant. */
  at: string;
  actor: AuditActor;
  /** The same for everything that one request did; it stands in the log too. */
  requestId: string;
  /** The whole in words. */
  sentence: string;
};

/** So many changes of one act are kept, and so many characters of each text. */
export const keptChanges = 40;
export const keptCharacters = 200;

/** So many lines a page has unless told otherwise, and at most. */
export const auditPage = { usual: 50, most: 100 } as const;

export function isAuditNoun(text: string): text is AuditNoun {
  return Object.hasOwn(auditNounWords, text);
}
