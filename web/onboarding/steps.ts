import { kindNames, kindWords, type KindName } from "../masterData/kinds.ts";

/** The address of a kind's step. */
export function stepPath(kind: KindName): string {
  return `/onboarding/${kindWords[kind].path}`;
}

/** A step's number from 1, and its neighbours; undefined at the ends. */
export function placeOf(kind: KindName): { number: number; before: KindName | undefined; next: KindName | undefined } {
  const index = kindNames.indexOf(kind);
  return { number: index + 1, before: kindNames[index - 1], next: kindNames[index + 1] };
}

/** Each step's purpose, in one sentence. */
export const stepHelp: Record<KindName, string> = {
  firm: "The firms you export with. Their names, addresses, banks and images stand on every document.",
  originCountry: "The countries you ship from. Loading ports are picked from them.",
  destinationCountry: "The countries you ship to. Discharge ports are picked from them.",
  buyer: "Who you sell to. A buyer can be consignee, seller or notify party of a shipment.",
  broker: "Who brings you and your buyers together.",
  loadingPort: "The ports and places where your goods are received or loaded.",
  dischargePort: "The ports and places where your goods are discharged or delivered.",
  paymentTerm: "How you are paid, in the words your documents print.",
  shipmentTerm: "On which terms you deliver.",
  packagingUnit: "How an ordered quantity becomes packages and weights.",
  goods: "What you sell, with its HSN code and specification.",
  currency: "The currencies you price your shipments in.",
  declaration: "Declarations that your invoices carry above the signature.",
  contractFormat: "The sections that your contracts add, such as packing, quality or arbitration.",
  documentTemplate: "Texts for documents of your own, such as certificates. You may skip this step.",
};
