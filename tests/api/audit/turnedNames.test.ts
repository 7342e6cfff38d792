import { afterAll, beforeAll, expect, test } from "vitest";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, type Exporter } from "../../support/api/anExporter.ts";
import { aShareLink } from "../../support/api/sharing/shareLinks.ts";
import { aPartner } from "../../support/api/sharing/partners.ts";
import { acceptUploads, aShareWith, sharedPlace, type Share } from "../../support/api/sharing/shares.ts";
import { aPdf } from "../../support/files/pdfs.ts";
import { upload } from "../../support/files/multipartForm.ts";

let api: TestApi;
let exporter: Exporter;
let share: Share;
beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
});
afterAll(() => api.close());

/** Marks that turn the direction of what follows them. */
const turning = /[\u202a-\u202e\u2066-\u2069]/;

/** What the office reads of a shipment and of everything: in the history, the files, the comments, the inbox and the trail. */
async function readByOffice(): Promise<string> {
  const { user } = exporter;
  const { shipmentId } = share;
  const answers = [
    await user.get(`/v1/shipment/history?shipmentId=${shipmentId}`),
    await user.get(`/v1/shipment?shipmentId=${shipmentId}`),
    await user.get(`/v1/shipment/comment?shipmentId=${shipmentId}`),
    await user.get("/v1/audit-trail"),
    await user.post("/v1/inbox/filter", {}),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  return JSON.stringify(answers.map(({ data }) => data));
}

test("no name that somebody outside the office chose turns the lines in which the office reads it", async () => {
  const person = { name: "Kavya Vaghela\u202e\n\u2067 approved" };
  const partner = await aPartner(api, exporter.user, { role: "CHA", name: "Mundra Clearing", scope: "CHOSEN" }, person);
  share = await aShareWith(api, exporter, { partnerId: partner.partnerId, role: "CHA" });
  await acceptUploads(exporter.user, partner.partnerId);
  const place = sharedPlace(share);
  const file = { name: "scan\u202egnp.pdf", content: await aPdf(["Scan"]) };
  const uploaded = await upload(api, partner, `/v1/shared/attachment/save${place}`, { fields: { attachment_type: "OTHER" }, file });
  const commented = await partner.post(`/v1/shared/comment/add${place}`, { text: "Sent\u202e" });
  const { token } = await aShareLink({ user: exporter.user, ...share }, { allowsUpload: true });
  const { pass } = (await api.call<{ pass: string }>("POST", "/v1/link/open", { body: { token } })).data;
  const fields = { token, pass, visitor: "Asha\u202e Rao", attachment_type: "OTHER", attachment_name: "draft\u2066\n.pdf" };
  const sent = await upload(api, partner, "/v1/link/save", { fields, file });
  expect([uploaded.errors, commented.errors, sent.errors]).toEqual([[], [], []]);
  const read = await readByOffice();
  expect(read).toContain("scangnp.pdf");
  expect(read).toContain("Kavya Vaghela approved (Mundra Clearing)");
  expect(turning.exec(read)).toBeNull();
});
