import type { UserInfo } from "../../rest/shapes/people/userInfo.ts";
import { builder } from "../../builder/builder.ts";
import { loadUserInfo, type Context } from "../../builder/context.ts";
import { AccountTypeEnum, OnboardingStatusEnum, RoleEnum } from "../../builder/enums.ts";
import { defineNode } from "../../builder/defineNode.ts";
import { registerNodeLoader } from "../../builder/nodes.ts";
import type { OutcomeFields } from "../../builder/payload.ts";
import { memoizeBySelection, selectedFields } from "../../builder/selection.ts";
import { sessionSubject } from "./sessionSubject.ts";

/**
 * The signed-in user. It loads nothing itself: only fields that need the user info load it, so a list on the viewer costs only its own
 * call (ADR-0012). Each noun's file adds its connections here.
 */
export const Viewer = builder.objectRef<object>("Viewer");

/** Reads a part of the user info. */
function fromUserInfo<Value>(read: (info: UserInfo) => Value) {
  return (_viewer: object, _args: object, context: Context): Promise<Value> => loadUserInfo(context).then(read);
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
    role: t.field({
      type: RoleEnum,
      description: "What the user may do in their office; OWNER too if the service behind the gateway has no roles.",
      resolve: fromUserInfo(({ role }) => role ?? "OWNER"),
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
 * The account's REST id: the session token's subject, so that most operations need no user info; else the user's id; else the e-mail
 * address, which cannot change. The order is fixed, so that a caller always reads the same id.
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
      // Some call must check that the session is valid.
      if (!selectsLoaded(info)) await loadUserInfo(context);
      return {};
    },
  }),
);

/** Whether a selected field surely calls the service. */
const selectsLoaded = memoizeBySelection(({ fieldNodes, fragments }) => {
  const fields = fieldNodes.flatMap((node) => [...selectedFields(node.selectionSet, fragments)]);
  return fields.some(({ node, isSure }) => isSure && !["id", "__typename"].includes(node.name.value));
});

/** The payload's `viewer`: the user's lists after the change. */
export function viewerField(t: OutcomeFields) {
  return t.field({
    type: Viewer,
    nullable: true,
    description: "The user with all lists as they are now; null with errors.",
    resolve: ({ errors }) => (errors.length > 0 ? null : {}),
  });
}
