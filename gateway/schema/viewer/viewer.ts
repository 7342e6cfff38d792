import type { UserInfo } from "../../rest/shapes/userInfo.ts";
import { builder } from "../../builder/builder.ts";
import { loadUserInfo, type Context } from "../../builder/context.ts";
import { AccountTypeEnum, OnboardingStatusEnum } from "../../builder/enums.ts";
import { defineNode } from "../../builder/defineNode.ts";
import { registerNodeLoader } from "../../builder/nodes.ts";
import type { OutcomeFields } from "../../builder/payload.ts";
import { memoizeBySelection, selectedFields } from "../../builder/selection.ts";
import { sessionSubject } from "./sessionSubject.ts";

/**
 * The signed-in user. It holds nothing itself: a field that needs the user info asks for it, so that a list hung here costs the
 * list's own call alone. What can grow hangs here as connections, added by the file of each noun.
 */
export const Viewer = builder.objectRef<object>("Viewer");

/** Reads a part of the user info. */
export function fromUserInfo<Value>(read: (info: UserInfo) => Value) {
  return async (_viewer: object, _args: object, context: Context): Promise<Value> => read(await loadUserInfo(context));
}

defineNode(Viewer, {
  description: "The signed-in user: the account and all master data of its owner.",
  id: { resolve: (_viewer, _args, context) => viewerId(context), description: "Global id of the account." },
  fields: (t) => ({
    name: t.string({ description: "The user's full name.", resolve: fromUserInfo(({ name }) => name) }),
    email: t.string({
      description: "The address the user logs in with; it cannot be changed.",
      resolve: fromUserInfo(({ email }) => email),
    }),
    type: t.field({
      type: AccountTypeEnum,
      nullable: true,
      description: "What the account is for; null if the service does not send it.",
      resolve: fromUserInfo(({ type }) => type ?? null),
    }),
    status: t.field({
      type: OnboardingStatusEnum,
      nullable: true,
      description: "The user's step in the set-up; null if the service does not send it.",
      resolve: fromUserInfo(({ status }) => status ?? null),
    }),
    paymentTerms: t.stringList({
      description: 'Terms of payment to choose from, such as "100% irrevocable L/C at sight".',
      resolve: fromUserInfo(({ paymentTerms }) => paymentTerms),
    }),
    shipmentTerms: t.stringList({
      description: 'Terms of shipment to choose from, such as "FOB Mundra (Incoterms 2020)".',
      resolve: fromUserInfo(({ shipmentTerms }) => shipmentTerms),
    }),
    currencies: t.stringList({
      description: 'Currencies to price in, as upper-case codes by ISO 4217, such as "USD".',
      resolve: fromUserInfo(({ currency }) => currency),
    }),
    declarations: t.stringList({
      description: "Declarations that invoices may carry.",
      resolve: fromUserInfo(({ declaration }) => declaration),
    }),
    originCountries: t.stringList({
      description: 'English names of the countries shipped from, such as "India".',
      resolve: fromUserInfo(({ originCountry }) => originCountry),
    }),
    destinationCountries: t.stringList({
      description: 'English names of the countries shipped to, such as "Kenya".',
      resolve: fromUserInfo(({ destinationCountry }) => destinationCountry),
    }),
  }),
});

/**
 * The account's REST id: whom the session's token names, so that most operations need no user info for it; else the user's id; else
 * the e-mail address, which cannot change. Always in this order, so that one caller reads one id everywhere.
 */
async function viewerId(context: Context): Promise<string> {
  const subject = sessionSubject(context.rest.authorization());
  if (subject !== null) return subject;
  const { userId, email } = await loadUserInfo(context);
  return userId || email.toLowerCase();
}

registerNodeLoader("Viewer", async (id, context) => {
  await loadUserInfo(context);
  return (await viewerId(context)) === id ? {} : null;
});

builder.queryField("viewer", (t) =>
  t.field({
    type: Viewer,
    nullable: true,
    description: "The signed-in user. Without a valid session, the error UNAUTHENTICATED with HTTP status 401.",
    resolve: async (_root, _args, context, info) => {
      // Somebody must ask the service whether the session is good.
      if (!selectsLoaded(info)) await loadUserInfo(context);
      return {};
    },
  }),
);

/** Whether a field is selected that will surely ask the service for something. */
const selectsLoaded = memoizeBySelection(({ fieldNodes, fragments }) => {
  const fields = fieldNodes.flatMap((node) => [...selectedFields(node.selectionSet, fragments)]);
  return fields.some(({ node, isSure }) => isSure && !["id", "__typename"].includes(node.name.value));
});

/** `viewer` of a payload: the user's lists as they are after the change. */
export function viewerField(t: OutcomeFields) {
  return t.field({
    type: Viewer,
    nullable: true,
    description: "The user with all lists as they are now; null with errors.",
    resolve: ({ errors }) => (errors.length > 0 ? null : {}),
  });
}
