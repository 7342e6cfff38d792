import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { aMember } from "../../support/api/members.ts";
import { aPdf } from "../../support/files/pdfs.ts";

let api: TestApi;
let exporter: Exporter;
let shipmentId: string;
let origin: string;
beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
  ({ shipmentId } = await aShipment(exporter));
  origin = await api.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  api.app.server.closeAllConnections();
  await api.close();
});

/** A PDF of that many bytes. */
async function put(name: string, bytes = 1_000): Promise<string> {
  const start = await aPdf([name]);
  const content = Buffer.concat([start, Buffer.alloc(Math.max(0, bytes - start.length), "\n")]);
  return (await attach(api, exporter.user, shipmentId, { name, content })).data.key;
}

async function zipOf(keys: string[]): Promise<string> {
  const { data } = await exporter.user.post<{ url: string }>("/v1/document/zip", { keys });
  return data.url.replace("http://lading.test", origin);
}

test("a person downloads two ZIPs at a time; a third is refused with Retry-After, until one is done (R-724)", async () => {
  // More than the connection's buffers take, so that an unread answer stays open.
  const url = await zipOf([await put("large.pdf", 12_000_000)]);
  const open = [new AbortController(), new AbortController()];
  for (const { signal } of open) expect((await fetch(url, { signal })).status).toBe(200);
  const refused = await fetch(url);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "30"]);
  expect(await refused.json()).toEqual({ data: null, errors: [{ error: "Too many ZIP downloads are open", code: "RATE_LIMITED" }] });
  open[0]?.abort();
  await expect.poll(async () => (await fetch(url, { method: "GET", signal: AbortSignal.timeout(5_000) })).status).toBe(200);
  open[1]?.abort();
});

test("a ZIP of which the store does not give a file breaks off, and never says that the file is gone (R-724)", async () => {
  const keys = [await put("good.pdf", 300_000), await put("bad.pdf")];
  const url = await zipOf(keys);
  const folder = join(api.dataDir, "files");
  const paths = await readdir(folder, { recursive: true });
  for (const path of paths.filter((one) => one.endsWith(keys[1] ?? ""))) await rm(join(folder, path));
  const response = await fetch(url);
  await expect(response.arrayBuffer()).rejects.toThrow(/terminated|aborted/);
  const alone = await fetch(await zipOf([keys[1] ?? ""]));
  const bytes = await alone.text().catch(() => "broken off");
  expect(bytes).not.toContain("gone");
  expect(alone.status === 500 || bytes === "broken off").toBe(true);
});

test("a ZIP that a removed member is downloading breaks off at the next file (R-724)", async () => {
  const member = await aMember(api, exporter.user, { role: "VIEWER" });
  // The first file is more than the connection's buffers take.
  const keys = [await put("long.pdf", 12_000_000), await put("next.pdf")];
  const { data } = await member.post<{ url: string }>("/v1/document/zip", { keys });
  const response = await fetch(data.url.replace("http://lading.test", origin));
  expect(response.status).toBe(200);
  expect((await exporter.user.delete(`/v1/team/member?memberId=${member.memberId}`)).status).toBe(200);
  await expect(response.arrayBuffer()).rejects.toThrow(/terminated|aborted/);
});
