import { firmDocumentFields } from "#domain/masterData/firmDocumentFields.ts";
import { isObjectType, type GraphQLResolveInfo } from "graphql";
import type { Address, BankDetail } from "../../rest/shapes/parsing/fields.ts";
import type { Firm as FirmData, UserInfo } from "../../rest/shapes/people/userInfo.ts";
import { builder } from "../../builder/builder.ts";
import { connectionOf } from "../../builder/connections/connectionOf.ts";
import { loadUserInfo, type Context } from "../../builder/context.ts";
import { notFound } from "../../errors/errors.ts";
import { defineNode } from "../../builder/defineNode.ts";
import { registerNodeLoader } from "../../builder/nodes.ts";
import { selectedFields, type Selected } from "../../builder/selection.ts";
import { FirmImage } from "./firmImage.ts";
import { moreOutputs } from "../masterData/moreFields.ts";
import { pageOfMasterData } from "../masterData/record.ts";
import { Viewer } from "../viewer/viewer.ts";

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
    branch: t.string({ nullable: true, description: "The bank's branch; null when unknown.", resolve: ({ branch }) => branch || null }),
    adCode: t.exposeString("adCode", {
      description: 'The code of the bank\'s branch as authorised dealer, 7 or 14 digits, such as "6390180"; empty when unknown.',
    }),
    country: t.exposeString("country", { nullable: true, description: "The bank's country; null when unknown." }),
  }),
});

/** A firm, or only its id while nothing else is needed. */
export type FirmRow = FirmData | { firmId: string };

/** Marks fields that call the service by the firm's id. When only these are selected, the user info is not needed. */
export const asksByFirmId = { extensions: { asksByFirmId: true } };

/** One of the exporter's own firms. `shipmentList.ts` adds its shipments. */
export const Firm = builder.objectRef<FirmRow>("Firm");

/** Reads a part of the firm. */
function fromFirm<Value>(read: (firm: FirmData) => Value) {
  return (row: FirmRow, _args: object, context: Context): Value | Promise<Value> =>
    "name" in row ? read(row) : loadFirm(row.firmId, context).then(read);
}

async function loadFirm(id: string, context: Context): Promise<FirmData> {
  const firm = findFirm(await loadUserInfo(context), id);
  if (!firm) throw notFound("Firm");
  return firm;
}

defineNode(Firm, {
  description: "One of the exporter's firms, in whose name shipments are made.",
  id: { resolve: ({ firmId }) => firmId, description: "Global id of the firm." },
  fields: (t) => ({
    version: t.string({
      nullable: true,
      description: "Changes with everything else of the firm; for `UpdateFirmInput.version`. Null if the service has no versions.",
      resolve: fromFirm(({ version }) => version ?? null),
    }),
    name: t.string({ description: "The firm's name as documents print it.", resolve: fromFirm(({ name }) => name) }),
    ieCode: t.string({
      description: 'The importer-exporter code (IEC), such as "AAXCT4821K".',
      resolve: fromFirm(({ ieCode }) => ieCode),
    }),
    isSample: t.boolean({
      description: "Whether the firm is sample data, as are its shipments; false with a service that has none.",
      resolve: fromFirm(({ isSample }) => isSample === true),
    }),
    pan: t.string({
      description: "The permanent account number for taxes (PAN); empty when not given.",
      resolve: fromFirm(({ pan }) => pan),
    }),
    ...moreOutputs(
      t,
      firmDocumentFields,
      fromFirm((firm) => firm),
    ),
    addresses: t.field({
      type: [AddressType],
      description: "The firm's addresses, at least one.",
      resolve: fromFirm(({ address }) => address),
    }),
    bankDetails: t.field({
      type: [BankDetailType],
      description: "The firm's bank accounts, at least one.",
      resolve: fromFirm(({ bankDetails }) => bankDetails),
    }),
    stamp: t.field({
      type: FirmImage,
      nullable: true,
      description: "The stamp with the signature that signs documents; null when none is stored.",
      resolve: fromFirm(({ stampKey }) => (stampKey ? { key: stampKey, type: "STAMP_SIGN" as const } : null)),
    }),
    letterhead: t.field({
      type: FirmImage,
      nullable: true,
      description: "The banner on top of documents; null if none is stored; documents then print the firm's name and address.",
      resolve: fromFirm(({ letterHeadKey }) => (letterHeadKey ? { key: letterHeadKey, type: "LETTERHEAD" as const } : null)),
    }),
  }),
});

registerNodeLoader("Firm", async (id, context, info) => (needsIdAlone(info) ? { firmId: id } : findFirm(await loadUserInfo(context), id)));

/** Whether only such marked fields are selected and one surely runs: its call then shows whether the firm exists. */
function needsIdAlone({ schema, fieldNodes, fragments }: GraphQLResolveInfo): boolean {
  const type = schema.getType("Firm");
  const fields = isObjectType(type) ? type.getFields() : {};
  const asks = ({ node }: Selected) => fields[node.name.value]?.extensions["asksByFirmId"] === true;
  const selected = fieldNodes.flatMap((node) => [...selectedFields(node.selectionSet, fragments)]);
  const others = selected.filter((field) => !asks(field) && !["id", "__typename"].includes(field.node.name.value));
  return others.length === 0 && selected.some((field) => field.isSure && asks(field));
}

const FirmList = connectionOf(Firm, { edge: "A firm and its position in the list.", page: "A page of the user's firms." });
export const FirmEdge = FirmList.Edge;

builder.objectField(Viewer, "firms", (t) =>
  t.connection(
    {
      type: Firm,
      description: "The user's firms, in the order of adding. All of them (at most 10,000) unless `first` or `last` says less.",
      resolve: async (_viewer, args, context) =>
        pageOfMasterData((await loadUserInfo(context)).firms, args, context, ({ firmId }) => firmId),
    },
    FirmList.Connection,
    FirmEdge,
  ),
);

/** The user's firm with that REST id, or null. */
export function findFirm({ firms }: UserInfo, id: string): FirmData | null {
  return firms.find(({ firmId }) => firmId === id) ?? null;
}
