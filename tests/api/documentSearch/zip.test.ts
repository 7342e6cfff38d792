import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, type Db } from "../../../api/db/database.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { aPng } from "../../support/files/images.ts";

let api: TestApi;
let exporter: Exporter;
let shipmentId: string;
let now = new Date("2026-01-05T10:00:00.000Z");

beforeAll(async () => {
  api = await anApi({ clock: () => now, limits: { exports: 0 } });
  exporter = await anExporter(api);
  ({ shipmentId } = await aShipment(exporter, { name: "../..: Lot" }));
});
afterAll(() => api.close());

async function put(name: string, width = 2): Promise<string> {
  return (await attach(api, exporter.user, shipmentId, { name, content: aPng({ width, height: 2 }) })).data.key;
}

async function fetchZip(url: string) {
  const response = await api.inject({ method: "GET", url: url.replace("http://lading.test", "") });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
}

test("a selection is downloaded as one ZIP with a folder for each shipment and a list of contents (R-790)", async () => {
  const keys = [await put("same.png"), await put("same.png", 3), await put("=sum(1).png"), await put("gone.png")];
  const { data } = await exporter.user.post<{ url: string; files: number }>("/v1/document/zip", { keys: [...keys, keys[0]] });
  expect(data.files).toBe(4);
  await exporter.user.delete(`/v1/shipment/attachment/delete?shipmentId=${shipmentId}&key=${keys[3]}`);
  const { status, headers, bytes } = await fetchZip(data.url);
  expect({ status, type: headers["content-type"], cache: headers["cache-control"] }).toEqual({
    status: 200,
    type: "application/zip",
    cache: "private, no-store",
  });
  const files = unzipSync(bytes);
  const folder = `${exporter.firm.name}/.._.._ Lot`;
  expect(Object.keys(files)).toEqual([
    `${folder}/Other - same.png`,
    `${folder}/Other - same (2).png`,
    `${folder}/Other - =sum(1).png`,
    "contents.csv",
  ]);
  expect(Buffer.from(files[`${folder}/Other - same (2).png`] ?? []).equals(aPng({ width: 3, height: 2 }))).toBe(true);
  const list = Buffer.from(files["contents.csv"] ?? []).toString("utf8");
  expect(list.trim().split("\r\n")).toHaveLength(5);
  expect(list).toContain(`${keys[3]},,,gone`);
  const { data: trail } = await exporter.user.get<{ entries: { action: string; name: string }[] }>("/v1/audit-trail?limit=50");
  expect(trail.entries.filter(({ action }) => action === "DOWNLOADED")).toMatchObject([{ name: "4 documents" }]);
});

test("every disk can unpack a ZIP: a name of more than 255 bytes loses its end, not its extension (R-1321)", async () => {
  const thai = "ใบกำกับสินค้าเพื่อการส่งออก".repeat(8).slice(0, 200);
  const { shipmentId: place } = await aShipment(exporter, { name: thai });
  const names = [`${thai}.png`, `${thai}.png`, `${"x".repeat(250)}.png`];
  const keys: string[] = [];
  for (const [at, name] of names.entries())
    keys.push((await attach(api, exporter.user, place, { name, content: aPng({ width: at + 2, height: 2 }) })).data.key);
  const { data } = await exporter.user.post<{ url: string }>("/v1/document/zip", { keys });
  const paths = Object.keys(unzipSync((await fetchZip(data.url)).bytes)).filter((path) => path !== "contents.csv");
  expect(paths.map((path) => path.slice(-8))).toEqual([expect.stringMatching(/\.png$/), expect.stringMatching(/ \(2\)\.png$/), "xxxx.png"]);
  expect(paths.flatMap((path) => path.split("/")).filter((part) => Buffer.byteLength(part) > 255)).toEqual([]);
});

test("a ZIP's address ends after five minutes, with its signature, and is no other office's (R-790)", async () => {
  const other = await anExporter(api);
  const keys = [await put("a.png")];
  const { data } = await exporter.user.post<{ url: string }>("/v1/document/zip", { keys });
  expect((await fetchZip(data.url.replace(/signature=.{5}/, "signature=AAAAA"))).status).toBe(403);
  expect((await fetchZip(data.url.replace(/expires=\d+/, "expires=99999999999"))).status).toBe(403);
  expect((await fetchZip(data.url)).status).toBe(200);
  now = new Date(now.getTime() + 5 * 60_000 + 1_000);
  expect((await fetchZip(data.url)).status).toBe(403);
  expect(await other.user.post("/v1/document/zip", { keys })).toMatchObject({ status: 404, errors: [{ error: "Attachment not found" }] });
});

test("all that a search finds is downloaded, and the trail has its words (R-790)", async () => {
  const { shipmentId: other } = await aShipment(exporter, { name: "Winter Lot" });
  await attach(api, exporter.user, other, { name: "found.png", content: aPng({ width: 2, height: 2 }) });
  const { data } = await exporter.user.post<{ url: string; files: number }>("/v1/document/zip", { filter: { shipmentId: other } });
  expect(data.files).toBe(1);
  const list = Buffer.from(unzipSync((await fetchZip(data.url)).bytes)["contents.csv"] ?? []).toString("utf8");
  expect(list).toMatch(/found\.png,Winter Lot,Other,Approved,/);
  expect((await exporter.user.post("/v1/document/zip", { filter: { q: "zebra" } })).status).toBe(422);
  const both = { keys: ["key"], filter: { q: "zebra" } };
  expect(await exporter.user.post("/v1/document/zip", both)).toMatchObject({ status: 422, errors: [{ field: ["filter"] }] });
  expect((await exporter.user.post("/v1/document/zip", { filter: { q: "a".repeat(101) } })).status).toBe(422);
});

test("a ZIP of nothing is refused, and one of 501 documents, named or found (R-790)", async () => {
  expect(await exporter.user.post("/v1/document/zip", { keys: [] })).toMatchObject({ status: 422, errors: [{ field: ["keys"] }] });
  const other = await anExporter(api);
  const { shipmentId: place } = await aShipment(other);
  const first = (await attach(api, other.user, place, { name: "0.png", content: aPng({ width: 2, height: 2 }) })).data.key;
  const keys = [first, ...Array.from({ length: 500 }, (_, index) => `key${index}`)];
  await api.restart(async () => {
    const { db, close } = await openDatabase(api);
    await copyDocument(db, keys);
    await close();
  });
  const refusal = { status: 422, errors: [{ error: "At most 500 documents and 1 GB can be downloaded at once" }] };
  expect(await other.user.post("/v1/document/zip", { keys })).toMatchObject(refusal);
  expect(await other.user.post("/v1/document/zip", { filter: { q: "" } })).toMatchObject(refusal);
  // As often named, a document is one.
  const named = await other.user.post<{ files: number }>("/v1/document/zip", { keys: [...keys.slice(0, 500), first] });
  expect([named.status, named.data.files]).toEqual([200, 500]);
  expect((await other.user.post("/v1/document/zip", { keys: Array.from({ length: 5_001 }, () => first) })).status).toBe(400);
});

/** Stores further documents like the first one. */
async function copyDocument(db: Db, [first = "", ...others]: string[]): Promise<void> {
  const file = await db.selectFrom("files").selectAll().where("key", "=", first).executeTakeFirstOrThrow();
  const entry = await db.selectFrom("documentEntries").selectAll().where("key", "=", first).executeTakeFirstOrThrow();
  await db.transaction().execute(async (trx) => {
    for (const [index, key] of others.entries()) {
      await trx
        .insertInto("files")
        .values({ ...file, key })
        .execute();
      await trx
        .insertInto("documentEntries")
        .values({ ...entry, key, number: entry.number + 1_000 + index })
        .execute();
    }
  });
}
