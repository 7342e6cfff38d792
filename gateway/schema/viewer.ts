import type { UserInfo } from "../userInfoAnswer.ts";
import { builder } from "../builder.ts";
import { loadUserInfo } from "../context.ts";
import { AccountTypeEnum, OnboardingStatusEnum } from "../enums.ts";
import { loadsNodes } from "../nodes.ts";
import type { OutcomeFields } from "../payload.ts";

/** The signed-in user. What can grow hangs here as connections, added by the file of each noun. */
export const Viewer = builder.objectRef<UserInfo>("Viewer");

builder.node(Viewer, {
  description: "The signed-in user: the account and all master data of its owner.",
  id: { resolve: viewerId, description: "Global id of the account." },
  fields: (t) => ({
    name: t.exposeString("name", { description: "The user's full name." }),
    email: t.exposeString("email", { description: "The address the user logs in with; it cannot be changed." }),
    type: t.expose("type", { type: AccountTypeEnum, description: "What the account is for." }),
    status: t.expose("status", { type: OnboardingStatusEnum, description: "Where the user stands in the set-up." }),
    paymentTerms: t.exposeStringList("paymentTerms", {
      description: 'Terms of payment to choose from, such as "100% irrevocable L/C at sight".',
    }),
    shipmentTerms: t.exposeStringList("shipmentTerms", {
      description: 'Terms of shipment to choose from, such as "FOB Mundra (Incoterms 2020)".',
    }),
    currencies: t.exposeStringList("currency", { description: 'Currencies to price in, as upper-case codes by ISO 4217, such as "USD".' }),
    declarations: t.exposeStringList("declaration", { description: "Declarations that invoices may carry." }),
    originCountries: t.exposeStringList("originCountry", { description: 'English names of the countries shipped from, such as "India".' }),
    destinationCountries: t.exposeStringList("destinationCountry", {
      description: 'English names of the countries shipped to, such as "Kenya".',
    }),
  }),
});

/** REST names no id of the account that every server has; the e-mail address, which cannot change, stands in for it. */
export function viewerId(info: UserInfo): string {
  return info.userId ?? info.email.toLowerCase();
}

loadsNodes("Viewer", async (id, context) => {
  const info = await loadUserInfo(context);
  return viewerId(info) === id ? info : null;
});

builder.queryField("viewer", (t) =>
  t.field({
    type: Viewer,
    nullable: true,
    description: "The signed-in user. Without a valid session the answer is UNAUTHENTICATED with HTTP status 401.",
    resolve: (_root, _args, context) => loadUserInfo(context),
  }),
);

/** `viewer` of a payload: the user's lists as they are after the change. */
export function viewerField(t: OutcomeFields) {
  return t.field({
    type: Viewer,
    nullable: true,
    description: "The user with all lists as they are now; null with errors.",
    resolve: ({ errors }, _args, context) => (errors.length > 0 ? null : loadUserInfo(context)),
  });
}
