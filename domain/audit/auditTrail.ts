import { documents, type DocumentNoun } from "../documents/document.ts";
import { brokerageBill } from "../documents/kinds/brokerageBill.ts";
import { keysOf, recordOf } from "../typedObject.ts";

/** The actor: a person with a session, a program with an API key, a visitor of a share link, or nobody authenticated. */
export const auditActors = ["USER", "API_KEY", "LINK", "NOBODY"] as const;
export type AuditActorType = (typeof auditActors)[number];

/** `id` is the user's, the key's or the link's; `name` is the name of that time, a visitor's as given. */
export type AuditActor = { type: AuditActorType; id: string; name: string };

export const auditActions = [
  "ADDED",
  "CHANGED",
  "DELETED",
  "REFRESHED",
  "GENERATED",
  "UPLOADED",
  "REPLACED",
  "MERGED",
  "RENAMED",
  "DOWNLOADED",
  "OPENED",
  "SIGNED_UP",
  "SIGNED_IN",
  "SIGN_IN_FAILED",
  "REVOKED",
  "TRIED",
  "CANCELLED",
  "REOPENED",
  "JOINED",
  "REMOVED",
  "INVITED",
  "ACCEPTED",
  "SHARED",
  "UNSHARED",
  "IMPORTED",
  "UNDONE",
  "PASTED",
  "FILLED",
  "CLEARED",
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Types of audited records, with their word in sentences. */
export const auditNounWords = {
  SHIPMENT: "shipment",
  ATTACHMENT: "attachment",
  ...recordOf<DocumentNoun, string>(documents.map(({ noun, words }) => [noun, words.inSentence])),
  [brokerageBill.noun]: brokerageBill.words.inSentence,
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
  MEMBER: "member",
  INVITATION: "invitation",
  SHARING_DEFAULTS: "sharing defaults",
  REVIEW_SETTINGS: "approval settings",
  PARTNER: "partner",
  PARTNERSHIP: "partnership with",
  SHARE_LINK: "share link",
  API_KEY: "API key",
  WEBHOOK: "webhook",
  AUDIT_TRAIL: "activity",
  COMMENT: "comment",
  SAVED_SEARCH: "saved search",
  PAPER_TEMPLATE: "document set template",
  IMPORT: "import",
  IMPORT_MAPPING: "mapping of columns",
  SAMPLE_DATA: "sample data",
} as const;
export type AuditNoun = keyof typeof auditNounWords;

/** Every noun, in the order in which pick-lists show them. */
export const auditNouns = keysOf(auditNounWords);

/**
 * One changed value. `of` is the part that the field belongs to, "" for the record itself. Null replaces values that are not
 * stored: secrets, account numbers and long texts. "" means empty.
 */
export type AuditChange = { field: string; of: string; from: string | null; to: string | null };

/** The audit entry of one write; `name` is the record's name at that time. */
export type AuditNote = {
  action: AuditAction;
  noun: AuditNoun;
  /** The record's id in REST; null if it has none. */
  entityId: string | null;
  shipmentId: string | null;
  name: string;
  changes: AuditChange[];
  /** Number of changes; `changes` keeps the first ones. */
  changeCount: number;
};

/** A line of the audit trail as REST returns it. */
export type AuditEntry = AuditNote & {
  /** Its position in the trail, opaque; for `after` and `before`. */
  cursor: string;
  /** ISO instant. */
  at: string;
  actor: AuditActor;
  /** The request's id, which the log has too. */
  requestId: string;
  /** The whole line as a sentence. */
  sentence: string;
};

/** Changes that an entry keeps, and characters of each text. */
export const keptChanges = 40;
export const keptCharacters = 200;

/** Lines of a page: default and maximum. */
export const auditPage = { usual: 50, most: 100 } as const;

export function isAuditNoun(text: string): text is AuditNoun {
  return Object.hasOwn(auditNounWords, text);
}
