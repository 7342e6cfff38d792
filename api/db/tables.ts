import type { Generated } from "kysely";
import type { AttachmentType, FirmImageType } from "#domain/documents/attachment.ts";
import type { AccountType, OnboardingStatus } from "#domain/account/account.ts";
import type { Day } from "#domain/time/dates.ts";
import type { Decimal } from "#domain/figures/decimal.ts";
import type { ContainerLoad, ShipmentType } from "#domain/shipment/shipment.ts";
import type { RowColourHex, SystemColumnId, systemColumns } from "#domain/stats/stats.ts";
import type { AccessTables } from "./accessTables.ts";
import type { AuditEntryTable } from "./auditTable.ts";
import type { Flag, Instant, Json } from "./columnTypes.ts";

/** Whole minor units of the shipment's currency; see minorUnits.ts. */
type MinorUnits = number;

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

type Recorded = { ownerId: string; id: string };

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

type ShipmentTable = Recorded & {
  firmId: string;
  name: string;
  status: string | null;
  type: ShipmentType;
  addressId: string;
  isSellerDifferent: Flag;
  sellerId: string | null;
  consigneeId: string;
  brokerId: string;
  bankId: string;
  /** Snapshots as saved: firm { name, ieCode, pan }, and the domain's Address, Buyer, Buyer, Broker, BankDetail. */
  firm: Json;
  address: Json;
  seller: Json | null;
  consignee: Json;
  broker: Json;
  bankDetails: Json;
  originCountry: string;
  destinationCountry: string;
  preCarriage: string;
  placeOfReceipt: string;
  vessel: string;
  portOfLoading: string;
  portOfDischarge: string;
  finalDestination: string;
  termsOfPayment: string;
  termsOfShipment: string;
  currency: string;
  declaration: string;
  notes: string;
  gstPercentage: Decimal;
  gst: MinorUnits;
  advance: MinorUnits;
  discount: MinorUnits;
  fob: MinorUnits;
  freight: MinorUnits;
  insurance: MinorUnits;
  commission: MinorUnits;
  amountBeforeGst: MinorUnits;
  totalAmount: MinorUnits;
  /** Net and gross weight of all lines, in packing units. */
  totalQuantity: Decimal;
  totalGrossQuantity: Decimal;
  containers: number | null;
  containerLoad: ContainerLoad | null;
  /** Empty until generated; dates are days. */
  invoiceNo: string;
  invoiceDate: Day | "";
  piNo: string;
  piDate: Day | "";
  contractNo: string;
  contractDate: Day | "";
  version: number;
  createdAt: Instant;
  updatedAt: Instant;
};

type ShipmentProductTable = {
  ownerId: string;
  shipmentId: string;
  position: number;
  productId: string;
  unitId: string;
  /** Snapshots as saved. */
  name: string;
  hsnCode: string;
  orderUnit: string;
  packingUnit: string;
  unitWeight: Decimal;
  packageType: string;
  quantity: Decimal;
  rate: Decimal;
  amount: MinorUnits;
  marks: string;
  description: string;
  specification: string;
  packages: Decimal;
  netWeight: Decimal;
  grossWeight: Decimal;
  netWeightPerPackage: Decimal;
  grossWeightPerPackage: Decimal;
};

type ShipmentContainerTable = {
  ownerId: string;
  shipmentId: string;
  position: number;
  containerNumber: string;
  lineSealNumber: string;
  rfidSealNumber: string;
  size: string;
  lot: string;
  netWeight: Decimal;
  grossWeight: Decimal;
  unit: string;
};

type StatsSheetTable = {
  ownerId: string;
  firmId: string;
  /** Changed widths of system columns: { column id: CSS pixels }. */
  systemWidths: Json;
  /** Raised by every change of the sheet's content. */
  version: number;
  /** Raised only by changes of the firm's shipments. */
  shipmentsVersion: number;
  /** The edition of the keys of all the firm's shipments; 0 while some lack keys. See statsKeys.ts. */
  keysEdition: Generated<number>;
};

/** Sort key of a shipment's row in each system column, null for a blank figure, and the row's search text. */
type StatsKeysTable = {
  ownerId: string;
  shipmentId: string;
  firmId: string;
  edition: number;
  /** The texts of the system columns in their order, lower-cased, separated by line breaks. */
  texts: string;
} & Record<FigureColumnId, number | null> &
  Record<Exclude<SystemColumnId, FigureColumnId>, string>;

type FigureColumnId = Extract<(typeof systemColumns)[number], { kind: "money" | "measure" }>["id"];

/** The user's entries for a shipment; without a row the entries are blank, the colour white, the version 0. */
type StatsRowTable = {
  ownerId: string;
  shipmentId: string;
  /** { column id: text } of the user's own columns, without empty texts. */
  cells: Json;
  colour: RowColourHex;
  /** Raised by every change of cells or colour. */
  version: number;
};
