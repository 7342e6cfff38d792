import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { LinkVisit } from "#domain/links/linkVisit.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, type Exporter } from "../../support/api/anExporter.ts";
import { ownAddress } from "../../support/api/aUser.ts";
import { attachmentsOf, storedContents } from "../../support/api/calls/attachments.ts";
import { aShareLink } from "../../support/api/sharing/shareLinks.ts";
import { acceptUploads, aSharedShipment, sharedPlace } from "../../support/api/sharing/shares.ts";
import { upload } from "../../support/files/multipartForm.ts";
import { aPdf } from "../../support/files/pdfs.ts";

let api: TestApi;
let exporter: Exporter;
beforeAll(async () => {
  api = await anApi({ limits: { uploads: 0 } });
  exporter = await anExporter(api);
});
afterAll(() => api.close());

/** A partner that may upload to a shipment, and a function that uploads one document. */
async function aPartnerWhoUploads(service = api, office = exporter) {
  const share = await aSharedShipment(service, office, { role: "CHA" });
  await acceptUploads(office.user, share.partnerId);
  const draft = await aPdf(["DRAFT"]);
  const save = (name: string, headers: Record<string, string> = {}, content = draft) => {
    const form = { fields: { attachment_type: "CHECKLIST" }, file: { name, content } };
    return upload<{ key: string }>(service, share.partner, `/v1/shared/attachment/save${sharedPlace(share)}`, form, headers);
  };
  return { ...share, save };
}

async function visit(token: string) {
  const headers = ownAddress();
  const { data } = await api.call<{ pass: string }>("POST", "/v1/link/open", { body: { token }, headers });
  const read = await api.call<LinkVisit>("POST", "/v1/link/read", { body: { token, pass: data.pass }, headers });
  return read.data.content?.documents ?? [];
}

test("a link to a submitted file shows it while it is approved, and its address holds no longer (R-892)", async () => {
  const { save, shipmentId } = await aPartnerWhoUploads();
  const { key } = (await save("Draft.pdf")).data;
  const { token } = await aShareLink({ user: exporter.user, shipmentId, key });
  const act = async (name: string, body: object = {}) =>
    (await exporter.user.post(`/v1/shipment/attachment/${name}?shipmentId=${shipmentId}`, { key, ...body })).status;
  expect(await visit(token)).toEqual([]);
  expect(await act("approve", { audience: [] })).toBe(200);
  const [shown] = await visit(token);
  expect(shown?.key).toBe(key);
  const url = shown?.viewUrl.replace("http://lading.test", "") ?? "";
  expect((await api.inject({ method: "GET", url })).statusCode).toBe(200);
  expect(await act("reopen", { reason: "The vessel is another one" })).toBe(200);
  expect(await visit(token)).toEqual([]);
  expect((await api.inject({ method: "GET", url })).statusCode).toBe(404);
});

test("of two files that come at once for the fiftieth place one is stored (R-854)", async () => {
  const { save, shipmentId } = await aPartnerWhoUploads();
  for (let sent = 0; sent < 49; sent += 1) expect((await save(`${sent}.pdf`)).status).toBe(200);
  const contents = await storedContents(api);
  const statuses = (await Promise.all([save("a.pdf"), save("b.pdf")])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 422]);
  expect(await attachmentsOf(exporter.user, shipmentId)).toHaveLength(51);
  expect(await storedContents(api)).toBe(contents + 1);
});

test("a partner's upload that is sent twice with one key is one file (R-854)", async () => {
  const { save, shipmentId } = await aPartnerWhoUploads();
  const headers = { "idempotency-key": `upload ${shipmentId}` };
  const [first, second] = await Promise.all([save("a.pdf", headers), save("a.pdf", headers)]);
  expect(first.status).toBe(200);
  expect(second.data).toEqual(first.data);
  expect(await attachmentsOf(exporter.user, shipmentId)).toHaveLength(2);
});

test("a partner whose exporter has no room learns no figure of the exporter's store, and nothing is kept (R-854)", async () => {
  const small = await anApi({ limits: { storageMegabytes: 1 } });
  onTestFinished(() => small.close());
  const { save } = await aPartnerWhoUploads(small, await anExporter(small));
  const large = Buffer.concat([await aPdf(["DRAFT"]), Buffer.alloc(600_000, "\n")]);
  expect((await save("a.pdf", {}, large)).status).toBe(200);
  const contents = await storedContents(small);
  const refused = await save("b.pdf", {}, large);
  const error = "The exporter has no room for further documents";
  expect([refused.status, refused.data, refused.errors]).toEqual([413, null, [{ error, code: "TOO_LARGE", field: ["file"] }]]);
  expect(await storedContents(small)).toBe(contents);
});
