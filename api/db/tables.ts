import type { Generated } from "kysely";
import type { AttachmentType, FirmImageType } from "#domain/attachment.ts";
import type { AccountType, OnboardingStatus } from "#domain/account.ts";
import type { Day } from "#domain/dates.ts";
import type { Decimal } from "#domain/decimal.ts";
import type { ContainerLoad, ShipmentType } from "#domain/shipment.ts";
import type { RowColourHex, SystemColumnId, systemColumns } from "#domain/stats.ts";
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
  /** Links a file to a shipment; name, type and size stand in `files`. `updatedAt` is the `time` of REST. */
  attachments: { ownerId: string; shipmentId: string; key: string; updatedAt: Instant };
  statsSheets: StatsSheetTable;
  /** Columns of the user's own; `position` counts up and is never used again. */
  statsColumns: Recorded & { firmId: string; name: string; width: number; position: number };
  statsRows: StatsRowTable;
  statsKeys: StatsKeysTable;
  idempotencyKeys: { ownerId: string; key: string; digest: string; answer: Json; createdAt: Instant };
  /** Failed sign-ins by SHA-256 of the lower-cased e-mail, whether or not it has an account. */
  loginAttempts: { emailHash: string; failures: number; lastFailureAt: Instant };
  /** Tries per limit and owner or address (rateLimits.ts), in the columns of rate-limiter-flexible; `expire` in ms since 1970. */
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
  /** Part of every session; raised by a password change, which ends the older ones. */
  tokenVersion: number;
  /** Raised by writes that read first and decide then, so that two of them wait for each other on every engine. */
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
  /** Empty where not known, as for all accounts until they could be told. */
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
  /** The name a download gets, with its extension. */
  name: string;
  contentType: string;
  /** Bytes. */
  size: number;
  /** 0: belongs to nothing yet and is deleted after 24 hours. */
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
  /** Snapshots as saved: firm { name, ieCode, pan }, and Address, Buyer, Buyer, Broker, BankDetail of the domain. */
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
  /** Empty until given; dates are days. */
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
  /** Widths of system columns that were changed: { column id: CSS pixels }. */
  systemWidths: Json;
  /** Raised by every change of what the sheet shows. */
  version: number;
  /** Raised by changes of the firm's shipments alone. */
  shipmentsVersion: number;
  /** The edition in which all of the firm's shipments have their keys; 0 while some have none. See statsKeys.ts. */
  keysEdition: Generated<number>;
};

/** What a shipment's row is ordered by in each system column, null where a figure is blank, and what it is searched in. */
type StatsKeysTable = {
  ownerId: string;
  shipmentId: string;
  firmId: string;
  edition: number;
  /** The texts of the system columns in their order, lower-cased, a line break between them. */
  texts: string;
} & Record<FigureColumnId, number | null> &
  Record<Exclude<SystemColumnId, FigureColumnId>, string>;

type FigureColumnId = Extract<(typeof systemColumns)[number], { kind: "money" | "measure" }>["id"];

/** What the user entered beside a shipment; without a row it is blank and white, at version 0. */
type StatsRowTable = {
  ownerId: string;
  shipmentId: string;
  /** { column id: text } of the user's own columns, empty ones left out. */
  cells: Json;
  colour: RowColourHex;
  /** Raised by every change of cells or colour. */
  version: number;
};
