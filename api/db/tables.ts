import type { AttachmentType, FirmImageType } from "#domain/documents/attachment.ts";
import type { AccountType, OnboardingStatus } from "#domain/account/account.ts";
import type { Day } from "#domain/time/dates.ts";
import type { Decimal } from "#domain/figures/decimal.ts";
import type { AccessTables } from "./accessTables.ts";
import type { AuditEntryTable } from "./auditTable.ts";
import type { Flag, Instant, Json, Recorded } from "./columnTypes.ts";
import type { ShipmentContainerTable, ShipmentProductTable, ShipmentTable } from "./shipmentTables.ts";
import type { StatsKeysTable, StatsRowTable, StatsSheetTable } from "./statsTables.ts";

/** Every table; columns are camelCase here and snake_case in the database. Owner id first in every key. */
export type Database = AccessTables & {
  auditEntries: AuditEntryTable;
  users: UserTable;
  listItems: { ownerId: string; list: string; position: number; text: string };
  firms: FirmTable;
  firmAddresses: { ownerId: string; firmId: string; id: string; position: number; name: string; address: string; gst: string };
  firmBanks: FirmBankTable;
  buyers: Recorded & { name: string; address: string; country: string };
  brokers: Recorded & { name: string; country: string };
  loadingPorts: Recorded & { name: string; country: string };
  dischargePorts: Recorded & { name: string; country: string };
  packagingUnits: PackagingUnitTable;
  goods: Recorded & { name: string; hsnCode: string; specification: string };
  /** `fields` is the ordered list [{ name, value }]. */
  contractFormats: Recorded & { name: string; fields: Json };
  documentTemplates: Recorded & { name: string; heading: string; body: string };
  files: FileTable;
  shipments: ShipmentTable;
  shipmentProducts: ShipmentProductTable;
  shipmentContainers: ShipmentContainerTable;
  shipmentNotifyParties: { ownerId: string; shipmentId: string; position: number; buyerId: string; snapshot: Json };
  shipmentCounts: { ownerId: string; firmId: string; day: Day; shipments: number };
  /** Links a file to a shipment; `files` holds its name, type and size. REST calls `updatedAt` `time`. */
  attachments: { ownerId: string; shipmentId: string; key: string; updatedAt: Instant };
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
  /** Lower-cased: one account per address. */
  email: string;
  name: string;
  type: AccountType;
  status: OnboardingStatus;
  passwordHash: string;
  /** Included in every session token. A password change raises it and so ends older sessions. */
  tokenVersion: number;
  /** Raised by read-then-write transactions, so that two of them wait for each other on every engine. */
  writes: number;
  createdAt: Instant;
};

type FirmTable = Recorded & { name: string; ieCode: string; pan: string; stampKey: string; letterHeadKey: string | null };

type FirmBankTable = {
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
  branch: string;
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
};
