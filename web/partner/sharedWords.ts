import type { OpenPartnership } from "#domain/partners/partner.ts";

/** What a partner will see and do, in sentences for who decides whether to accept. */
export function sharedWords(office: string, { role, scope, showsPrices, mayUpload }: Omit<OpenPartnership, "name">): string[] {
  const shipments = {
    ALL: role === "CHA" ? `The shipments of ${office}, also future ones` : `The shipments of ${office} that name you, also future ones`,
    FIRMS: `The shipments of certain firms of ${office}, also future ones`,
    CHOSEN: `The shipments that ${office} chooses for you`,
  };
  const goods = role === "BROKER" ? "containers" : "containers and seals";
  return [
    `${shipments[scope]}, once they are shared`,
    `Route, progress and dates; goods, packages and weights; ${goods}`,
    ...(showsPrices ? [role === "CHA" ? "Prices, with FOB, freight and insurance" : "Prices and totals"] : []),
    ...(role === "BROKER" ? ["Your commission"] : []),
    `The documents that ${office} shows to you`,
    ...(mayUpload ? ["You may upload documents, which they approve"] : []),
  ];
}
