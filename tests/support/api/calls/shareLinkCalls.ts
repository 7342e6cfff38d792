import { aPdf } from "../../files/pdfs.ts";
import { aShareLink, shareLinkQuery } from "../sharing/shareLinks.ts";
import type { GoodCall, Office } from "./writeCalls.ts";

/** The calls that write share links, and the visitor's, with what makes each succeed. */
export const shareLinkWrites: [string, (office: Office) => GoodCall | Promise<GoodCall>][] = [
  ["POST /v1/share-link/add", ({ shipmentId, key }) => ({ query: `?shipmentId=${shipmentId}`, body: { keys: [key] } })],
  ["POST /v1/share-link/renew", async (office) => ({ query: shareLinkQuery(await aShareLink(office)), body: { days: 7 } })],
  ["POST /v1/share-link/revoke", async (office) => ({ query: shareLinkQuery(await aShareLink(office)) })],
  ["POST /v1/link/approve", async (office) => ({ body: await aVisit(office) })],
  ["POST /v1/link/reject", async (office) => ({ body: { ...(await aVisit(office)), reason: "Another vessel" } })],
  [
    "POST /v1/link/save",
    async (office) => {
      const { token, pass, name: visitor } = await aVisit(office);
      const file = { name: "packing.pdf", content: await aPdf(["PACKING LIST"]) };
      return { form: { fields: { token, pass, visitor, attachment_type: "PACKING_LIST" }, file } };
    },
  ],
  ["POST /v1/link/open", async (office) => ({ body: { token: (await aShareLink(office)).token } })],
];

/** An opened link that allows everything. */
async function aVisit(office: Office) {
  const { token } = await aShareLink(office, { allowsDecision: true, allowsUpload: true });
  const { data } = await office.api.call<{ pass: string }>("POST", "/v1/link/open", { body: { token } });
  return { token, pass: data.pass, key: office.key, name: "Asha Rao" };
}
