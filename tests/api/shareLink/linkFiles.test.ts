import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { aShareLink, fetchFile, linkContent, readLink, shareLinkQuery } from "../../support/api/sharing/shareLinks.ts";
import { aPdf } from "../../support/files/pdfs.ts";

let api: TestApi;
let exporter: Exporter;
let shipmentId: string;
let key: string;
let now: Date;
const bytes = await aPdf(["Bill"]);

beforeAll(async () => {
  now = new Date("2026-04-01T08:00:00Z");
  api = await anApi({ clock: () => now });
  exporter = await anExporter(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  now = new Date("2026-04-01T08:00:00Z");
  ({ shipmentId } = await aShipment(exporter));
  ({ key } = (await attach(api, exporter.user, shipmentId, { name: "bl.pdf", content: bytes })).data);
});

const make = (input: object = {}) => aShareLink({ user: exporter.user, shipmentId, key }, input);
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const minute = 60_000;

test("a file's address has no token, is served by us with careful headers, and is looked at again at each fetch (R-894, R-895)", async () => {
  const link = await make();
  const { content } = await linkContent(api, link.token);
  const { viewUrl = "", downloadUrl } = content.documents[0] ?? {};
  expect(viewUrl).not.toContain(link.token);
  const response = await fetchFile(api, viewUrl);
  expect(response.rawPayload.equals(bytes)).toBe(true);
  expect(response.headers).toMatchObject({
    "content-type": "application/pdf",
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
    "content-disposition": expect.stringMatching(/^inline;/),
  });
  const forged = [viewUrl.replace("inline", "attachment"), viewUrl.replace(key, "0".repeat(40)), viewUrl.replace(/visit=[^&]+/, "visit=x")];
  for (const url of forged) expect((await fetchFile(api, url)).statusCode).toBe(403);
  await exporter.user.post(`/v1/share-link/revoke${shareLinkQuery(link)}`);
  for (const url of [viewUrl, downloadUrl ?? ""]) expect((await fetchFile(api, url)).statusCode).toBe(403);
});

test("a browser reads why it gets no file in a page of words, everything else in the envelope (R-895)", async () => {
  const link = await make();
  const { viewUrl = "" } = (await linkContent(api, link.token)).content.documents[0] ?? {};
  await exporter.user.post(`/v1/share-link/revoke${shareLinkQuery(link)}`);
  const url = viewUrl.replace("http://lading.test", "");
  const unknown = ["/files/link/x/y", "/files/shared/x/y/z", "/files/x/y"];
  for (const address of [url, ...unknown]) {
    const page = await api.inject({ url: address, headers: { accept: "text/html,application/xhtml+xml,*/*;q=0.8" } });
    expect(page.statusCode).toBe(403);
    expect(page.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
      vary: "accept",
    });
    expect(page.body).toContain("<h1>This address is not valid any more</h1>");
    const { headers, ...other } = await api.inject({ url: address, headers: { accept: "*/*" } });
    expect(other.json()).toEqual({ data: null, errors: [{ error: "This address is not valid any more" }] });
    expect(headers).toMatchObject({ "content-type": "application/json; charset=utf-8", "cache-control": "no-store" });
  }
});

test("an address of a file ends after an hour, and a deleted file is not found; without downloads there is no address for one (R-895)", async () => {
  const link = await make({ allowsDownload: false });
  const { pass, content } = await linkContent(api, link.token);
  const [file] = content.documents;
  expect(file?.downloadUrl).toBeNull();
  await exporter.user.delete(`/v1/shipment/attachment/delete?shipmentId=${shipmentId}&key=${key}&attachment_type=OTHER`);
  expect((await fetchFile(api, file?.viewUrl ?? "")).statusCode).toBe(404);
  expect((await readLink(api, link.token, pass)).data.content?.documents).toEqual([]);
  now = later(61 * minute);
  expect((await fetchFile(api, file?.viewUrl ?? "")).statusCode).toBe(403);
  now = later(12 * 60 * minute);
  expect((await readLink(api, link.token, pass)).data.content).toBeNull();
});
