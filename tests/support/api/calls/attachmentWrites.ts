import { aPdf } from "../../files/pdfs.ts";
import { attach } from "./attachments.ts";
import type { GoodCall, Office } from "./writeCalls.ts";

/** The acts of approval, each on a new file, with the acts that lead to where it is possible. */
const reviewCalls = Object.entries({
  submit: ["reopen"],
  approve: ["reopen", "submit"],
  reject: ["reopen", "submit"],
  finalise: [],
  reopen: [],
}).map(([act, before]): [string, (office: Office) => Promise<GoodCall>] => [
  `POST /v1/shipment/attachment/${act}`,
  async ({ api, user, shipmentId }) => {
    const query = `?shipmentId=${shipmentId}`;
    const { data } = await attach(api, user, shipmentId, { name: "reviewed.pdf", content: await aPdf(["REVIEWED"]) });
    const body = { key: data.key, reason: "By mistake" };
    for (const earlier of before) await user.post(`/v1/shipment/attachment/${earlier}${query}`, body);
    return { query, body };
  },
]);

/** The calls that store a file on a shipment or decide about one, with what makes each succeed. */
export const attachmentWrites: [string, (office: Office) => Promise<GoodCall>][] = [
  [
    "POST /v1/shipment/attachment/save",
    async (office) => ({
      query: ofShipment(office),
      form: { fields: { attachment_type: "OTHER" }, file: { name: "more.pdf", content: await aPdf(["MORE"]) } },
    }),
  ],
  [
    "POST /v1/shipment/attachment/merge",
    async (office) => {
      const { api, user, shipmentId, key } = office;
      const { data } = await attach(api, user, shipmentId, { name: "second.pdf", content: await aPdf(["SECOND"]) });
      const documents = [key, data.key].map((part) => ({ key: part, attachmentType: "OTHER" }));
      return { query: ofShipment(office), body: { name: "All", documents } };
    },
  ],
  ...reviewCalls,
];

function ofShipment({ shipmentId }: Office): string {
  return `?shipmentId=${shipmentId}`;
}
