import type { FoundSharedDocuments } from "#domain/partners/sharedShipment.ts";
import type { TestUser } from "../aUser.ts";

/** Finds documents that are shared with a partner. */
export async function findShared(partner: TestUser, filter: object = {}): Promise<FoundSharedDocuments> {
  const { data, errors } = await partner.post<FoundSharedDocuments>("/v1/shared/document/filter", { facets: true, ...filter });
  if (errors.length > 0) throw new Error(errors.map(({ error }) => error).join(", "));
  return data;
}

/** The names of found documents, in their order. */
export async function findSharedNames(partner: TestUser, filter: object = {}): Promise<string[]> {
  return (await findShared(partner, filter)).documents.map(({ name }) => name);
}
