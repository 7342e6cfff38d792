import { z } from "zod";
import { firmWords } from "#domain/masterData/firm.ts";
import { firmDocumentFields } from "#domain/masterData/firmDocumentFields.ts";
import { fullMessage } from "#domain/masterData/mostRecords.ts";
import { givenTexts, tidyTexts } from "#domain/masterData/moreFields.ts";
import { id as restIdShape } from "../../rest/shapes/parsing/fields.ts";
import { ignoredResponse } from "../../rest/shapes/simpleResponses.ts";
import { builder } from "../../builder/builder.ts";
import { itemCursor } from "../../builder/connections/connections.ts";
import { loadUserInfo } from "../../builder/context.ts";
import { notFound } from "../../errors/errors.ts";
import { targetId } from "../../builder/nodes.ts";
import { notClearable, partialUpdate, refuseLosses } from "../../builder/partialUpdate.ts";
import { errorsField, outcome, type OutcomeFields } from "../../builder/payload.ts";
import { versionPattern, type Firm as FirmData } from "../../rest/shapes/people/userInfo.ts";
import { findFirm, Firm, FirmEdge } from "./firm.ts";
import { moreInputs } from "../masterData/moreFields.ts";
import { defineDeletion } from "../viewer/deletion.ts";
import { viewerField } from "../viewer/viewer.ts";

type InputFields = PothosSchemaTypes.InputFieldBuilder<(typeof builder)["$inferSchemaTypes"], "InputObject">;

const AddressInput = builder.inputType("AddressInput", {
  description: "An address of a firm.",
  fields: (t) => ({
    addressId: t.id({ description: "The id of an address that is stored already; left out for a new one." }),
    name: t.string({ required: true, description: 'Its nickname in pick-lists, such as "Head Office".' }),
    address: t.string({ required: true, description: "The full postal address; line breaks are kept." }),
    gst: t.string({ description: "The GST identification number (GSTIN) of this place; empty when there is none." }),
  }),
});

const BankDetailInput = builder.inputType("BankDetailInput", {
  description: "A bank account of a firm.",
  fields: (t) => ({
    bankId: t.id({ description: "The id of an account that is stored already; left out for a new one." }),
    nickname: t.string({ required: true, description: 'Its nickname in pick-lists, such as "KCB USD".' }),
    accountNumber: t.string({ required: true, description: "The account number." }),
    iban: t.string({ description: "The international account number; empty when there is none." }),
    accountHolderName: t.string({ required: true, description: "The account holder's name." }),
    bank: t.string({ required: true, description: "The bank's name." }),
    bankAddress: t.string({ description: "The bank's address." }),
    swiftCode: t.string({ required: true, description: 'The bank\'s SWIFT code (BIC), such as "KTCBINBBRJT".' }),
    branch: t.string({ description: "The bank's branch; empty when unknown." }),
    adCode: t.string({ description: "The code of the bank's branch as authorised dealer: 7 or 14 digits; empty when unknown." }),
    country: t.string({ description: "The bank's country; empty when unknown." }),
  }),
});

/** The fields of a firm. In an update none is required, because an omitted field keeps its value. */
function firmInputs<IsUpdate extends boolean>(t: InputFields, isUpdate: IsUpdate) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The compiler does not evaluate a conditional type for a parameter's value.
  const required = !isUpdate as IsUpdate extends true ? false : true;
  const rule = isUpdate ? ` ${notClearable}` : "";
  return {
    name: t.string({ required, description: `The firm's name as documents print it.${rule}` }),
    ieCode: t.string({ required, description: `The importer-exporter code (IEC), such as "AAXCT4821K".${rule}` }),
    pan: t.string({ description: "The permanent account number for taxes (PAN); empty when there is none." }),
    ...moreInputs(t, firmDocumentFields),
    stampKey: t.string({ required, description: `The key of the stamp image, from \`uploadFirmImage\` or \`FirmImage.key\`.${rule}` }),
    letterheadKey: t.string({
      description: "The key of the letterhead image, from `uploadFirmImage` or `Firm.letterhead`; empty for none.",
    }),
    addresses: t.field({
      type: [AddressInput],
      required,
      description: isUpdate ? "All addresses, at least one. Addresses missing from the list are removed." : "The addresses, at least one.",
    }),
    bankDetails: t.field({
      type: [BankDetailInput],
      required,
      description: isUpdate
        ? "All bank accounts, at least one. Accounts missing from the list are removed."
        : "The bank accounts, at least one.",
    }),
  };
}

type FirmInput = Partial<Record<(typeof firmDocumentFields)[number]["name"], string | null | undefined>> & {
  name?: string | null | undefined;
  ieCode?: string | null | undefined;
  pan?: string | null | undefined;
  stampKey?: string | null | undefined;
  letterheadKey?: string | null | undefined;
  addresses?: (typeof AddressInput.$inferInput)[] | null | undefined;
  bankDetails?: (typeof BankDetailInput.$inferInput)[] | null | undefined;
};

/** The body of firm/add and firm/update. Null becomes empty; the service names what it requires. */
function toBody({ name, ieCode, pan, stampKey, letterheadKey, addresses, bankDetails, ...data }: FirmInput): object {
  return {
    name: name ?? "",
    ieCode: ieCode ?? "",
    pan: pan ?? "",
    stampKey: stampKey ?? "",
    letterHeadKey: letterheadKey ?? "",
    address: (addresses ?? []).map(({ addressId, gst, ...rest }) => ({ ...(addressId ? { addressId } : {}), ...rest, gst: gst ?? "" })),
    bankDetails: (bankDetails ?? []).map(({ bankId, iban, bankAddress, branch, adCode, country, ...rest }) => ({
      ...(bankId ? { bankId } : {}),
      ...rest,
      iban: iban ?? "",
      bankAddress: bankAddress ?? "",
      ...(branch ? { branch } : {}),
      ...(adCode ? { adCode } : {}),
      ...(country ? { country } : {}),
    })),
    ...givenTexts(firmDocumentFields, tidyTexts(firmDocumentFields, data)),
  };
}

/** Converts a stored firm to the input that would create it again. */
function inputOf({ letterHeadKey, address, version: _version, ...firm }: FirmData): FirmInput {
  return { ...firm, letterheadKey: letterHeadKey, addresses: address };
}

/** Translates REST's field names of a firm to the input's. */
function fieldOf([first = "", ...rest]: string[]): string[] {
  const names: Record<string, string> = { address: "addresses", letterHeadKey: "letterheadKey" };
  return [names[first] ?? first, ...rest];
}

/** A text that is no version becomes one that no firm has, because a header takes few characters. */
function headerOf(version: string): string {
  return versionPattern.test(version) ? version : "unknown";
}

function firmField(t: OutcomeFields) {
  return t.field({
    type: Firm,
    nullable: true,
    description: "The firm as stored; null with errors.",
    resolve: async ({ id }, _args, context) => (id ? findFirm(await loadUserInfo(context), id) : null),
  });
}

builder.relayMutationField(
  "createFirm",
  { description: "The firm to create. All its parts are given at once.", inputFields: (t) => firmInputs(t, false) },
  {
    description: `Adds a firm with its addresses, bank accounts and images. ${fullMessage(firmWords)}. Only for owners.`,
    resolve: (_root, { input }, { rest }) =>
      outcome(async () => {
        const call = { method: "POST" as const, path: "/v1/user/firm/add", body: toBody(input) };
        return { id: (await rest.write(call, z.object({ firmId: restIdShape }))).firmId };
      }, fieldOf),
  },
  {
    description: "The new firm.",
    outputFields: (t) => ({
      firm: firmField(t),
      firmEdge: t.field({
        type: FirmEdge,
        nullable: true,
        description: "The new firm with its cursor, to be added to a list; null with errors.",
        resolve: async ({ id }, _args, context) => {
          if (!id) return null;
          const info = await loadUserInfo(context);
          const node = findFirm(info, id);
          return node && { node, cursor: itemCursor(info.firms.indexOf(node), node.firmId) };
        },
      }),
      viewer: viewerField(t),
      errors: errorsField(t),
    }),
  },
);

builder.relayMutationField(
  "updateFirm",
  {
    description: `The firm to change and its new values. ${partialUpdate}`,
    inputFields: (t) => ({
      id: t.id({ required: true, description: "Global id of the firm." }),
      version: t.string({
        description:
          "`Firm.version` that the change was made from: a change in between is refused (CONFLICT). Null compares nothing but a change during the mutation itself.",
      }),
      ...firmInputs(t, true),
    }),
  },
  {
    description:
      "Changes a firm. Saved shipments keep the name, address and bank they were saved with; stamp and letterhead are always the firm's present ones.",
    resolve: (_root, { input: { id: globalId, version, ...given } }, context) =>
      outcome(async () => {
        const id = targetId("Firm", globalId, "Firm");
        const info = await loadUserInfo(context);
        const firm = findFirm(info, id);
        if (!firm) throw notFound("Firm", "id");
        // A lost part is named without its firm.
        refuseLosses(info, (field) => field.startsWith("firms[]."));
        const body = toBody({ ...inputOf(firm), ...given });
        // A header, not the body: another service may refuse names that it does not know.
        const ifMatch = typeof version === "string" ? headerOf(version) : firm.version;
        const call = { method: "POST" as const, path: "/v1/user/firm/update", query: { firmId: id }, body };
        await context.rest.write({ ...call, ...(ifMatch && { ifMatch }) }, ignoredResponse);
        return { id };
      }, fieldOf),
  },
  {
    description: "The changed firm.",
    outputFields: (t) => ({ firm: firmField(t), viewer: viewerField(t), errors: errorsField(t) }),
  },
);

defineDeletion({
  type: "Firm",
  one: "firm",
  label: "Firm",
  description: "Deletes a firm. One that has shipments is refused (IN_USE). Only for owners.",
  remove: (firmId, { rest }) => rest.write({ method: "DELETE", path: "/v1/user/firm", query: { firmId } }, ignoredResponse),
});
