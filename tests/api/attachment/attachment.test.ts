import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { attach, attachmentsOf, storedContents } from "../../support/api/calls/attachments.ts";
import { aPdf } from "../../support/files/pdfs.ts";

let api: TestApi;
let exporter: Exporter;
let stranger: Exporter;
let shipmentId: string;
let pdf: Buffer;

beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
  stranger = await anExporter(api);
  pdf = await aPdf(["Bill of lading"]);
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ shipmentId } = await aShipment(exporter));
});

const path = (call: string, query = "") => `/v1/shipment/attachment/${call}?shipmentId=${shipmentId}${query}`;

describe("renaming", () => {
  test("changes the name and the time, and keeps the extension (R-388)", async () => {
    const { data: before } = await attach(api, exporter.user, shipmentId, { name: "a.pdf", content: pdf });
    const { data } = await exporter.user.post(path("rename"), { key: before.key, name: ' Invoice "final" ' });
    expect(data).toEqual({ success: true, name: "Invoice _final_.pdf" });
    const [after] = await attachmentsOf(exporter.user, shipmentId);
    expect(after).toEqual({ ...before, name: "Invoice _final_.pdf", time: after?.time });
  });

  test.each([
    ["x".repeat(255), `${"x".repeat(251)}.pdf`],
    [`${"x".repeat(251)}.pdf`, `${"x".repeat(251)}.pdf`],
    [`${"x".repeat(250)}😀xxx`, `${"x".repeat(250)}.pdf`],
    [`${"ü?".repeat(127)}x`, `${"ü_".repeat(125)}ü.pdf`],
  ])("to 255 characters fits, its extension too, and the header tells it: %s", async (name, stored) => {
    const { data: uploaded } = await attach(api, exporter.user, shipmentId, { name: "a.pdf", content: pdf, as: name });
    expect(uploaded.name).toBe(stored);
    const { data } = await exporter.user.post<{ name: string }>(path("rename"), { key: uploaded.key, name });
    expect(data.name).toBe(stored);
    expect((await attachmentsOf(exporter.user, shipmentId)).map((one) => one.name)).toEqual([stored]);
    const signed = await exporter.user.get<{ url: string }>(`/v1/attachment/pre-signed-url?key=${uploaded.key}&attachment_type=OTHER`);
    const { headers } = await api.app.inject({ url: signed.data.url.replace("http://lading.test", "") });
    expect(decodeURIComponent(String(headers["content-disposition"]).split("filename*=UTF-8''")[1] ?? "")).toBe(stored);
  });

  test("to nothing is refused (R-271)", async () => {
    const { data } = await attach(api, exporter.user, shipmentId, { name: "a.pdf", content: pdf });
    expect(await exporter.user.post(path("rename"), { key: data.key, name: "  " })).toMatchObject({
      status: 422,
      errors: [{ error: "Please enter a valid attachment name", field: ["name"] }],
    });
  });
});

describe("deleting", () => {
  test("takes the attachment and its content away (R-389)", async () => {
    const { data } = await attach(api, exporter.user, shipmentId, { name: "a.pdf", content: pdf });
    const before = await storedContents(api);
    expect((await exporter.user.delete(path("delete", `&key=${data.key}&attachment_type=OTHER`))).data).toEqual({ success: true });
    expect(await attachmentsOf(exporter.user, shipmentId)).toEqual([]);
    expect(await storedContents(api)).toBe(before - 1);
    expect(await exporter.user.get(`/v1/attachment?key=${data.key}&attachment_type=OTHER`)).toMatchObject({ status: 404 });
  });

  test("by another type finds nothing", async () => {
    const { data } = await attach(api, exporter.user, shipmentId, { name: "a.pdf", content: pdf });
    expect(await exporter.user.delete(path("delete", `&key=${data.key}&attachment_type=INVOICE`))).toMatchObject({ status: 404 });
  });

  test("a shipment takes all of its files with it, and no others", async () => {
    const other = await aShipment(exporter);
    await attach(api, exporter.user, other.shipmentId, { name: "kept.pdf", content: pdf });
    const before = await storedContents(api);
    const { data } = await attach(api, exporter.user, shipmentId, { name: "a.pdf", content: pdf });
    await attach(api, exporter.user, shipmentId, { name: "b.pdf", content: pdf });
    await exporter.user.delete(`/v1/shipment/delete?shipmentId=${shipmentId}`);
    expect(await storedContents(api)).toBe(before);
    expect(await exporter.user.get(`/v1/attachment?key=${data.key}&attachment_type=OTHER`)).toMatchObject({ status: 404 });
    expect(await attachmentsOf(exporter.user, other.shipmentId)).toHaveLength(1);
  });
});

describe("another owner's", () => {
  test("shipment is not found for any call on attachments", async () => {
    const theirs = await aShipment(stranger);
    const query = `?shipmentId=${theirs.shipmentId}`;
    const { data: mine } = await attach(api, exporter.user, shipmentId, { name: "a.pdf", content: pdf });
    const notFound = { status: 404, data: null, errors: [{ error: "Shipment not found", code: "NOT_FOUND" }] };
    const documents = [mine, mine].map(({ key, type }) => ({ key, attachmentType: type }));
    expect(await attach(api, exporter.user, theirs.shipmentId, { name: "a.pdf", content: pdf })).toMatchObject(notFound);
    expect(await exporter.user.post(`/v1/shipment/attachment/merge${query}`, { name: "All", documents })).toMatchObject(notFound);
    expect(await exporter.user.post(`/v1/shipment/attachment/rename${query}`, { key: mine.key, name: "x" })).toMatchObject(notFound);
    expect(await exporter.user.delete(`/v1/shipment/attachment/delete${query}&key=${mine.key}&attachment_type=OTHER`)).toMatchObject(
      notFound,
    );
    expect(await attachmentsOf(stranger.user, theirs.shipmentId)).toEqual([]);
  });

  test("attachment is not found, nor that of another shipment", async () => {
    const theirs = await aShipment(stranger);
    const other = await aShipment(exporter);
    const { data: strange } = await attach(api, stranger.user, theirs.shipmentId, { name: "a.pdf", content: pdf });
    const { data: own } = await attach(api, exporter.user, other.shipmentId, { name: "a.pdf", content: pdf });
    const { data: here } = await attach(api, exporter.user, shipmentId, { name: "a.pdf", content: pdf });
    for (const { key } of [strange, own, { key: "unknown" }]) {
      const notFound = { status: 404, errors: [{ error: "Attachment not found", code: "NOT_FOUND" }] };
      expect(await exporter.user.post(path("rename"), { key, name: "x" })).toMatchObject(notFound);
      expect(await exporter.user.delete(path("delete", `&key=${key}&attachment_type=OTHER`))).toMatchObject(notFound);
      const documents = [here.key, key].map((part) => ({ key: part, attachmentType: "OTHER" }));
      expect(await exporter.user.post(path("merge"), { name: "All", documents })).toMatchObject({
        ...notFound,
        errors: [{ field: ["documents", "1", "key"] }],
      });
    }
    expect(await attachmentsOf(stranger.user, theirs.shipmentId)).toEqual([strange]);
  });
});
