import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { attachmentStates, type AttachmentState } from "#domain/review/attachmentState.ts";
import { mayAct, reviewActors, reviewActs, type ReviewAct, type ReviewActor } from "#domain/review/reviewActs.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import type { TestUser } from "../../support/api/aUser.ts";
import { attach, attachmentsOf } from "../../support/api/calls/attachments.ts";
import { aMember } from "../../support/api/members.ts";
import { aSharedShipment, type Share } from "../../support/api/sharing/shares.ts";
import { aPdf } from "../../support/files/pdfs.ts";

type Person = TestUser & { memberId: string };
type Round = {
  state: string;
  message: string;
  reviewers: { name: string; state: string }[];
  decisions: { outcome: string; name: string; reason: string }[];
};

let api: TestApi;
let exporter: Exporter;
let editor: Person;
let viewer: Person;
let share: Share & { partner: TestUser };
let key: string;

beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
  editor = await aMember(api, exporter.user, { role: "EDITOR", name: "Meena Shah" });
  viewer = await aMember(api, exporter.user, { role: "VIEWER", name: "Vikram Rao" });
  share = await aSharedShipment(api, exporter);
});
afterAll(() => api.close());
beforeEach(async () => {
  await exporter.user.post("/v1/review-settings", { needsApproval: true, fourEyes: false });
  key = await aDraft();
});

async function aDraft(): Promise<string> {
  return (await attach(api, exporter.user, share.shipmentId, { name: "Draft BL.pdf", content: await aPdf(["Draft"]) })).data.key;
}

/** A generated packing list, which is a draft. */
async function aPackingList(): Promise<string> {
  const body = { invoiceNo: "TV/42", invoiceDate: "12/11/2025" };
  const path = `/v1/shipment/document/packing-list?shipmentId=${share.shipmentId}`;
  return (await exporter.user.post<{ key: string }>(path, body)).data.key;
}

async function act(name: string, user: TestUser = exporter.user, body: object = {}): Promise<string> {
  const { status, data, errors } = await user.post(`/v1/shipment/attachment/${name}?shipmentId=${share.shipmentId}`, { key, ...body });
  return status === 200 ? String(data["state"]) : `${status} ${errors.map(({ error }) => error).join("; ")}`;
}

const member = (person: Person) => ({ kind: "MEMBER", id: person.memberId });
const partner = () => ({ kind: "PARTNER", id: share.partnerId });

async function rounds(): Promise<Round[]> {
  const { data } = await exporter.user.get<{ reviews: Round[] }>(
    `/v1/shipment/attachment/review?shipmentId=${share.shipmentId}&key=${key}`,
  );
  return data.reviews;
}

/** The names of the files that the partner sees. */
async function seenByPartner(): Promise<string[]> {
  const { data } = await share.partner.get<{ attachments: { key: string }[] }>(
    `/v1/shared/shipment?partnerId=${share.partnerId}&shipmentId=${share.shipmentId}`,
  );
  return data.attachments.map((file) => file.key);
}

/** How a draft gets into each state. */
const ways: Record<AttachmentState, readonly ReviewAct[]> = {
  DRAFT: [],
  SUBMITTED: ["submit"],
  APPROVED: ["submit", "approve"],
  FINAL: ["submit", "approve", "finalise"],
  REJECTED: ["submit", "reject"],
};
const reason = "The vessel is another one";
const officeActors = reviewActors.filter((actor) => actor !== "PARTNER" && actor !== "LINK");

test.each(attachmentStates)("a file in the state %s takes from each member the acts of the table, and no other (R-939)", async (state) => {
  const people: Partial<Record<ReviewActor, TestUser>> = { OWNER: exporter.user, EDITOR: editor, VIEWER: viewer };
  const wrong: string[] = [];
  for (const actor of officeActors) {
    for (const name of reviewActs) {
      key = await aDraft();
      for (const before of ways[state]) await act(before, exporter.user, { reason });
      const asked = name === "ask" ? { reviewers: [member(editor)] } : {};
      const answer = await act(name === "ask" ? "submit" : name, people[actor], { reason, ...asked });
      const isDone = /^[A-Z]+$/.test(answer);
      const isRefused = actor === "VIEWER" ? answer.startsWith("403") : /^40[39] /.test(answer);
      if (isDone !== mayAct(name, state, actor) || (!isDone && !isRefused)) wrong.push(`${actor} ${name}: ${answer}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("an approval under the Idempotency-Key of another reviewer's is refused, and not taken for given (R-851)", async () => {
  const other = await aMember(api, exporter.user, { role: "EDITOR", name: "Kiran Joshi" });
  await act("submit", exporter.user, { reviewers: [member(editor), member(other)] });
  const approve = ({ post }: TestUser) =>
    post(`/v1/shipment/attachment/approve?shipmentId=${share.shipmentId}`, { key }, { "idempotency-key": `approve ${key}` });
  expect((await approve(editor)).status).toBe(200);
  expect((await approve(editor)).data).toMatchObject({ state: "SUBMITTED" });
  expect((await approve(other)).status).toBe(422);
  expect(await act("approve", other)).toBe("APPROVED");
});

test("members are asked first and partners when all members approved; when all approved, the file is (R-851)", async () => {
  const message = "Please look at the vessel";
  expect(await act("submit", exporter.user, { reviewers: [partner(), member(editor)], message })).toBe("SUBMITTED");
  expect(await seenByPartner()).not.toContain(key);
  expect(await act("approve", exporter.user)).toMatch(/^403 Meena Shah is asked to decide now\./);
  expect(await act("approve", editor)).toBe("SUBMITTED");
  expect(await act("approve", editor)).toBe("409 You have approved this document");
  expect(await rounds()).toMatchObject([
    {
      state: "OPEN",
      message,
      reviewers: [
        { name: "Meena Shah", state: "APPROVED" },
        { name: "Al Marjan", state: "ASKED" },
      ],
      decisions: [{ outcome: "APPROVED", name: "Meena Shah" }],
    },
  ]);
  expect(await seenByPartner()).toContain(key);
});

test("one rejection ends the round, and nobody of it is asked any more (R-851)", async () => {
  const colleague = await aMember(api, exporter.user, { role: "EDITOR", name: "Ravi Patel" });
  await act("submit", exporter.user, { reviewers: [member(editor), member(colleague), partner()] });
  expect(await act("reject", colleague, { reason })).toBe("REJECTED");
  expect(await act("approve", editor)).toBe("409 This document is rejected, by Ravi Patel");
  const [round] = await rounds();
  expect(round).toMatchObject({ state: "REJECTED", decisions: [{ outcome: "REJECTED", reason }] });
  expect(round?.reviewers.map(({ state }) => state)).toEqual(["ENDED", "REJECTED", "ENDED"]);
});

test("of two reviewers at once both approvals count (R-851)", async () => {
  const colleague = await aMember(api, exporter.user, { role: "EDITOR", name: "Ravi Patel" });
  await act("submit", exporter.user, { reviewers: [member(editor), member(colleague)] });
  const outcomes = await Promise.all([act("approve", editor), act("approve", colleague)]);
  expect(outcomes.toSorted()).toEqual(["APPROVED", "SUBMITTED"]);
});

test("asking anew takes the open round back, also about an approved file, which partners then do not see (R-851)", async () => {
  await act("submit", exporter.user, { reviewers: [member(editor)] });
  expect(await act("submit", exporter.user, { reviewers: [partner()] })).toBe("SUBMITTED");
  expect((await rounds()).map(({ state }) => state)).toEqual(["OPEN", "WITHDRAWN"]);
  expect(await act("approve", editor)).toMatch(/^403 Al Marjan is asked/);
  expect(await act("reopen", exporter.user, { reason })).toBe("DRAFT");
  expect(await seenByPartner()).not.toContain(key);
  for (const name of ["submit", "approve"]) await act(name, exporter.user, { audience: ["IMPORTER"] });
  expect(await seenByPartner()).toContain(key);
  expect(await act("submit", exporter.user, { reviewers: [member(editor)] })).toBe("SUBMITTED");
  expect(await seenByPartner()).not.toContain(key);
});

test("only who may decide can be asked, each once, at most ten; the message has 500 characters (R-852)", async () => {
  const ask = (reviewers: object[], message = "") => act("submit", exporter.user, { reviewers, message });
  const stranger = await anExporter(api);
  const foreign = await aMember(api, stranger.user, { role: "EDITOR" });
  const gone = await aMember(api, exporter.user, { role: "EDITOR" });
  expect((await exporter.user.delete(`/v1/team/member?memberId=${gone.memberId}`)).status).toBe(200);
  const away = await aSharedShipment(api, exporter, { role: "CHA" });
  const noMember = "422 Member not found: only an owner or editor of your office can be asked";
  for (const person of [viewer, foreign, gone]) expect(await ask([member(person)])).toBe(noMember);
  for (const id of [away.partnerId, "unknown"])
    expect(await ask([{ kind: "PARTNER", id }])).toBe("422 Partner not found: it does not see the shipment now");
  expect(await ask([member(editor), member(editor)])).toBe("422 Everybody is asked once");
  expect(await ask(Array.from({ length: 11 }, (_, index) => ({ kind: "MEMBER", id: `${index}` })))).toBe(
    "422 At most 10 people and partners can be asked",
  );
  expect(await ask([member(editor)], "x".repeat(501))).toBe("422 A message has at most 500 characters");
  await exporter.user.post("/v1/review-settings", { needsApproval: true, fourEyes: true });
  const [{ memberId } = { memberId: "" }] = (await exporter.user.get<{ members: Person[] }>("/v1/team")).data.members;
  expect(await ask([{ kind: "MEMBER", id: memberId }])).toBe("422 Somebody else has to approve what you submitted");
  expect(await rounds()).toEqual([]);
  expect(await attachmentsOf(exporter.user, share.shipmentId)).toContainEqual(expect.objectContaining({ key, state: "DRAFT" }));
});

test("those who are asked and who asked find it in their inboxes (R-856)", async () => {
  type Inbox = { items: { kind: string; who: string; what: string; text: string; decision: string | null }[] };
  const latest = async (user: TestUser) => (await user.post<Inbox>("/v1/inbox/filter", { limit: 1 })).data.items[0];
  const text = `Please look at ${key}`;
  await act("submit", exporter.user, { reviewers: [member(editor), partner()], message: text });
  expect(await latest(editor)).toMatchObject({ kind: "DECISION_ASKED", what: "Draft BL.pdf", text });
  expect(await latest(share.partner)).not.toMatchObject({ text });
  await act("approve", editor);
  expect(await latest(share.partner)).toMatchObject({ kind: "DECISION_ASKED", what: "Draft BL.pdf", text, who: "Asha Mehta" });
  expect(await latest(exporter.user)).toMatchObject({ kind: "DECISION_MADE", who: "Meena Shah", decision: "APPROVED" });
});

test("an approver says what an uploaded file is; a generated one keeps its type (R-857)", async () => {
  await act("submit");
  expect(await act("approve", editor, { type: "DRAFT_BILL_OF_LADING", audience: ["IMPORTER"] })).toBe("APPROVED");
  expect(await attachmentsOf(exporter.user, share.shipmentId)).toContainEqual(
    expect.objectContaining({ key, type: "DRAFT_BILL_OF_LADING", audience: ["IMPORTER"] }),
  );
  key = await aPackingList();
  await act("submit");
  expect(await act("approve", editor, { type: "INVOICE" })).toBe("422 A generated document keeps its type");
  expect(await act("approve", editor, { type: "PACKING_LIST" })).toBe("APPROVED");
});

test("a file with a newer version is neither submitted nor decided, and its round can be taken back (R-939)", async () => {
  key = await aPackingList();
  await act("submit", exporter.user, { reviewers: [member(editor)] });
  const again = `/v1/shipment/document/regenerate?shipmentId=${share.shipmentId}&key=${key}`;
  expect((await exporter.user.post(again)).status).toBe(200);
  for (const name of ["approve", "reject"]) expect(await act(name, editor, { reason })).toBe("409 A newer version exists");
  expect(await act("submit", exporter.user, { reviewers: [member(editor)] })).toBe("409 A newer version exists");
  expect(await act("reopen", editor, { reason })).toBe("DRAFT");
  expect(await act("submit")).toBe("409 A newer version exists");
});

test("a round that waits for a member who has left goes on when somebody else is asked, or the file is reopened (R-851)", async () => {
  const leaver = await aMember(api, exporter.user, { role: "EDITOR", name: "Ravi Patel" });
  await act("submit", exporter.user, { reviewers: [member(leaver)] });
  expect((await exporter.user.delete(`/v1/team/member?memberId=${leaver.memberId}`)).status).toBe(200);
  expect(await act("approve", leaver)).toMatch(/^401 /);
  expect(await act("approve", editor)).toBe("403 Ravi Patel is asked to decide now. Ask again, or reopen the document, to change that");
  expect(await act("submit", exporter.user, { reviewers: [member(editor)] })).toBe("SUBMITTED");
  expect(await act("approve", editor)).toBe("APPROVED");
});

test("the rounds of a file of another office are like those of one that does not exist (R-855)", async () => {
  await act("submit");
  const stranger = await anExporter(api);
  const read = (user: TestUser, file: string, shipmentId = share.shipmentId) =>
    user.get(`/v1/shipment/attachment/review?shipmentId=${shipmentId}&key=${file}`);
  const { shipmentId } = await aShipment(stranger);
  const unknown = await read(stranger.user, "0123456789abcdef");
  expect(unknown.status).toBe(404);
  for (const other of [await read(stranger.user, key), await read(stranger.user, key, shipmentId), await read(share.partner, key)])
    expect([other.status, other.errors]).toEqual([404, unknown.errors]);
});
