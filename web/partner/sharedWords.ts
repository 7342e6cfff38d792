import type { OpenPartnership, PartnerRole } from "#domain/partners/partner.ts";

/** Where what a partner sees depends on its role: which shipments are all of an office's, and what of their goods and prices. */
type RoleWords = { all: "" | " that name you"; goods: string; prices: string; own: readonly string[] };

const roleWords: Record<PartnerRole, RoleWords> = {
  IMPORTER: { all: " that name you", goods: "containers and seals", prices: "Prices and totals", own: [] },
  BROKER: { all: " that name you", goods: "containers", prices: "Prices and totals", own: ["Your commission"] },
  CHA: { all: "", goods: "containers and seals", prices: "Prices, with FOB, freight and insurance", own: [] },
};

/** What a partner will see and do, in sentences for who decides whether to accept. */
export function sharedWords(office: string, { role, scope, showsPrices, mayUpload }: Omit<OpenPartnership, "name">): string[] {
  const { all, goods, prices, own } = roleWords[role];
  const shipments = {
    ALL: `The shipments of ${office}${all}, also future ones`,
    FIRMS: `The shipments of certain firms of ${office}, also future ones`,
    CHOSEN: `The shipments that ${office} chooses for you`,
  };
  return [
    `${shipments[scope]}, once they are shared`,
    `Route, progress and dates; goods, packages and weights; ${goods}`,
    ...(showsPrices ? [prices] : []),
    ...own,
    `The documents that ${office} shows to you`,
    ...(mayUpload ? ["You may upload documents, which they approve"] : []),
  ];
}
