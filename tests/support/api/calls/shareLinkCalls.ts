import { aShareLink, shareLinkQuery } from "../shareLinks.ts";
import type { GoodCall, Office } from "./writeCalls.ts";

/** The calls that write share links, and the visitor's, with what makes each succeed. */
export const shareLinkWrites: [string, (office: Office) => GoodCall | Promise<GoodCall>][] = [
  ["POST /v1/share-link/add", ({ shipmentId, key }) => ({ query: `?shipmentId=${shipmentId}`, body: { keys: [key] } })],
  ["POST /v1/share-link/renew", async (office) => ({ query: shareLinkQuery(await aShareLink(office)), body: { days: 7 } })],
  ["POST /v1/share-link/revoke", async (office) => ({ query: shareLinkQuery(await aShareLink(office)) })],
  ["POST /v1/link/open", async (office) => ({ body: { token: (await aShareLink(office)).token } })],
];
