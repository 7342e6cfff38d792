import type { InboxMail } from "#domain/inbox/inbox.ts";
import type { Generated } from "kysely";
import type { AttachmentType, FirmImageType } from "#domain/documents/attachment.ts";
import type { AttachmentMaker, AttachmentState } from "#domain/review/attachmentState.ts";
import type { AccountType, OnboardingStatus } from "#domain/account/accountType.ts";
import type { Role } from "#domain/account/role.ts";
import type { Day } from "#domain/time/dates.ts";
import type { Buyer, Goods } from "#domain/account/userInfo.ts";
import type { bankDocumentFields, FirmDocumentData } from "#domain/masterData/firmDocumentFields.ts";
import type { MoreTexts } from "#domain/masterData/moreFields.ts";
import type { Decimal } from "#domain/figures/decimal.ts";
import type { AccessTables } from "./accessTables.ts";
import type { AuditEntryTable } from "./auditTable.ts";
import type { Flag, Instant, Json, Recorded } from "./columnTypes.ts";
import type { CommentTable } from "./commentTable.ts";
import type { ImportTables } from "./importTables.ts";
import type { InboxTable } from "./inboxTable.ts";
import type { LinkTables } from "./linkTables.ts";
import type { MailTable } from "./mailTable.ts";
import type { DocumentTables } from "./documentTables.ts";
import type { PartnerTables } from "./partnerTables.ts";
import type { ReviewTables } from "./reviewTables.ts";
import type { ShipmentMilestoneTable, ShipmentTransportTable } from "./progressTables.ts";
import type { ShipmentContainerTable, ShipmentProductTable, ShipmentTable } from "./shipmentTables.ts";
import type { StatsKeysTable, StatsRowTable, StatsSheetTable } from "./statsTables.ts";

/** Every table; columns are camelCase here and snake_case in the database. Owner id first in every key. */
export type Database = AccessTables &
  DocumentTables &
  ImportTables &
  LinkTables &
  PartnerTables &
  ReviewTables & {
    auditEntries: AuditEntryTable;
    users: UserTable;
    /** When each member last used the product, to five minutes. */
    lastSeen: { ownerId: string; userId: string; at: Instant };
    invitations: InvitationTable;
    mails: MailTable;
    inbox: InboxTable;
    listItems: { ownerId: string; list: string; position: number; text: string };
    firms: FirmTable;
    firmAddresses: { ownerId: string; firmId: string; id: string; position: number; name: string; address: string; gst: string };
    firmBanks: FirmBankTable;
    buyers: Recorded & Texts<Omit<Buyer, "buyerId">>;
    brokers: Recorded & { name: string; country: string };
    loadingPorts: Recorded & { name: string; country: string };
    dischargePorts: Recorded & { name: string; country: string };
    packagingUnits: PackagingUnitTable;
    goods: Recorded & Texts<Omit<Goods, "goodsId">>;
    /** `fields` is the ordered list [{ name, value }]. */
    contractFormats: Recorded & { name: string; fields: Json };
    documentTemplates: Recorded & { name: string; heading: string; body: string };
    /**
     * The office's records that are sample data. `kind` is a noun of the audit trail, or a list's name with the item as id; `digest` is that of the
     * content as entered, so that a record that the user changed since is recognised.
     */
    sampleRecords: { ownerId: string; kind: string; id: string; digest: string };
    files: FileTable;
    shipments: ShipmentTable;
    shipmentProducts: ShipmentProductTable;
    shipmentContainers: ShipmentContainerTable;
    shipmentNotifyParties: { ownerId: string; shipmentId: string; position: number; buyerId: string; snapshot: Json };
    shipmentMilestones: ShipmentMilestoneTable;
    shipmentTransport: ShipmentTransportTable;
    /** The bytes of an office's records that grow with each write: recordRoom.ts counts them. */
    recordSizes: { ownerId: string; bytes: number | string };
    shipmentCounts: { ownerId: string; firmId: string; day: Day; shipments: number };
    /**
     * Links a file to a shipment; `files` holds its name, type and size. REST calls `updatedAt` `time`. The audience is the partners' roles that
     * may see it, as `storedAudience` writes them.
     */
    attachments: AttachmentTable;
    comments: CommentTable;
    documentModels: DocumentModelTable;
    statsSheets: StatsSheetTable;
    /** The user's own columns; `position` counts up and is never reused. */
    statsColumns: Recorded & { firmId: string; name: string; width: number; position: number };
    statsRows: StatsRowTable;
    statsKeys: StatsKeysTable;
    idempotencyKeys: { ownerId: string; key: string; digest: string; answer: Json; createdAt: Instant };
    /** Failed sign-ins by SHA-256 of the lower-cased e-mail, for existing and unknown accounts alike. */
    loginAttempts: { emailHash: string; failures: number; lastFailureAt: Instant };
    /** Counts per limit and owner or address (rateLimits.ts), in the columns of rate-limiter-flexible; `expire` in ms since 1970. */
    rateLimits: { key: string; points: number; expire: number };
  };

type UserTable = {
  id: string;
  /** The office: the id of its first person's account, which stays when that person is removed (ADR-0091). */
  ownerId: string;
  role: Role;
  /** Set when the person was removed from the office; the row then keeps only the name. */
  removedAt: Instant | null;
  /** Lower-cased: one account per address. A removed person's is free again. */
  email: string;
  name: string;
  type: AccountType;
  /** The progress of the office's set-up, in the row of its first person. */
  status: OnboardingStatus;
  passwordHash: string;
  /** When the person wants e-mails about their inbox. */
  inboxMail: Generated<InboxMail>;
  /** Included in every session token. A password change raises it and so ends older sessions. */
  tokenVersion: number;
  /** Raised by read-then-write transactions, so that two of them wait for each other on every engine. */
  writes: number;
  createdAt: Instant;
};

/** An invitation that is open: accepting or withdrawing it deletes the row, so that its code becomes unknown (ADR-0091). */
type InvitationTable = {
  ownerId: string;
  id: string;
  /** The owner who made it: it ends when they are no owner any more. */
  makerId: string;
  /** SHA-256 of the code, hexadecimal; the code itself is not stored. */
  codeHash: string;
  role: Role;
  /** The only address that may accept it, lower-cased; null: any. */
  email: string | null;
  createdAt: Instant;
  expiresAt: Instant;
};

/** Optional data is empty if not given, as for all records entered before its column existed. */
type Texts<Optional> = Record<keyof Optional, string>;

type FirmTable = Recorded &
  Texts<FirmDocumentData> & { name: string; ieCode: string; pan: string; stampKey: string; letterHeadKey: string | null };

type FirmBankTable = Texts<MoreTexts<typeof bankDocumentFields>> & {
  ownerId: string;
  firmId: string;
  id: string;
  position: number;
  nickname: string;
  accountNumber: string;
  iban: string;
  accountHolderName: string;
  bank: string;
  bankAddress: string;
  swiftCode: string;
  /** Empty if unknown, as for all accounts entered before the column existed. */
  country: string;
};

type PackagingUnitTable = Recorded & {
  orderUnit: string;
  packingUnit: string;
  weight: Decimal;
  packageType: string;
  netWeight: Decimal;
  grossWeight: Decimal;
};

type AttachmentTable = {
  ownerId: string;
  shipmentId: string;
  key: string;
  updatedAt: Instant;
  audience: Generated<string>;
  state: Generated<AttachmentState>;
  madeBy: Generated<AttachmentMaker>;
  /** The partner or the share link that made it; "" for the office. */
  madeById: Generated<string>;
  /** The member who made the address of the share link by which it came; "" for every other file. */
  linkMakerId: Generated<string>;
  /** Of its bytes, hexadecimal; "" for files of before it was kept, until a decision needs it. */
  sha256: Generated<string>;
};

/** A generated document's data, request and version (ADR-0074), or the version of an uploaded one (ADR-0148). Deleted with its file. */
type DocumentModelTable = {
  ownerId: string;
  /** The key of the file. */
  key: string;
  shipmentId: string;
  /** Kind and name of a generated document; of uploaded ones "upload" and the key of the first. Versions count within it. */
  series: string;
  version: number;
  /** The version of the shipment from which it was made; 0 for an uploaded one. */
  shipmentVersion: number;
  /** Model and request as compressed JSON in base64 (storedModel.ts); "" if it was too large to keep, or for an uploaded one. */
  model: string;
  /** Bytes of `model`, which the owner's storage counts. */
  size: number;
  /** What it prints that other documents print too, by label. */
  facts: Json;
  /** What changed since the former version, as a list; null for the first version, or if it cannot be known. */
  changes: Json | null;
};

type FileTable = {
  ownerId: string;
  /** Random, 160 bits, hexadecimal. */
  key: string;
  kind: AttachmentType | FirmImageType;
  /** The download's file name, with extension. */
  name: string;
  contentType: string;
  /** Bytes. */
  size: number;
  /** 0: not attached yet; deleted after 24 hours. */
  isAttached: Flag;
  createdAt: Instant;
  /** Bytes of its text and words that the search stores. */
  searchSize: Generated<number>;
};
