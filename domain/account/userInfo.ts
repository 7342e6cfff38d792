import type { buyerMoreFields } from "../masterData/buyer.ts";
import type { bankDocumentFields, FirmDocumentData } from "../masterData/firmDocumentFields.ts";
import type { goodsMoreFields } from "../masterData/goods.ts";
import type { MoreTexts } from "../masterData/moreFields.ts";
import type { AccountType, OnboardingStatus } from "./accountType.ts";
import type { Role } from "./role.ts";

/** The response of GET /v1/user/info: the account and all master data of its owner, REST's names. */
export type UserInfo = {
  /** Ours; a foreign server may leave it out. */
  userId?: string;
  name: string;
  email: string;
  type: AccountType;
  status: OnboardingStatus;
  /** What the user may do in their office; absent for an owner, who may do everything. */
  role?: Role | undefined;
  /** Whether an exporter has made the office its partner; absent if none has. */
  isPartner?: boolean | undefined;
  firms: Firm[];
  originCountry: string[];
  destinationCountry: string[];
  buyers: Buyer[];
  brokers: Broker[];
  loadingPorts: Port[];
  dischargePorts: Port[];
  paymentTerms: string[];
  shipmentTerms: string[];
  units: PackagingUnit[];
  goods: Goods[];
  currency: string[];
  declaration: string[];
  contractFormat: ContractFormat[];
  documentTemplates: DocumentTemplate[];
};

export type Address = { addressId: string; name: string; address: string; gst: string };

/** Branch, AD code and country are left out where not known. Older data may use `remarks` as the nickname. */
export type BankDetail = MoreTexts<typeof bankDocumentFields> & {
  bankId: string;
  nickname: string;
  accountNumber: string;
  iban: string;
  accountHolderName: string;
  bank: string;
  bankAddress: string;
  swiftCode: string;
  country?: string | undefined;
  remarks?: string;
};

export type Firm = FirmDocumentData & {
  firmId: string;
  /** Changes with everything else of the firm: a change that is based on another one is refused. Absent from another service. */
  version?: string | undefined;
  /** Only on firms of the sample data. */
  isSample?: true | undefined;
  name: string;
  ieCode: string;
  pan: string;
  stampKey: string;
  letterHeadKey: string;
  address: Address[];
  bankDetails: BankDetail[];
};

export type Buyer = MoreTexts<typeof buyerMoreFields> & { buyerId: string; name: string; address: string; country: string };
export type Broker = { brokerId: string; name: string; country: string };
export type Port = { portId: string; name: string; country: string };

/** `weight` = packing units in one order unit; net and gross weight are per package, in packing units. */
export type PackagingUnit = {
  unitId: string;
  orderUnit: string;
  packingUnit: string;
  weight: number;
  packageType: string;
  netWeight?: number | undefined;
  grossWeight?: number | undefined;
};

export type Goods = MoreTexts<typeof goodsMoreFields> & { goodsId: string; name: string; hsnCode: string; specification: string };
export type ContractFormat = { contractId: string; name: string; fields: Record<string, string> };
export type DocumentTemplate = { templateId: string; name: string; heading: string; body: string };
