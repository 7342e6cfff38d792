import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Attachment } from "#domain/documents/attachment.ts";
import type { PartnerRole } from "#domain/partners/partner.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { attach, attachmentsOf } from "../../support/api/calls/attachments.ts";
import { trailOf } from "../../support/api/auditTrail.ts";
import { aMember } from "../../support/api/members.ts";
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
  pdf = await aPdf(["Invoice"]);
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ shipmentId } = await aShipment(exporter));
});

async function stored(change: { name?: string; audience?: string; type?: string } = {}): Promise<Attachment> {
  const { data, errors } = await attach(api, exporter.user, shipmentId, { name: "a.pdf", content: pdf, ...change });
  expect(errors).toEqual([]);
  return data;
}

function setAudience(keys: string[], audience: string[], { user = exporter.user, of = shipmentId, headers = {} } = {}) {
  return user.post(`/v1/shipment/attachment/audience?shipmentId=${of}`, { keys, audience }, headers);
}

async function audiences(): Promise<PartnerRole[][]> {
  return (await attachmentsOf(exporter.user, shipmentId)).map(({ audience }) => audience);
}

function defaultsOf(user: Exporter["user"], defaults: object[]) {
  return user.post("/v1/sharing-defaults", { defaults });
}

describe("the audience of stored files", () => {
  test("is set for several at once, in the order of the roles, and shown by detail and list (R-670)", async () => {
    const [first, second, other] = [await stored(), await stored(), await stored()];
    expect(first.audience).toEqual([]);
    const { data } = await setAudience([first.key, second.key, first.key], ["CHA", "IMPORTER", "CHA"]);
    expect(data).toEqual({ success: true, audience: ["IMPORTER", "CHA"] });
    expect(await audiences()).toEqual([["IMPORTER", "CHA"], ["IMPORTER", "CHA"], []]);
    const path = `/v1/shipment/filter?firmId=${exporter.firm.firmId}`;
    const list = await exporter.user.post<{ shipments: { attachments: Attachment[] }[] }>(path, { full: true, limit: 1 });
    expect(list.data.shipments[0]?.attachments.map(({ audience }) => audience)).toEqual(await audiences());
    await setAudience([second.key, other.key], []);
    expect(await audiences()).toEqual([["IMPORTER", "CHA"], [], []]);
  });

  test("keeps the time of the files and the shipment's version (R-670)", async () => {
    const file = await stored();
    const before = await exporter.user.get<{ version: number }>(`/v1/shipment?shipmentId=${shipmentId}`);
    await setAudience([file.key], ["BROKER"]);
    const after = await exporter.user.get<{ version: number }>(`/v1/shipment?shipmentId=${shipmentId}`);
    expect(after.data.version).toBe(before.data.version);
    expect(after.headers["etag"]).not.toBe(before.headers["etag"]);
    expect(await attachmentsOf(exporter.user, shipmentId)).toEqual([{ ...file, audience: ["BROKER"] }]);
  });

  test("is refused as a whole for a key of nobody, of another shipment or another office, all alike (R-670)", async () => {
    const own = await stored();
    const theirs = await aShipment(stranger);
    const { data: strange } = await attach(api, stranger.user, theirs.shipmentId, { name: "a.pdf", content: pdf });
    const elsewhere = (await attach(api, exporter.user, (await aShipment(exporter)).shipmentId, { name: "a.pdf", content: pdf })).data;
    const refused = await setAudience([own.key, "unknown"], ["CHA"]);
    expect(refused).toMatchObject({ status: 404, errors: [{ error: "Attachment not found", code: "NOT_FOUND", field: ["keys", "1"] }] });
    for (const { key } of [strange, elsewhere]) {
      const { status, data, errors } = await setAudience([own.key, key], ["CHA"]);
      expect({ status, data, errors }).toEqual({ status: refused.status, data: refused.data, errors: refused.errors });
    }
    const unknown = await setAudience([own.key], ["CHA"], { of: "unknown" });
    const foreign = await setAudience([own.key], ["CHA"], { of: theirs.shipmentId });
    expect(unknown).toMatchObject({ status: 404, errors: [{ error: "Shipment not found" }] });
    expect([foreign.status, foreign.errors]).toEqual([unknown.status, unknown.errors]);
    expect(await audiences()).toEqual([[]]);
    expect((await attachmentsOf(stranger.user, theirs.shipmentId))[0]?.audience).toEqual([]);
  });

  test("has known roles and 1 to 500 files (R-670)", async () => {
    const { key } = await stored();
    expect(await setAudience([key], ["CHA", "BANK"])).toMatchObject({
      status: 400,
      errors: [{ error: "audience 2 must be IMPORTER or BROKER or CHA", field: ["audience", "1"] }],
    });
    expect(await setAudience([], ["CHA"])).toMatchObject({ status: 422, errors: [{ field: ["keys"] }] });
    const many = Array.from({ length: 501 }, (_, index) => `key-${index}`);
    expect(await setAudience(many, ["CHA"])).toMatchObject({ status: 400, errors: [{ error: "keys must have at most 500 items" }] });
    expect(await setAudience(many.slice(1), ["CHA"])).toMatchObject({ status: 404 });
    for (const body of [{ keys: [key] }, { keys: [key], audience: null }, { keys: [key], audience: "CHA" }, { keys: [7], audience: [] }]) {
      expect(await exporter.user.post(`/v1/shipment/attachment/audience?shipmentId=${shipmentId}`, body)).toMatchObject({ status: 400 });
    }
    expect(await audiences()).toEqual([[]]);
  });

  test("is not for viewers, and is for editors (R-641, R-670)", async () => {
    const { key } = await stored();
    const viewer = await aMember(api, exporter.user, { role: "VIEWER" });
    const editor = await aMember(api, exporter.user, { role: "EDITOR" });
    expect(await setAudience([key], ["CHA"], { user: viewer })).toMatchObject({
      status: 403,
      errors: [{ error: "Your role may only read" }],
    });
    expect(await audiences()).toEqual([[]]);
    expect(await setAudience([key], ["CHA"], { user: editor })).toMatchObject({ status: 200 });
    expect(await audiences()).toEqual([["CHA"]]);
  });

  test("of two setters at once is one of theirs for all files, and the trail has both in order (R-670, R-674)", async () => {
    const keys = [(await stored()).key, (await stored()).key];
    const answers = await Promise.all([setAudience(keys, ["IMPORTER"]), setAudience(keys, ["CHA", "BROKER"])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [one, other] = await audiences();
    expect(one).toEqual(other);
    const { entries } = await trailOf(exporter.user, `shipmentId=${shipmentId}`);
    const changes = entries.filter(({ action, entityId }) => action === "CHANGED" && entityId === keys[0]).map((entry) => entry.changes[0]);
    expect(changes[1]?.from).toBe("nobody");
    expect(changes[0]?.from).toBe(changes[1]?.to);
  });

  test("is set once for a repeated Idempotency-Key", async () => {
    const { key } = await stored();
    const headers = { "idempotency-key": "tags-1" };
    await setAudience([key], ["CHA"], { headers });
    await setAudience([key], []);
    expect(await setAudience([key], ["CHA"], { headers })).toMatchObject({ status: 200, data: { audience: ["CHA"] } });
    expect(await audiences()).toEqual([[]]);
  });

  test("is in the history of the shipment, a line for each file that changed (R-674)", async () => {
    const [first, second] = [await stored({ name: "one.pdf", audience: "CHA" }), await stored({ name: "two.pdf" })];
    await setAudience([first.key, second.key], ["CHA"]);
    await setAudience([second.key], []);
    const { entries } = (await exporter.user.get<{ entries: { sentence: string }[] }>(`/v1/shipment/history?shipmentId=${shipmentId}`))
      .data;
    expect(entries.slice(0, 2).map(({ sentence }) => sentence)).toEqual([
      "Asha Mehta changed two.pdf: the audience from CHA to nobody",
      "Asha Mehta changed two.pdf: the audience from nobody to CHA",
    ]);
    const uploads = (await trailOf(exporter.user, `shipmentId=${shipmentId}`)).entries.filter(({ action }) => action === "UPLOADED");
    expect(uploads.map(({ name, changes }) => [name, changes])).toEqual([
      ["two.pdf", []],
      ["one.pdf", [{ field: "audience", of: "", from: "nobody", to: "CHA" }]],
    ]);
  });
});

describe("the audience of a new file", () => {
  test("is the sharing default of its type, at first nobody; a choice wins, also that of nobody (R-671)", async () => {
    expect((await stored({ type: "COI" })).audience).toEqual([]);
    await defaultsOf(exporter.user, [{ type: "COI", audience: ["IMPORTER"] }]);
    expect((await stored({ type: "COI" })).audience).toEqual(["IMPORTER"]);
    expect((await stored({ type: "COO" })).audience).toEqual([]);
    expect((await stored({ type: "COI", audience: "" })).audience).toEqual([]);
    expect((await stored({ type: "COI", audience: "CHA, BROKER" })).audience).toEqual(["BROKER", "CHA"]);
    const theirs = await aShipment(stranger);
    expect((await attach(api, stranger.user, theirs.shipmentId, { name: "a.pdf", content: pdf, type: "COI" })).data.audience).toEqual([]);
    await defaultsOf(exporter.user, []);
    expect(await audiences()).toEqual([[], ["IMPORTER"], [], [], ["BROKER", "CHA"]]);
  });

  test("with an unknown role is refused, and nothing is stored (R-670)", async () => {
    expect(await attach(api, exporter.user, shipmentId, { name: "a.pdf", content: pdf, audience: "CHA,BANK" })).toMatchObject({
      status: 422,
      errors: [{ error: expect.stringContaining("‘BANK’"), field: ["audience"] }],
    });
    expect(await audiences()).toEqual([]);
  });
});

describe("the audience of a merged file", () => {
  function merge(keys: string[], audience?: string[]) {
    const documents = keys.map((key) => ({ key }));
    return exporter.user.post<Attachment>(`/v1/shipment/attachment/merge?shipmentId=${shipmentId}`, { name: "All", documents, audience });
  }

  test("is what its parts have in common, not the default of merged files; a choice only narrows it (R-672)", async () => {
    await defaultsOf(exporter.user, [{ type: "MERGED_DOCS", audience: ["BROKER"] }]);
    const keys = [(await stored({ audience: "IMPORTER,BROKER,CHA" })).key, (await stored({ audience: "IMPORTER,CHA" })).key];
    expect((await merge(keys)).data.audience).toEqual(["IMPORTER", "CHA"]);
    expect((await merge(keys, ["CHA"])).data.audience).toEqual(["CHA"]);
    expect((await merge(keys, [])).data.audience).toEqual([]);
    expect(await merge(keys, ["BROKER", "CHA"])).toMatchObject({
      status: 422,
      errors: [{ error: "A merged document is visible only to those who may see all its parts, not to Broker", field: ["audience"] }],
    });
    expect(await audiences()).toHaveLength(5);
    await defaultsOf(exporter.user, []);
  });

  test("of a file that nobody may see is nobody (R-672)", async () => {
    const keys = [(await stored({ audience: "IMPORTER,BROKER,CHA" })).key, (await stored()).key];
    expect((await merge(keys)).data.audience).toEqual([]);
  });
});
