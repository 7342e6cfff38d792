import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { latestSentence } from "../../support/api/auditTrail.ts";
import { ownAddress, type TestUser } from "../../support/api/aUser.ts";
import { attach, attachmentsOf, storedContents } from "../../support/api/calls/attachments.ts";
import { aMember } from "../../support/api/members.ts";
import { aShareLink, openLink, readLink, shareLinkQuery, type MadeLink } from "../../support/api/sharing/shareLinks.ts";
import { aPdf } from "../../support/files/pdfs.ts";
import { multipart } from "../../support/files/multipartForm.ts";

let api: TestApi;
let exporter: Exporter;
let shipmentId: string;
let key: string;
let link: MadeLink;
let pass: string;

beforeAll(async () => {
  api = await anApi({ limits: { linkRequests: 0, uploads: 0 } });
  exporter = await anExporter(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ shipmentId } = await aShipment(exporter));
  ({ key } = (await attach(api, exporter.user, shipmentId, { name: "Draft BL.pdf", content: await aPdf(["DRAFT"]) })).data);
  link = await make({ allowsDecision: true, allowsUpload: true });
  pass = await opened(link);
});

const make = (input: object) => aShareLink({ user: exporter.user, shipmentId, key }, input);
const opened = async ({ token }: MadeLink) => (await openLink(api, token)).data.pass;

async function decide(name: "approve" | "reject", change: object = {}): Promise<string> {
  const body = { token: link.token, pass, key, name: "Asha Rao", ...change };
  const { status, errors } = await api.call("POST", `/v1/link/${name}`, { body, headers: ownAddress() });
  return status === 200 ? "done" : `${status} ${errors[0]?.error}`;
}

async function save(change: Record<string, string> = {}, file = { name: "Packing.pdf", content: Buffer.from("") }): Promise<string> {
  const content = file.content.length > 0 ? file.content : await aPdf(["PACKING LIST"]);
  const fields = { token: link.token, pass, visitor: "Asha Rao", attachment_type: "PACKING_LIST", ...change };
  const { payload, contentType } = multipart({ fields, file: { ...file, content } });
  const answer = await api.inject({
    method: "POST",
    url: "/ep/api/v1/link/save",
    payload,
    headers: { "content-type": contentType, ...ownAddress() },
  });
  const { errors } = answer.json<{ errors: { error: string }[] }>();
  return answer.statusCode === 200 ? "done" : `${answer.statusCode} ${errors[0]?.error}`;
}

const gone = "404 This link is not available";

test("a visitor approves or rejects under a name; the office finds it in inbox, record and trail, and the state stays (R-902)", async () => {
  const shown = async () => (await readLink(api, link.token, pass)).data.content;
  expect(await shown()).toMatchObject({ allowsDecision: true, documents: [{ decision: null, mayDecide: true }] });
  expect(await decide("approve", { name: " " })).toBe("422 Please enter your name");
  expect(await decide("reject", { reason: "no" })).toBe("422 Please give a reason of 3 to 500 characters");
  expect(await decide("reject", { reason: "The vessel is another one" })).toBe("done");
  expect(await shown()).toMatchObject({ documents: [{ decision: "REJECTED" }] });
  expect(await decide("approve", { name: "Asha\u202e\n Rao" })).toBe("done");
  const [stored] = await attachmentsOf(exporter.user, shipmentId);
  expect(stored?.state).toBe("APPROVED");
  type Inbox = { items: { kind: string; who: string; decision: string }[] };
  const [line] = (await exporter.user.post<Inbox>("/v1/inbox/filter", { limit: 1 })).data.items;
  expect(line).toMatchObject({ kind: "DECISION_MADE", who: "Asha Rao (share link)", decision: "APPROVED" });
  expect(await latestSentence(exporter.user)).toContain("the decision");
  const { data } = await exporter.user.get<{ reviews: { decisions: object[] }[] }>(
    `/v1/shipment/attachment/review?shipmentId=${shipmentId}&key=${key}`,
  );
  expect(data.reviews[0]?.decisions).toMatchObject([{ outcome: "APPROVED", kind: "LINK", name: "Asha Rao" }]);
});

test("without the right, a pass, a live link or the document, deciding and uploading have the answer of an unknown token (R-902, R-903)", async () => {
  expect(await decide("approve", { token: "unknown" })).toBe(gone);
  expect(await decide("approve", { pass: "" })).toBe(gone);
  expect(await save({ token: "unknown" })).toBe(gone);
  expect(await save({ pass: "" })).toBe(gone);
  const { key: hidden } = (await attach(api, exporter.user, shipmentId, { name: "Other.pdf", content: await aPdf(["OTHER"]) })).data;
  expect(await decide("approve", { key: hidden })).toMatch(/^404 /);
  await exporter.user.post(`/v1/shipment/attachment/finalise?shipmentId=${shipmentId}`, { key });
  expect(await decide("approve")).toBe("409 This document is final");
  const before = await storedContents(api);
  const plain = await make({});
  link = { ...plain, token: plain.token };
  pass = await opened(plain);
  expect([await decide("approve"), await save()]).toEqual([gone, gone]);
  await exporter.user.post(`/v1/share-link/revoke${shareLinkQuery(plain)}`, {});
  expect([await decide("approve"), await save()]).toEqual([gone, gone]);
  expect(await storedContents(api)).toBe(before);
});

test("a visitor's file is submitted to the office, checked like its own, at most fifty at a time (R-903)", async () => {
  expect(await save({ visitor: "" })).toBe("422 Please enter your name");
  expect(await save({ attachment_type: "NO_SUCH" })).toMatch(/^422 /);
  expect(await save({}, { name: "a.svg", content: Buffer.from("<svg/>") })).toMatch(/^415 /);
  expect(await save({}, { name: "a.pdf", content: Buffer.alloc(26 * 1024 * 1024, "%PDF-1.7 ") })).toMatch(/^413 /);
  expect(await attachmentsOf(exporter.user, shipmentId)).toHaveLength(1);
  expect(await save()).toBe("done");
  expect((await attachmentsOf(exporter.user, shipmentId)).at(-1)).toMatchObject({
    state: "SUBMITTED",
    madeBy: "LINK",
    type: "PACKING_LIST",
    audience: [],
  });
  expect(await latestSentence(exporter.user)).toBe("Asha Rao (by a share link, not verified) uploaded Packing.pdf");
  for (let sent = 1; sent < 50; sent += 1) expect(await save()).toBe("done");
  expect(await save()).toBe("422 50 of your documents on this shipment wait for a decision");
});

test("a document takes twenty decisions through a link, also at once (R-902)", async () => {
  const outcomes = await Promise.all(Array.from({ length: 22 }, () => decide("approve")));
  expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(20);
  expect(outcomes.filter((outcome) => outcome !== "done")).toEqual(
    Array.from({ length: 2 }, () => "422 This document was decided about 20 times through this link"),
  );
});

test("visitors of a link push neither a member's round nor another visitor's decision out of what the office reads (R-855)", async () => {
  const editor = await aMember(api, exporter.user, { role: "EDITOR", name: "Meena Shah" });
  const act = (name: string, user: TestUser, body: object = {}) =>
    user.post(`/v1/shipment/attachment/${name}?shipmentId=${shipmentId}`, { key, ...body });
  expect((await act("submit", exporter.user, { reviewers: [{ kind: "MEMBER", id: editor.memberId }] })).status).toBe(200);
  expect((await act("approve", editor)).status).toBe(200);
  expect(await decide("approve")).toBe("done");
  link = await make({ allowsDecision: true });
  pass = await opened(link);
  for (let made = 0; made < 20; made += 1)
    expect(await decide("reject", { name: "Nobody", reason: "The vessel is another one" })).toBe("done");
  const { data } = await exporter.user.get<{ reviews: { decisions: { name: string }[] }[] }>(
    `/v1/shipment/attachment/review?shipmentId=${shipmentId}&key=${key}`,
  );
  const names = data.reviews.flatMap(({ decisions }) => decisions.map(({ name }) => name));
  expect(names).toEqual([...Array.from({ length: 19 }, () => "Nobody"), "Asha Rao", "Meena Shah"]);
});

test("under four eyes somebody else decides about what came by one's own link (R-1081)", async () => {
  await exporter.user.post("/v1/review-settings", { needsApproval: true, fourEyes: true });
  onTestFinished(async () => void (await exporter.user.post("/v1/review-settings", { needsApproval: false, fourEyes: false })));
  const editor = await aMember(api, exporter.user, { role: "EDITOR", name: "Meena Shah" });
  expect(await save()).toBe("done");
  const sent = (await attachmentsOf(exporter.user, shipmentId)).at(-1);
  const approve = (user: TestUser) => user.post(`/v1/shipment/attachment/approve?shipmentId=${shipmentId}`, { key: sent?.key });
  expect(await approve(exporter.user)).toMatchObject({
    status: 403,
    errors: [{ error: "Somebody other than the maker of the link has to approve what came by it" }],
  });
  expect((await approve(editor)).status).toBe(200);
});

test("neither a new address of the link nor a colleague who submits lets its maker approve what came before (R-1081)", async () => {
  await exporter.user.post("/v1/review-settings", { needsApproval: true, fourEyes: true });
  onTestFinished(async () => void (await exporter.user.post("/v1/review-settings", { needsApproval: false, fourEyes: false })));
  const editor = await aMember(api, exporter.user, { role: "EDITOR", name: "Meena Shah" });
  expect(await save()).toBe("done");
  const sent = (await attachmentsOf(exporter.user, shipmentId)).at(-1);
  const act = async (name: string, user: TestUser, body: object = {}) =>
    (await user.post(`/v1/shipment/attachment/${name}?shipmentId=${shipmentId}`, { key: sent?.key, ...body })).status;
  const { data } = await editor.post<{ address: string }>(`/v1/share-link/renew${shareLinkQuery(link)}`, { days: 7 });
  expect(await act("approve", exporter.user)).toBe(403);
  expect(await act("approve", editor)).toBe(200);
  expect(await act("reopen", editor, { reason: "Approved by mistake" })).toBe(200);
  expect(await act("submit", editor)).toBe(200);
  expect(await act("approve", exporter.user)).toBe(403);
  link = { ...link, token: data.address.split("/").at(-1) ?? "" };
  pass = await opened(link);
  expect(await save()).toBe("done");
  const later = (await attachmentsOf(exporter.user, shipmentId)).at(-1);
  const path = (name: string) => `/v1/shipment/attachment/${name}?shipmentId=${shipmentId}`;
  const reviewers = [{ kind: "MEMBER", id: editor.memberId }];
  expect((await exporter.user.post(path("submit"), { key: later?.key, reviewers })).errors).toMatchObject([
    { error: "Somebody other than the maker of the link has to approve what came by it" },
  ]);
  const approve = (user: TestUser) => user.post(path("approve"), { key: later?.key });
  expect([(await approve(editor)).status, (await approve(exporter.user)).status]).toEqual([403, 200]);
});

test("a visitor's name is never that of somebody known, and no refusal says that a visitor approved a file (R-1082, R-1084)", async () => {
  const owner = (await exporter.user.get<{ name: string }>("/v1/user/info")).data.name;
  expect(await save({ visitor: owner })).toBe("done");
  type Inbox = { items: { kind: string; who: string }[] };
  const { items } = (await exporter.user.post<Inbox>("/v1/inbox/filter", { limit: 5 })).data;
  expect(items.find(({ kind }) => kind === "UPLOADED")?.who).toBe(`${owner} (share link)`);
  expect(await decide("reject", { reason: "The vessel is another one" })).toBe("done");
  const { errors } = await exporter.user.post(`/v1/shipment/attachment/approve?shipmentId=${shipmentId}`, { key });
  expect(errors[0]?.error).toBe("This document is approved");
});
