import type { LinkContent, LinkVisit } from "#domain/links/linkVisit.ts";
import type { ShareLink } from "#domain/links/shareLink.ts";
import type { Answer, TestApi } from "../anApi.ts";
import { ownAddress, type TestUser } from "../aUser.ts";

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

/** Opens a link as a visitor whose address nobody else has, unless `headers` name one. */
export function openLink(api: TestApi, token: string, given: object = {}, headers = ownAddress()): Promise<Answer<{ pass: string }>> {
  return api.call("POST", "/v1/link/open", { body: { token, ...given }, headers });
}

export function readLink(api: TestApi, token: string, pass = ""): Promise<Answer<LinkVisit>> {
  return api.call("POST", "/v1/link/read", { body: { token, pass }, headers: ownAddress() });
}

/** Opens a link and reads what it shows. */
export async function linkContent(api: TestApi, token: string, given: object = {}): Promise<{ pass: string; content: LinkContent }> {
  const { pass } = (await openLink(api, token, given)).data;
  const { content } = (await readLink(api, token, pass)).data;
  if (!content) throw new Error("The link shows nothing");
  return { pass, content };
}

/** Fetches a file by its signed address. */
export function fetchFile(api: TestApi, url: string, method: "GET" | "HEAD" = "GET") {
  return api.inject({ method, url: url.replace("http://lading.test", "") });
}
