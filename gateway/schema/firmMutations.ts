import { z } from "zod";
import { nothing } from "../answers.ts";
import { builder } from "../builder.ts";
import { toCursor } from "../connections.ts";
import { loadUserInfo } from "../context.ts";
import { encodeId } from "../ids.ts";
import { targetId } from "../nodes.ts";
import { errorsField, outcome, type OutcomeFields } from "../payload.ts";
import { findFirm, Firm, FirmEdge } from "./firm.ts";
import { viewerField } from "./viewer.ts";

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
  }),
});

function firmInputs(t: InputFields) {
  return {
    name: t.string({ required: true, description: "The firm's name as documents print it." }),
    ieCode: t.string({ required: true, description: 'The importer-exporter code (IEC), such as "AAXCT4821K".' }),
    pan: t.string({ description: "The permanent account number for taxes (PAN); empty when there is none." }),
    stampKey: t.string({ required: true, description: "The key of the stamp image, from `uploadFirmImage` or `Firm.stamp`." }),
    letterheadKey: t.string({
      description: "The key of the letterhead image, from `uploadFirmImage` or `Firm.letterhead`; empty for none.",
    }),
    addresses: t.field({
      type: [AddressInput],
      required: true,
      description: "All addresses, at least one; an update removes those that are missing here.",
    }),
    bankDetails: t.field({
      type: [BankDetailInput],
      required: true,
      description: "All bank accounts, at least one; an update removes those that are missing here.",
    }),
  };
}

type FirmInput = {
  name: string;
  ieCode: string;
  pan?: string | null;
  stampKey: string;
  letterheadKey?: string | null;
  addresses: (typeof AddressInput.$inferInput)[];
  bankDetails: (typeof BankDetailInput.$inferInput)[];
};

/** The body of firm/add and firm/update (spec section 7). */
function toBody({ name, ieCode, pan, stampKey, letterheadKey, addresses, bankDetails }: FirmInput): object {
  return {
    name,
    ieCode,
    pan: pan ?? "",
    stampKey,
    letterHeadKey: letterheadKey ?? "",
    address: addresses.map(({ addressId, gst, ...rest }) => ({ ...(addressId ? { addressId } : {}), ...rest, gst: gst ?? "" })),
    bankDetails: bankDetails.map(({ bankId, iban, bankAddress, ...rest }) => ({
      ...(bankId ? { bankId } : {}),
      ...rest,
      iban: iban ?? "",
      bankAddress: bankAddress ?? "",
    })),
  };
}

/** REST's names of a firm's parts, as the inputs here call them. */
function fieldOf([first = "", ...rest]: string[]): string[] {
  const names: Record<string, string> = { address: "addresses", letterHeadKey: "letterheadKey" };
  return [names[first] ?? first, ...rest];
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
  { description: "A new firm.", inputFields: firmInputs },
  {
    description: "Adds a firm with its addresses, bank accounts and images.",
    resolve: (_root, { input }, { rest }) =>
      outcome(async () => {
        const call = { method: "POST" as const, path: "/v1/user/firm/add", body: toBody(input) };
        return { id: (await rest.write(call, z.object({ firmId: z.coerce.string() }))).firmId };
      }, fieldOf),
  },
  {
    description: "The new firm.",
    outputFields: (t) => ({
      firm: firmField(t),
      firmEdge: t.field({
        type: FirmEdge,
        nullable: true,
        description: "The same with its cursor, ready to be put into a list; null with errors.",
        resolve: async ({ id }, _args, context) => {
          if (!id) return null;
          const info = await loadUserInfo(context);
          const node = findFirm(info, id);
          return node && { node, cursor: toCursor(info.firms.indexOf(node)) };
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
    description: "A firm and everything it shall now be; what is left out becomes empty.",
    inputFields: (t) => ({ id: t.id({ required: true, description: "Global id of the firm." }), ...firmInputs(t) }),
  },
  {
    description:
      "Changes a firm. Saved shipments keep the name, address and bank they were saved with; stamp and letterhead are always the firm's present ones.",
    resolve: (_root, { input }, { rest }) =>
      outcome(async () => {
        const id = targetId("Firm", input.id, "Firm");
        await rest.write({ method: "POST", path: "/v1/user/firm/update", query: { firmId: id }, body: toBody(input) }, nothing);
        return { id };
      }, fieldOf),
  },
  {
    description: "The changed firm.",
    outputFields: (t) => ({ firm: firmField(t), viewer: viewerField(t), errors: errorsField(t) }),
  },
);

builder.relayMutationField(
  "deleteFirm",
  { description: "The firm to delete.", inputFields: (t) => ({ id: t.id({ required: true, description: "Global id of the firm." }) }) },
  {
    description: "Deletes a firm. One that has shipments is refused (IN_USE).",
    resolve: (_root, { input }, { rest }) =>
      outcome(async () => {
        const id = targetId("Firm", input.id, "Firm");
        await rest.write({ method: "DELETE", path: "/v1/user/firm", query: { firmId: id } }, nothing);
        return { id };
      }),
  },
  {
    description: "What was deleted.",
    outputFields: (t) => ({
      deletedFirmId: t.id({
        nullable: true,
        description: "Its global id; null with errors.",
        resolve: ({ id }) => (id ? encodeId("Firm", id) : null),
      }),
      viewer: viewerField(t),
      errors: errorsField(t),
    }),
  },
);
