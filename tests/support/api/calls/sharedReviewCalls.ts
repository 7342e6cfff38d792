import { aPdf } from "../../files/pdfs.ts";
import { attach } from "./attachments.ts";
import { acceptUploads, aShareWithOffice, sharedPlace } from "../sharing/shares.ts";
import type { GoodCall, Office } from "./writeCalls.ts";

const decisions = ["approve", "reject"].map((name): [string, (office: Office) => Promise<GoodCall>] => [
  `POST /v1/shared/attachment/${name}`,
  async ({ api, user }) => {
    const { exporter, ...shared } = await aShareWithOffice(api, user);
    const { data } = await attach(api, exporter, shared.shipmentId, { name: "asked.pdf", content: await aPdf(["ASKED"]) });
    const body = { key: data.key, reviewers: [{ kind: "PARTNER", id: shared.partnerId }] };
    await exporter.post(`/v1/shipment/attachment/submit?shipmentId=${shared.shipmentId}`, body);
    return { query: sharedPlace(shared), body: { key: data.key, reason: "Another vessel" } };
  },
]);

/** What a partner does about documents, with what makes each call succeed. */
export const sharedReviewWrites: [string, (office: Office) => Promise<GoodCall>][] = [
  [
    "POST /v1/shared/attachment/save",
    async ({ api, user }) => {
      const { exporter, ...shared } = await aShareWithOffice(api, user);
      await acceptUploads(exporter, shared.partnerId);
      const file = { name: "draft.pdf", content: await aPdf(["DRAFT"]) };
      return { query: sharedPlace(shared), form: { fields: { attachment_type: "DRAFT_BILL_OF_LADING" }, file } };
    },
  ],
  ...decisions,
];
