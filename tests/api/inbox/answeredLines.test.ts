import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { InboxItem } from "#domain/inbox/inbox.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, type Exporter } from "../../support/api/anExporter.ts";
import type { TestUser } from "../../support/api/aUser.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { aMember } from "../../support/api/members.ts";
import { aSharedShipment, sharedPlace, type Share } from "../../support/api/sharing/shares.ts";
import { aPdf } from "../../support/files/pdfs.ts";

/* Lines that ask for a decision or a document: once nobody waits for it, they are read. */

type Person = TestUser & { memberId: string };
const reason = "The vessel is another one";

let api: TestApi;
let exporter: Exporter;
let editor: Person;
let colleague: Person;
let share: Share & { partner: TestUser };
let key: string;

beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
  editor = await aMember(api, exporter.user, { role: "EDITOR", name: "Meena Shah" });
  colleague = await aMember(api, exporter.user, { role: "EDITOR", name: "Ravi Patel" });
  share = await aSharedShipment(api, exporter);
  await exporter.user.post("/v1/review-settings", { needsApproval: true, fourEyes: false });
});
afterAll(() => api.close());
beforeEach(async () => {
  key = (await attach(api, exporter.user, share.shipmentId, { name: "Draft BL.pdf", content: await aPdf(["Draft"]) })).data.key;
});

async function act(name: string, user: TestUser = exporter.user, body: object = {}): Promise<void> {
  const path = `/v1/shipment/attachment/${name}?shipmentId=${share.shipmentId}`;
  expect((await user.post(path, { key, reason, ...body })).status).toBe(200);
}

async function ask(...reviewers: { kind: string; id: string }[]): Promise<void> {
  await act("submit", exporter.user, { reviewers });
}

const member = ({ memberId: id }: Person) => ({ kind: "MEMBER", id });
const partner = () => ({ kind: "PARTNER", id: share.partnerId });

/** Whether the latest line that asks a person for a decision, or for something else, is read. */
async function isRead(user: TestUser, asked: InboxItem["kind"] = "DECISION_ASKED"): Promise<boolean | undefined> {
  const { data } = await user.post<{ items: InboxItem[] }>("/v1/inbox/filter", { limit: 20 });
  return data.items.find(({ kind }) => kind === asked)?.isRead;
}

test("who has decided is not reminded of it, and the others are (R-1257)", async () => {
  await ask(member(editor), member(colleague), partner());
  await act("approve", editor);
  expect([await isRead(editor), await isRead(colleague)]).toEqual([true, false]);
  await act("approve", colleague);
  expect([await isRead(colleague), await isRead(share.partner)]).toEqual([true, false]);
  expect((await share.partner.post(`/v1/shared/attachment/approve${sharedPlace(share)}`, { key })).status).toBe(200);
  expect(await isRead(share.partner)).toBe(true);
});

test("nobody is reminded once one has decided for all, or the file is taken back; who is asked again is (R-1257)", async () => {
  await act("submit");
  expect([await isRead(editor), await isRead(colleague)]).toEqual([false, false]);
  await act("reject", colleague);
  expect([await isRead(editor), await isRead(colleague)]).toEqual([true, true]);
  await ask(partner());
  expect(await isRead(share.partner)).toBe(false);
  await act("reopen");
  expect(await isRead(share.partner)).toBe(true);
  await ask(partner());
  expect(await isRead(share.partner)).toBe(false);
});

test("nobody is reminded of a file that is deleted or has a newer version (R-1257)", async () => {
  await ask(member(editor));
  expect(await isRead(editor)).toBe(false);
  await exporter.user.delete(`/v1/shipment/attachment/delete?shipmentId=${share.shipmentId}&key=${key}`);
  expect(await isRead(editor)).toBe(true);
  const path = (name: string) => `/v1/shipment/document/${name}?shipmentId=${share.shipmentId}`;
  const list = { invoiceNo: "TV/42", invoiceDate: "12/11/2025" };
  key = (await exporter.user.post<{ key: string }>(path("packing-list"), list)).data.key;
  await ask(member(editor));
  expect(await isRead(editor)).toBe(false);
  await exporter.user.post(`${path("regenerate")}&key=${key}`);
  expect(await isRead(editor)).toBe(true);
});

test("nobody is reminded of a request that is fulfilled or deleted, while another of the same person waits (R-1259)", async () => {
  const { shipmentId, partnerId, partner: asked } = share;
  const request = async (type: string) => {
    const body = { text: "", request: { type, by: "", partnerId } };
    return (await exporter.user.post<{ commentId: string }>(`/v1/shipment/comment/add?shipmentId=${shipmentId}`, body)).data.commentId;
  };
  const send = async (type: string) => {
    const content = await aPdf([type]);
    expect((await attach(api, exporter.user, shipmentId, { name: `${type}.pdf`, type, content })).status).toBe(200);
  };
  for (const type of ["COI", "COO"]) await request(type);
  await send("COI");
  expect(await isRead(asked, "REQUESTED")).toBe(false);
  await send("COO");
  expect(await isRead(asked, "REQUESTED")).toBe(true);
  const commentId = await request("COO");
  expect(await isRead(asked, "REQUESTED")).toBe(false);
  await exporter.user.delete(`/v1/shipment/comment?shipmentId=${shipmentId}&commentId=${commentId}`);
  expect(await isRead(asked, "REQUESTED")).toBe(true);
});
