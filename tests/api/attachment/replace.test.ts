import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Attachment } from "#domain/documents/attachment.ts";
import type { DocumentKind } from "#domain/documents/document.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { latestSentence } from "../../support/api/auditTrail.ts";
import { attach, attachmentsOf } from "../../support/api/calls/attachments.ts";
import { documentCalls } from "../../support/api/calls/documentCalls.ts";
import { find, findNames } from "../../support/api/calls/documentSearch.ts";
import { findShared } from "../../support/api/calls/sharedSearch.ts";
import { aMember } from "../../support/api/members.ts";
import { aShareLink } from "../../support/api/sharing/shareLinks.ts";
import { acceptUploads, aSharedShipment, setAudience, sharedPlace } from "../../support/api/sharing/shares.ts";
import { upload } from "../../support/files/multipartForm.ts";
import { aPdf } from "../../support/files/pdfs.ts";

let api: TestApi;
let exporter: Exporter;
let shipmentId: string;
let content: Buffer;

beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
  content = await aPdf(["Paper"]);
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ shipmentId } = await aShipment(exporter));
});

type Sent = { name?: string; type?: string; audience?: string; supersedes?: string };

function send({ name = "Paper.pdf", ...sent }: Sent = {}, place = shipmentId) {
  return attach(api, exporter.user, place, { name, content, ...sent });
}

async function stored(key: string, place = shipmentId): Promise<Attachment | undefined> {
  return (await attachmentsOf(exporter.user, place)).find((file) => file.key === key);
}

const act = (name: string, key: string) =>
  exporter.user.post(`/v1/shipment/attachment/${name}?shipmentId=${shipmentId}`, { key, reason: "A last look" });
/** Asks a member of the office about an approved file. */
async function ask(key: string) {
  const { memberId } = await aMember(api, exporter.user);
  const body = { key, reviewers: [{ kind: "MEMBER", id: memberId }] };
  return await exporter.user.post(`/v1/shipment/attachment/submit?shipmentId=${shipmentId}`, body);
}
const remove = (key: string) => exporter.user.delete(`/v1/shipment/attachment/delete?shipmentId=${shipmentId}&key=${key}`);

describe("an upload that replaces an uploaded file", () => {
  test("becomes its next version, takes its audience, and the history says so (R-1110)", async () => {
    const { data: draft } = await send({ name: "Draft BL.pdf", type: "DRAFT_BILL_OF_LADING", audience: "IMPORTER" });
    expect(draft.version).toBeUndefined();
    const { data: final } = await send({ name: "BL 17.pdf", type: "BILL_OF_LADING", supersedes: draft.key });
    expect(final).toMatchObject({ version: 2, supersedes: draft.key, supersededBy: null, changes: null, audience: ["IMPORTER"] });
    expect(await latestSentence(exporter.user)).toBe("Asha Mehta replaced Draft BL.pdf by BL 17.pdf");
    expect(await stored(draft.key)).toMatchObject({ version: 1, supersedes: null, supersededBy: final.key, type: "DRAFT_BILL_OF_LADING" });
    const { data: third } = await send({ name: "BL 17 A.pdf", type: "BILL_OF_LADING", audience: "", supersedes: final.key });
    expect(third).toMatchObject({ version: 3, supersedes: final.key, audience: [] });
    expect(await stored(final.key)).toMatchObject({ supersedes: draft.key, supersededBy: third.key });
  });

  test("is the one that searches of newest documents find, as an upload, until it is deleted (R-1110)", async () => {
    const { data: first } = await send({ name: "One.pdf" });
    const { data: second } = await send({ name: "Two.pdf", supersedes: first.key });
    const filter = { shipmentId, newest: true };
    expect(await findNames(exporter.user, filter)).toEqual(["Two.pdf"]);
    expect((await find(exporter.user, { shipmentId })).documents).toContainEqual(
      expect.objectContaining({ name: "One.pdf", isNewest: false, isGenerated: false }),
    );
    await remove(second.key);
    expect(await findNames(exporter.user, filter)).toEqual(["One.pdf"]);
    expect(await stored(first.key)).toMatchObject({ version: 1, supersededBy: null });
    expect((await send({ name: "Three.pdf", supersedes: first.key })).data).toMatchObject({ version: 2, supersedes: first.key });
  });

  test("keeps one end of the chain if two replace the same file at once (R-1111)", async () => {
    const { data: first } = await send();
    const both = await Promise.all([send({ name: "A.pdf", supersedes: first.key }), send({ name: "B.pdf", supersedes: first.key })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const files = await attachmentsOf(exporter.user, shipmentId);
    expect(files).toHaveLength(2);
    expect(files.filter(({ supersededBy }) => supersededBy === null)).toHaveLength(1);
  });

  test("sent again with the same idempotency key is stored once (R-1110)", async () => {
    const { data: first } = await send();
    const form = { fields: { attachment_type: "OTHER", supersedes: first.key }, file: { name: "Again.pdf", content } };
    const path = `/v1/shipment/attachment/save?shipmentId=${shipmentId}`;
    const again = () => upload<Attachment>(api, exporter.user, path, form, { "idempotency-key": "replace" });
    const [one, two] = [await again(), await again()];
    expect(two.data).toEqual(one.data);
    expect(await attachmentsOf(exporter.user, shipmentId)).toHaveLength(2);
  });

  test("may replace a final file, which stays as it is (R-1110)", async () => {
    const { data: first } = await send();
    await act("finalise", first.key);
    expect(await send({ supersedes: first.key })).toMatchObject({ status: 200, data: { version: 2, state: "APPROVED" } });
    expect(await stored(first.key)).toMatchObject({ state: "FINAL" });
    expect((await remove(first.key)).status).toBe(409);
  });

  test("keeps a type that can be changed (R-1002, R-1110)", async () => {
    const { data: first } = await send();
    const { data: second } = await send({ supersedes: first.key });
    const { errors } = await exporter.user.post("/v1/document/type", { keys: [first.key, second.key], type: "COO" });
    expect(errors).toEqual([]);
    expect(await stored(second.key)).toMatchObject({ type: "COO", version: 2 });
  });
});

describe("an upload that replaces a generated document", () => {
  test("is the next version of its kind, until the kind is generated again (R-1110)", async () => {
    const calls = documentCalls(exporter.user, shipmentId);
    const { data: made } = await calls.generate("invoice", { remarks: "Freight prepaid" });
    const { data: signed } = await send({ name: "Signed.pdf", type: "INVOICE", supersedes: made.key });
    expect(signed).toMatchObject({ version: 2, supersedes: made.key });
    expect(await stored(signed.key)).toMatchObject({ staleFields: null });
    const proposal = await exporter.user.get(`/v1/shipment/document/invoice/proposal?shipmentId=${shipmentId}`);
    expect(proposal.data["remarks"]).toBe("Freight prepaid");
    const regenerate = `/v1/shipment/document/regenerate?shipmentId=${shipmentId}&key=${signed.key}`;
    expect(await exporter.user.post(regenerate, {})).toMatchObject({ status: 422, errors: [{ field: ["key"] }] });
    expect((await calls.generate("invoice")).data).toMatchObject({ version: 3, supersedes: signed.key, changes: null });
  });

  test("takes its place in the document set, with the packing list that it has, and in a covering letter (R-1110)", async () => {
    const calls = documentCalls(exporter.user, shipmentId);
    const { data: made } = await calls.generate("invoice", { addPL: true });
    const papers = async () => {
      const { data } = await exporter.user.get<{ papers: { type: string; state: string }[] }>(
        `/v1/shipment/papers?shipmentId=${shipmentId}`,
      );
      return data.papers.filter(({ type }) => ["INVOICE", "PACKING_LIST"].includes(type)).map(({ type, state }) => [type, state]);
    };
    const before = await papers();
    const enclosures = async () =>
      (await exporter.user.get(`/v1/shipment/document/covering-letter/proposal?shipmentId=${shipmentId}`)).data["enclosures"];
    const enclosed = await enclosures();
    await send({ type: "INVOICE", supersedes: made.key });
    expect(before).toContainEqual(["PACKING_LIST", "AVAILABLE"]);
    expect(await papers()).toEqual(before);
    expect(await enclosures()).toEqual(enclosed);
  });
});

describe("an upload of another type than the generated document that it replaces", () => {
  const enclosed = async () => {
    const path = `/v1/shipment/document/covering-letter/proposal?shipmentId=${shipmentId}`;
    const { data } = await exporter.user.get<{ enclosures: { document: string }[] }>(path);
    return data.enclosures.map(({ document }) => document);
  };
  const replace = async (kind: DocumentKind, type: string) => {
    const { data, errors } = await documentCalls(exporter.user, shipmentId).generate(kind);
    expect(errors).toEqual([]);
    await send({ type, supersedes: data.key });
  };

  test("is enclosed in a covering letter as what its own type says (R-1113)", async () => {
    await replace("bill-of-lading", "BILL_OF_LADING");
    await replace("origin", "COO");
    await replace("packing-list", "OTHER");
    expect(await enclosed()).toEqual(["Bill of lading", "Certificate of origin"]);
  });

  test("is enclosed as its kind where several kinds have its type (R-1113)", async () => {
    await replace("beneficiary-certificate", "CUSTOM");
    expect(await enclosed()).toEqual(["Beneficiary's certificate"]);
  });
});

describe("the next version of what others see", () => {
  test("starts as a draft if documents need approval, and takes the former from nobody until it is approved (R-694, R-1110)", async () => {
    const shared = await aSharedShipment(api, exporter);
    const link = await aShareLink({ user: exporter.user, ...shared });
    const seen = async () => {
      const { data } = await shared.partner.get<{ attachments: Attachment[] }>(`/v1/shared/shipment${sharedPlace(shared)}`);
      const opened = await api.call<{ pass: string }>("POST", "/v1/link/open", { body: { token: link.token } });
      const body = { token: link.token, pass: opened.data.pass };
      const visit = await api.call<{ content: { documents: { key: string }[] } }>("POST", "/v1/link/read", { body });
      return [data.attachments.map(({ key }) => key), visit.data.content.documents.map(({ key }) => key)];
    };
    await exporter.user.post("/v1/review-settings", { needsApproval: true, fourEyes: false });
    const { data: next } = await send({ supersedes: shared.key }, shared.shipmentId);
    await exporter.user.post("/v1/review-settings", { needsApproval: false, fourEyes: false });
    expect(next).toMatchObject({ state: "DRAFT", audience: ["IMPORTER"], version: 2 });
    expect(await seen()).toEqual([[shared.key], [shared.key]]);
    for (const name of ["submit", "approve"])
      await exporter.user.post(`/v1/shipment/attachment/${name}?shipmentId=${shared.shipmentId}`, { key: next.key });
    expect(await seen()).toEqual([[next.key], [next.key]]);
  });

  test("takes from no partner what it made (R-1115)", async () => {
    const { partner, ...shared } = await aSharedShipment(api, exporter);
    await acceptUploads(exporter.user, shared.partnerId);
    const form = { fields: { attachment_type: "COO" }, file: { name: "COO.pdf", content } };
    const { data: own } = await upload(api, partner, `/v1/shared/attachment/save${sharedPlace(shared)}`, form);
    await exporter.user.post(`/v1/shipment/attachment/approve?shipmentId=${shared.shipmentId}`, { key: own.key });
    const { data: next } = await send({ type: "COO", audience: "", supersedes: own.key }, shared.shipmentId);
    const seen = async () =>
      (await partner.get<{ attachments: Attachment[] }>(`/v1/shared/shipment${sharedPlace(shared)}`)).data.attachments.map(
        ({ key }) => key,
      );
    expect(await seen()).toEqual([shared.key, own.key]);
    expect((await findShared(partner, { types: ["COO"] })).documents.map(({ key }) => key)).toEqual([own.key]);
    await setAudience(exporter.user, shared.shipmentId, next.key, ["IMPORTER"]);
    expect(await seen()).toEqual([shared.key, own.key, next.key]);
  });

  test.each([
    ["deleted", async (key: string) => remove(key)],
    ["reopened", async (key: string) => act("reopen", key)],
    ["asked about again", async (key: string) => ask(key)],
  ])("%s shows the former only to those who might see both (R-722, R-1110)", async (_name, takeAway) => {
    const { data: first } = await send({ audience: "IMPORTER,CHA" });
    const { data: second } = await send({ supersedes: first.key });
    await setAudience(exporter.user, shipmentId, second.key, ["CHA"]);
    expect((await takeAway(second.key)).errors).toEqual([]);
    expect(await stored(first.key)).toMatchObject({ audience: ["CHA"] });
  });

  test("deleted as the draft that it was reopened to, leaves the former to those who might see both (R-722)", async () => {
    const { data: first } = await send({ audience: "IMPORTER,CHA" });
    const { data: second } = await send({ supersedes: first.key, audience: "CHA" });
    expect((await act("reopen", second.key)).errors).toEqual([]);
    expect((await remove(second.key)).errors).toEqual([]);
    expect(await stored(first.key)).toMatchObject({ audience: ["CHA"] });
  });
});
