import type { Address, BankDetail } from "../answerParts.ts";
import type { Firm as FirmData, UserInfo } from "../userInfoAnswer.ts";
import { builder } from "../builder.ts";
import { pageOf } from "../connections.ts";
import { loadUserInfo } from "../context.ts";
import { loadsNodes } from "../nodes.ts";
import { FirmImage } from "./firmImage.ts";
import { masterDataLimits } from "./record.ts";
import { Viewer } from "./viewer.ts";

export const AddressType = builder.objectRef<Address>("Address").implement({
  description: "One of a firm's addresses.",
  fields: (t) => ({
    addressId: t.exposeID("addressId", {
      description: "The address's id in REST, for `AddressInput.addressId` and a shipment's `addressId`; no global id.",
    }),
    name: t.exposeString("name", { description: 'Its nickname in pick-lists, such as "Head Office".' }),
    address: t.exposeString("address", { description: "The full postal address; line breaks are kept." }),
    gst: t.exposeString("gst", { description: "The GST identification number (GSTIN) of this place; empty when there is none." }),
  }),
});

export const BankDetailType = builder.objectRef<BankDetail>("BankDetail").implement({
  description: "One of a firm's bank accounts.",
  fields: (t) => ({
    bankId: t.exposeID("bankId", {
      description: "The account's id in REST, for `BankDetailInput.bankId` and a shipment's `bankId`; no global id.",
    }),
    nickname: t.exposeString("nickname", { description: 'Its nickname in pick-lists, such as "KCB USD".' }),
    accountNumber: t.exposeString("accountNumber", { description: "The account number." }),
    iban: t.exposeString("iban", { description: "The international account number; empty when there is none." }),
    accountHolderName: t.exposeString("accountHolderName", { description: "The account holder's name." }),
    bank: t.exposeString("bank", { description: "The bank's name." }),
    bankAddress: t.exposeString("bankAddress", { description: "The bank's address; empty when unknown." }),
    swiftCode: t.exposeString("swiftCode", { description: 'The bank\'s SWIFT code (BIC), such as "KTCBINBBRJT".' }),
    branch: t.exposeString("branch", { nullable: true, description: "The branch, in older records only." }),
    country: t.exposeString("country", { nullable: true, description: "The bank's country, in older records only." }),
  }),
});

/** One of the exporter's own firms; its shipments are added by the file of that noun. */
export const Firm = builder.objectRef<FirmData>("Firm");

builder.node(Firm, {
  description: "One of the exporter's own firms, in whose name shipments are made.",
  id: { resolve: ({ firmId }) => firmId, description: "Global id of the firm." },
  fields: (t) => ({
    name: t.exposeString("name", { description: "The firm's name as documents print it." }),
    ieCode: t.exposeString("ieCode", { description: 'The importer-exporter code (IEC), such as "AAXCT4821K".' }),
    pan: t.exposeString("pan", { description: "The permanent account number for taxes (PAN); empty when not given." }),
    addresses: t.field({ type: [AddressType], description: "The firm's addresses, at least one.", resolve: ({ address }) => address }),
    bankDetails: t.field({
      type: [BankDetailType],
      description: "The firm's bank accounts, at least one.",
      resolve: ({ bankDetails }) => bankDetails,
    }),
    stamp: t.field({
      type: FirmImage,
      nullable: true,
      description: "The stamp with the signature that signs documents; null when none is stored.",
      resolve: ({ stampKey }) => (stampKey ? { key: stampKey, type: "STAMP_SIGN" as const } : null),
    }),
    letterhead: t.field({
      type: FirmImage,
      nullable: true,
      description: "The banner on top of documents; null when none is stored: then the firm's name and address are set as text.",
      resolve: ({ letterHeadKey }) => (letterHeadKey ? { key: letterHeadKey, type: "LETTERHEAD" as const } : null),
    }),
  }),
});

loadsNodes("Firm", async (id, context) => findFirm(await loadUserInfo(context), id));

export const FirmEdge = builder.edgeObject({ type: Firm, name: "FirmEdge", description: "A firm and its place in the list." });
const FirmConnection = builder.connectionObject(
  { type: Firm, name: "FirmConnection", description: "A page of the user's firms." },
  FirmEdge,
);

builder.objectField(Viewer, "firms", (t) =>
  t.connection(
    {
      type: Firm,
      description: "The user's firms, in the order of adding. All of them (at most 1,000) unless `first` or `last` says less.",
      resolve: ({ firms }, args) => pageOf(firms, args, masterDataLimits),
    },
    FirmConnection,
    FirmEdge,
  ),
);

/** The user's firm of that REST id; null where there is none. */
export function findFirm({ firms }: UserInfo, id: string): FirmData | null {
  return firms.find(({ firmId }) => firmId === id) ?? null;
}
