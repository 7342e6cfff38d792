import { expect, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "../../../api/db/database.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { find, findNames, whenRead } from "../../support/api/calls/documentSearch.ts";
import { aPdfOf } from "../../support/files/hostilePdf.ts";
import { aPng } from "../../support/files/images.ts";
import { aFaultyBucket } from "../../support/servers/faultyBucket.ts";
import { asUser } from "../../support/api/aUser.ts";

test("offices take turns in having their documents read, whatever waits of another (R-726)", async () => {
  const first = await anApi({ startsIndexer: false });
  const [large, small] = [await anExporter(first), await anExporter(first)];
  const put = async ({ user }: Exporter, shipmentId: string, name: string) =>
    (await attach(first, user, shipmentId, { name, content: aPng({ width: 2, height: 2 }) })).data.key;
  const { shipmentId } = await aShipment(large);
  const backlog: string[] = [];
  for (let count = 0; count < 6; count += 1) backlog.push(await put(large, shipmentId, `${count}.png`));
  const own = await put(small, (await aShipment(small)).shipmentId, "own.png");
  for (let count = 6; count < 12; count += 1) backlog.push(await put(large, shipmentId, `${count}.png`));
  await first.stop();
  const claimed: unknown[] = [];
  const onQuery = ({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) => {
    if (/^update "document_entries" set "due_at" = \S+, "attempts"/.test(sql))
      claimed.push(parameters.find((one) => known.has(String(one))));
  };
  const known = new Set([own, ...backlog]);
  const { dataDir, databaseUrl } = first;
  const second = await anApi({ dataDir, ...(databaseUrl && { databaseUrl }), startsIndexer: true, onQuery });
  await whenRead(asUser(second, large.user));
  await whenRead(asUser(second, small.user));
  const places = claimed.map((key) => (key === own ? "own" : backlog.indexOf(String(key))));
  expect(places.indexOf("own")).toBeLessThan(2);
  // Of a backlog the newest and the oldest take turns.
  const [one = -1, two = -1, three = -1] = places.filter((place): place is number => typeof place === "number");
  expect([one, two, three].toSorted((a, b) => a - b)).toEqual(one === 11 ? [0, 10, 11] : [0, 1, 11]);
  await second.stop();
  await first.restart();
  await first.close();
});

test("the texts of documents count towards the quota; one without room is found by its name, and read again later (R-727)", async () => {
  const api = await anApi({ startsIndexer: true, limits: { storageMegabytes: 1, uploads: 0 } });
  const { user, ...exporter } = await anExporter(api);
  const { shipmentId } = await aShipment({ user, ...exporter });
  const line = "BT /F 9 Tf 9 9 Td (turmeric and coriander seed of the new crop) Tj ET\n";
  const textOf = (lines: number) => aPdfOf(Buffer.from(line.repeat(lines)), 10);
  const put = (name: string, content: Buffer) => attach(api, user, shipmentId, { name, content });
  // Files of a few kilobytes with 400 kB of text each.
  const stored = [];
  for (const name of ["one.pdf", "two.pdf", "three.pdf"]) {
    const { data, status } = await put(name, textOf(900));
    expect([status, data.sizeInBytes < 20_000]).toEqual([200, true]);
    stored.push(data.key);
    await whenRead(user);
  }
  const states = async () => (await find(user, { sort: "OLDEST" })).documents.map(({ textState, problem }) => [textState, problem]);
  const noRoom = ["FAILED", "The storage was full, so its text was not kept"];
  expect(await states()).toEqual([["DONE", ""], ["DONE", ""], noRoom]);
  expect(await findNames(user, { q: "coriander", sort: "OLDEST" })).toEqual(["one.pdf", "two.pdf"]);
  expect(await findNames(user, { q: "three" })).toEqual(["three.pdf"]);
  expect((await put("file.pdf", Buffer.concat([textOf(1), Buffer.alloc(250_000, "\n"), Buffer.from("%%EOF")]))).status).toBe(413);
  await user.delete(`/v1/shipment/attachment/delete?shipmentId=${shipmentId}&key=${stored[0]}`);
  expect((await user.post(`/v1/document/retry?key=${stored[2]}`)).status).toBe(200);
  await whenRead(user);
  expect(await findNames(user, { q: "coriander", sort: "OLDEST" })).toEqual(["two.pdf", "three.pdf"]);
  await api.close();
});

test("a document that killed servers were reading is read in the end, after those that were not interrupted (R-785)", async () => {
  let now = new Date("2025-11-20T20:00:00Z");
  const first = await anApi({ startsIndexer: false, clock: () => now });
  const { user, ...exporter } = await anExporter(first);
  const { shipmentId } = await aShipment({ user, ...exporter });
  const put = (api: TestApi, name: string) =>
    attach(api, asUser(api, user), shipmentId, { name, content: aPdfOf(Buffer.from("BT /F 9 Tf 9 9 Td (turmeric) Tj ET"), 1) });
  await put(first, "one.pdf");
  await first.stop();
  const { dataDir, databaseUrl } = first;
  const { db, close } = await openDatabase({ dataDir, databaseUrl });
  await db.updateTable("documentEntries").set({ attempts: 4, dueAt: "2025-11-20T20:00:50.000Z" }).execute();
  await close();
  const second = await anApi({ dataDir, ...(databaseUrl && { databaseUrl }), startsIndexer: true, clock: () => now });
  const found = () => findNames(asUser(second, user), { q: "turmeric", sort: "OLDEST" });
  for (const name of ["two.pdf", "three.pdf"]) {
    await put(second, name);
    await expect.poll(found).toContain(name);
  }
  expect(await found()).not.toContain("one.pdf");
  now = new Date("2025-11-20T20:01:00Z");
  await put(second, "four.pdf");
  await expect.poll(async () => (await found()).toSorted()).toEqual(["four.pdf", "one.pdf", "three.pdf", "two.pdf"]);
  await second.stop();
  await first.restart();
  await first.close();
});

test("a stop gives up the reading of a long document, which is no try: it waits for the next start (R-1158)", async () => {
  const begun = Promise.withResolvers<void>();
  const onQuery = ({ sql }: { sql: string }) => {
    if (/^update "document_entries" set "due_at" = \S+, "attempts"/.test(sql)) begun.resolve();
  };
  const first = await anApi({ startsIndexer: true, onQuery });
  const { user, ...exporter } = await anExporter(first);
  const { shipmentId } = await aShipment({ user, ...exporter });
  const line = "BT /F 9 Tf 9 9 Td (turmeric and coriander seed of the new crop) Tj ET\n";
  await attach(first, user, shipmentId, { name: "long.pdf", content: aPdfOf(Buffer.from(line.repeat(20_000)), 300) });
  await begun.promise;
  await first.stop();
  const { dataDir, databaseUrl } = first;
  const { db, close } = await openDatabase({ dataDir, databaseUrl });
  const entries = await db.selectFrom("documentEntries").select(["state", "attempts", "dueAt"]).execute();
  await close();
  expect(entries).toEqual([{ state: "PENDING", attempts: 0, dueAt: expect.any(String) }]);
  expect(Date.parse(entries[0]?.dueAt ?? "")).toBeLessThan(Date.now());
  await first.close();
});

test("a document that an S3 store does not give is read once it does, however long that lasts (R-1122)", async () => {
  let now = Date.parse("2025-11-20T20:00:00Z");
  const bucket = await aFaultyBucket();
  const api = await anApi({ startsIndexer: true, clock: () => new Date(now), filesUrl: bucket.filesUrl });
  onTestFinished(async () => {
    await api.close();
    await bucket.close();
  });
  const { user, ...exporter } = await anExporter(api);
  const { shipmentId } = await aShipment({ user, ...exporter });
  const content = aPdfOf(Buffer.from("BT /F 9 Tf 9 9 Td (turmeric) Tj ET"), 1);
  const asked = () => bucket.methods.filter((method) => method === "GET").length;
  // The next minute, and something that makes the reader look. It may come before the former try has failed.
  const look = async () => {
    now += 61_000;
    await user.post("/v1/user/broker/add", { name: `Broker ${now}` });
  };
  bucket.behave("InvalidAccessKeyId", "GET");
  await attach(api, user, shipmentId, { name: "one.pdf", content });
  for (let attempt = 1; attempt <= 7; attempt += 1) {
    await vi.waitFor(() => look().then(() => expect(asked()).toBeGreaterThanOrEqual(attempt)), 10_000);
  }
  bucket.behave("right", "GET");
  await expect.poll(() => look().then(() => findNames(user, { q: "turmeric" }))).toEqual(["one.pdf"]);
});
