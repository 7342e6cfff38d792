import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { commentMessages, fileUnseen } from "#domain/comments/commentInput.ts";
import type { Comment } from "#domain/comments/comment.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import type { TestUser } from "../../support/api/aUser.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { aPartner } from "../../support/api/sharing/partners.ts";
import { setAudience } from "../../support/api/sharing/shares.ts";
import { aPdf } from "../../support/files/pdfs.ts";

let api: TestApi;
let now = new Date("2026-11-24T20:00:00.000Z");
let exporter: Exporter;
let owner: TestUser;
let shipmentId: string;
beforeAll(async () => {
  api = await anApi({ clock: () => now, limits: { uploads: 0 } });
  exporter = await anExporter(api);
  owner = exporter.user;
});
beforeEach(async () => {
  now = new Date("2026-11-24T20:00:00.000Z");
  ({ shipmentId } = await aShipment(exporter));
});
afterAll(() => api.close());

type Page = { comments: Comment[]; total: number; overdue: number };
const add = (body: object) => owner.post<Comment>(`/v1/shipment/comment/add?shipmentId=${shipmentId}`, body);
const list = async () => (await owner.get<Page>(`/v1/shipment/comment?shipmentId=${shipmentId}`)).data;
const file = async (type: string) => (await attach(api, owner, shipmentId, { name: "x.pdf", content: await aPdf(["x"]), type })).data.key;

describe("a request", () => {
  let partnerId: string;
  beforeEach(async () => {
    ({ partnerId } = await aPartner(api, owner, { name: "Mundra Clearing" }));
    await owner.post(`/v1/shipment/partner/add?shipmentId=${shipmentId}`, { partnerId });
  });
  const request = (change: object = {}) => ({ text: "", request: { type: "BILL_OF_LADING", by: "30/11/2026", partnerId, ...change } });

  test("names a document, a partner that sees the shipment, and a day, and needs no text (R-873)", async () => {
    const { data } = await add(request());
    const asked = { type: "BILL_OF_LADING", by: "30/11/2026", partnerId, partner: "Mundra Clearing", fulfilledAt: null, isOverdue: false };
    expect(data).toMatchObject({ text: "", request: asked });
    expect((await add(request({ by: undefined }))).data.request?.by).toBe("");
    const refusal = async (change: object, more: object = {}) => (await add({ ...request(change), ...more })).errors;
    expect(await refusal({ type: "SECRET", by: "31/02/2026", partnerId: "" }, { audience: ["CHA"] })).toMatchObject([
      { error: commentMessages.typeUnknown, field: ["request", "type"] },
      { error: commentMessages.partnerMissing, field: ["request", "partnerId"] },
      { error: commentMessages.requestIsForOne, field: ["audience"] },
      { error: commentMessages.dayUnknown, field: ["request", "by"] },
    ]);
    expect(await refusal({ by: "22/11/2026" })).toMatchObject([{ error: commentMessages.dayPast }]);
    expect(await refusal({ by: "24/11/2029" })).toMatchObject([{ error: commentMessages.dayFar }]);
    expect(await refusal({ partnerId: "none" })).toMatchObject([{ code: "NOT_FOUND", field: ["request", "partnerId"] }]);
    await owner.post(`/v1/shipment/partner/remove?shipmentId=${shipmentId}`, { partnerId });
    expect(await refusal({})).toMatchObject([{ error: commentMessages.partnerAway, field: ["request", "partnerId"] }]);
  });

  test("about a file is refused, naming it, while the partner does not see the file (R-873)", async () => {
    const key = await file("INVOICE");
    expect(await add({ ...request(), key })).toMatchObject({
      status: 422,
      errors: [{ error: fileUnseen("Mundra Clearing", "x.pdf"), field: ["request", "partnerId"] }],
    });
    await setAudience(owner, shipmentId, key, ["CHA"]);
    expect((await add({ ...request(), key })).data).toMatchObject({ attachment: { key }, request: { partnerId } });
  });

  test("is fulfilled by the next file of its type, waits again once that is deleted, and is overdue after its day (R-874)", async () => {
    await add(request({ by: "24/11/2026" }));
    await file("DRAFT_BILL_OF_LADING");
    now = new Date("2026-11-24T23:59:59.000Z");
    expect(await list()).toMatchObject({ overdue: 0, comments: [{ request: { isOverdue: false, fulfilledAt: null } }] });
    now = new Date("2026-11-25T00:00:00.000Z");
    expect(await list()).toMatchObject({ overdue: 1, comments: [{ request: { isOverdue: true } }] });
    const key = await file("BILL_OF_LADING");
    const there = { overdue: 0, comments: [{ request: { isOverdue: false, fulfilledAt: now.toISOString() } }] };
    expect(await list()).toMatchObject(there);
    now = new Date("2026-11-25T01:00:00.000Z");
    await file("BILL_OF_LADING");
    // The first one keeps it.
    expect(await list()).toMatchObject(there);
    await owner.delete(`/v1/shipment/attachment/delete?shipmentId=${shipmentId}&key=${key}`);
    expect(await list()).toMatchObject({ overdue: 1 });
    await file("BILL_OF_LADING");
    expect(await list()).toMatchObject({ overdue: 0, comments: [{ request: { fulfilledAt: now.toISOString() } }] });
  });

  test("stays fulfilled by a later version of the file that came, if it has the type, once that one is deleted (R-1114)", async () => {
    await add(request({ by: "24/11/2026" }));
    const send = async (type: string, supersedes?: string) =>
      (await attach(api, owner, shipmentId, { name: "x.pdf", content: await aPdf(["x"]), type, ...(supersedes && { supersedes }) })).data
        .key;
    const remove = (key: string) => owner.delete(`/v1/shipment/attachment/delete?shipmentId=${shipmentId}&key=${key}`);
    const first = await send("BILL_OF_LADING");
    const fulfilledAt = now.toISOString();
    const second = await send("BILL_OF_LADING", first);
    const third = await send("OTHER", second);
    now = new Date("2026-11-25T01:00:00.000Z");
    await remove(first);
    expect(await list()).toMatchObject({ overdue: 0, comments: [{ request: { fulfilledAt } }] });
    await remove(second);
    // The last one is another paper.
    expect((await attach(api, owner, shipmentId, { name: "y.pdf", content: await aPdf(["y"]), supersedes: third })).status).toBe(200);
    expect(await list()).toMatchObject({ overdue: 1, comments: [{ request: { fulfilledAt: null } }] });
  });

  test("for a certificate of origin is not fulfilled by the data for it (R-1291)", async () => {
    await add(request({ type: "COO" }));
    const body = { originNo: "TV/1", date: "24/11/2026", invoiceNo: "TV/1", invoiceDate: "24/11/2026" };
    expect((await owner.post(`/v1/shipment/document/origin?shipmentId=${shipmentId}`, body)).errors).toEqual([]);
    expect((await list()).comments).toMatchObject([{ request: { fulfilledAt: null } }]);
    expect((await attach(api, owner, shipmentId, { name: "coo.pdf", content: await aPdf(["x"]), type: "COO" })).status).toBe(200);
    expect((await list()).comments).toMatchObject([{ request: { fulfilledAt: now.toISOString() } }]);
  });

  test("is fulfilled by a generated document too (R-874)", async () => {
    await add(request({ type: "PACKING_LIST" }));
    const body = { invoiceNo: "TV/1", invoiceDate: "24/11/2026" };
    expect((await owner.post(`/v1/shipment/document/packing-list?shipmentId=${shipmentId}`, body)).errors).toEqual([]);
    expect((await list()).comments).toMatchObject([{ request: { fulfilledAt: now.toISOString() } }]);
  });
});
