import type { ShareLink } from "#domain/links/shareLink.ts";
import type { TestUser } from "../aUser.ts";

/** A link as its maker gets it, and the last part of its address. */
export type MadeLink = ShareLink & { address: string; token: string };

/** Makes a share link to files of a shipment; `key` is the only one unless `keys` are given. */
export async function aShareLink(
  { user, shipmentId, key }: { user: TestUser; shipmentId: string; key: string },
  input: object = {},
): Promise<MadeLink> {
  const { data, errors } = await user.post<ShareLink & { address: string }>(`/v1/share-link/add?shipmentId=${shipmentId}`, {
    keys: [key],
    ...input,
  });
  if (errors.length > 0) throw new Error(`The link was refused: ${errors.map(({ error }) => error).join(", ")}`);
  return { ...data, token: data.address.split("/").at(-1) ?? "" };
}

/** The query that names a link. */
export function shareLinkQuery({ shareLinkId }: Pick<ShareLink, "shareLinkId">): string {
  return `?shareLinkId=${shareLinkId}`;
}
