import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ShipmentPartners } from "../../../api/partner/shipmentPartners.ts";
import type { Attachment } from "#domain/documents/attachment.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { trailOf } from "../../support/api/auditTrail.ts";
import { attach, attachmentsOf } from "../../support/api/calls/attachments.ts";
import { findNames } from "../../support/api/calls/documentSearch.ts";
import { aMember } from "../../support/api/members.ts";
import { aShareWith, aSharedShipment, sharedPlace, type Share } from "../../support/api/sharing/shares.ts";
import { documentBodies } from "../../support/fixtures/documentRequests.ts";
import { aPdf } from "../../support/files/pdfs.ts";

let api: TestApi;
let exporter: Exporter;
let other: Exporter;
let content: Buffer;
beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
  other = await anExporter(api);
  content = await aPdf(["Paper"]);
});
afterAll(() => api.close());

async function aFile({ user }: Exporter = exporter, shipmentId?: string, audience = ""): Promise<{ shipmentId: string; key: string }> {
  const place = shipmentId ?? (await aShipment(user === other.user ? other : exporter)).shipmentId;
  const { data } = await attach(api, user, place, { name: "Paper.pdf", content, audience });
  return { shipmentId: place, key: data.key };
}

async function stored({ shipmentId, key }: { shipmentId: string; key: string }): Promise<Attachment | undefined> {
  return (await attachmentsOf(exporter.user, shipmentId)).find((file) => file.key === key);
}

const setType = (keys: string[], type = "COO", user = exporter.user) => user.post("/v1/document/type", { keys, type });

describe("the type of files of several shipments", () => {
  test("changes at once, and their document sets and searches follow (R-1002)", async () => {
    const [one, two] = [await aFile(), await aFile()];
    expect((await setType([one.key, two.key, one.key], "CONTRACT")).data).toEqual({ success: true, files: 2 });
    expect([(await stored(one))?.type, (await stored(two))?.type]).toEqual(["CONTRACT", "CONTRACT"]);
    expect(await findNames(exporter.user, { types: ["CONTRACT"] })).toHaveLength(2);
    const set = await exporter.user.get<{ papers: { type: string; state: string }[] }>(`/v1/shipment/papers?shipmentId=${one.shipmentId}`);
    expect(set.data.papers).toContainEqual(expect.objectContaining({ type: "CONTRACT", state: "AVAILABLE" }));
  });

  test("stays for a final file, a generated one, and for all others of the same call (R-1002)", async () => {
    const [one, final] = [await aFile(), await aFile()];
    const act = `/v1/shipment/attachment/finalise?shipmentId=${final.shipmentId}`;
    expect((await exporter.user.post(act, { key: final.key })).status).toBe(200);
    const path = `/v1/shipment/document/invoice?shipmentId=${one.shipmentId}`;
    const generated = await exporter.user.post<Attachment>(path, documentBodies.invoice);
    expect(generated.errors).toEqual([]);
    for (const [key, message] of [
      [final.key, "This document is final: Paper.pdf"],
      [generated.data.key, `A generated document keeps its type: ${generated.data.name}`],
    ] as const) {
      expect(await setType([one.key, key])).toMatchObject({ status: 409, errors: [{ error: message, code: "CONFLICT", field: ["keys"] }] });
    }
    expect((await stored(one))?.type).toBe("OTHER");
  });

  test("is no other office's, no unknown file's, and no viewer's to change (R-1002)", async () => {
    const [own, foreign] = [await aFile(), await aFile(other)];
    for (const key of [foreign.key, "unknown"]) {
      expect(await setType([own.key, key])).toMatchObject({
        status: 404,
        errors: [{ error: "Attachment not found", field: ["keys", "1"] }],
      });
    }
    expect((await setType([])).status).toBe(422);
    expect((await setType([own.key], "PASSPORT")).status).toBe(400);
    expect((await setType(Array.from({ length: 501 }, () => own.key))).status).toBe(400);
    expect((await setType([own.key], "COO", await aMember(api, exporter.user, { role: "VIEWER" }))).status).toBe(403);
    expect((await stored(own))?.type).toBe("OTHER");
  });
});

test("who may see files of several shipments is set at once, for all of them or none (R-1003)", async () => {
  const [one, two, foreign] = [await aFile(), await aFile(), await aFile(other)];
  const set = (keys: string[], audience: string[]) => exporter.user.post("/v1/document/audience", { keys, audience });
  expect((await set([one.key, two.key], ["CHA", "IMPORTER"])).data).toEqual({ success: true, files: 2, audience: ["IMPORTER", "CHA"] });
  expect((await stored(two))?.audience).toEqual(["IMPORTER", "CHA"]);
  expect((await set([one.key, foreign.key], [])).status).toBe(404);
  expect((await stored(one))?.audience).toEqual(["IMPORTER", "CHA"]);
  const { entries } = await trailOf(exporter.user);
  const changed = entries.filter(
    ({ action, shipmentId }) => action === "CHANGED" && [one.shipmentId, two.shipmentId].includes(shipmentId ?? ""),
  );
  expect(changed).toHaveLength(2);
});

describe("files of several shipments", () => {
  function merge(at: string, parts: { shipmentId: string; key: string }[], audience?: string[]) {
    const body = { name: "All", documents: parts, audience };
    return exporter.user.post<Attachment>(`/v1/shipment/attachment/merge?shipmentId=${at}`, body);
  }

  test("are merged into the one that is asked for; a part needs its own shipment (R-1004)", async () => {
    const [one, two, foreign] = [await aFile(), await aFile(), await aFile(other)];
    const { data } = await merge(one.shipmentId, [one, two]);
    expect(await stored({ ...one, key: data.key })).toMatchObject({ type: "MERGED_DOCS", name: "All.pdf", audience: [] });
    const notFound = { status: 404, errors: [{ error: "Attachment not found", field: ["documents", "1", "key"] }] };
    for (const part of [foreign, { ...two, shipmentId: "" }, { ...two, shipmentId: one.shipmentId }]) {
      expect(await merge(one.shipmentId, [one, part])).toMatchObject(notFound);
    }
  });

  test("merged, are hidden from a partner while a shipment of a part is not shared with it, however often they were merged (R-1004, R-1258)", async () => {
    const both = await aSharedShipment(api, exporter);
    const also = await aShareWith(api, exporter, { partnerId: both.partnerId, role: "IMPORTER" });
    const { data: once } = await merge(both.shipmentId, [both, also]);
    const { data: twice } = await merge(both.shipmentId, [{ ...both, key: once.key }, both]);
    const late = await aSharedShipment(api, exporter);
    const put = (shipmentId: string) =>
      exporter.user.post(`/v1/shipment/partner/add?shipmentId=${shipmentId}`, { partnerId: late.partnerId });
    expect((await put(both.shipmentId)).errors).toEqual([]);
    const seen = async ({ partner, partnerId }: typeof late) => {
      const place = sharedPlace({ partnerId, shipmentId: both.shipmentId });
      const { data } = await partner.get<{ attachments: { key: string }[] }>(`/v1/shared/shipment${place}`);
      return [once, twice].map(({ key }) => data.attachments.some((file) => file.key === key));
    };
    const hiddenFrom = async ({ partnerId }: typeof late) => {
      const { data } = await exporter.user.get<ShipmentPartners>(`/v1/shipment/partner?shipmentId=${both.shipmentId}`);
      return data.partners.find((one) => one.partner.partnerId === partnerId)?.hiddenKeys;
    };
    expect([await seen(both), await seen(late)]).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(await hiddenFrom(both)).toEqual([]);
    expect(await hiddenFrom(late)).toEqual([once.key, twice.key].toSorted());
    expect((await put(also.shipmentId)).errors).toEqual([]);
    expect(await seen(late)).toEqual([true, true]);
    expect(await hiddenFrom(late)).toEqual([]);
  });

  test("merged, are shown only to roles of which all partners see both shipments (R-1004)", async () => {
    const both: Share = await aSharedShipment(api, exporter);
    const also = await aShareWith(api, exporter, { partnerId: both.partnerId, role: "IMPORTER" });
    expect(await merge(both.shipmentId, [both, also])).toMatchObject({ errors: [], data: { audience: ["IMPORTER"] } });
    const hidden = await aFile(exporter, undefined, "IMPORTER");
    for (const [at, parts] of [
      [both.shipmentId, [both, hidden]],
      [hidden.shipmentId, [hidden, both]],
    ] as const) {
      expect(await merge(at, [...parts], ["IMPORTER"])).toMatchObject({
        status: 422,
        errors: [{ error: "A merged document is visible only to those who may see all its parts, not to Importer", field: ["audience"] }],
      });
    }
  });
});
