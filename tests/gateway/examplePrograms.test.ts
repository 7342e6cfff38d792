import { execFile } from "node:child_process";
import { createServer } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openGateway } from "../support/gateway/aGateway.ts";
import { aServedApi } from "../support/api/aServedApi.ts";
import { anExporter, aShipment, type Exporter } from "../support/api/anExporter.ts";

const served = aServedApi();
let gateway: Awaited<ReturnType<typeof openGateway>>;
let exporter: Exporter;
let folder = "";
/** A server that is not Lading. */
const stranger = createServer((_request, response) => response.writeHead(404, { "content-type": "text/html" }).end("<h1>Not here</h1>"));
let strangerUrl = "";

beforeAll(async () => {
  gateway = await openGateway({ rest: { url: served.url } });
  exporter = await anExporter(served.api);
  await aShipment(exporter, { name: "Jebel Ali" });
  folder = await mkdtemp(join(tmpdir(), "lading-examples-"));
  await new Promise<void>((done) => void stranger.listen(0, "127.0.0.1", done));
  // A server that listens on a port has an address of this form.
  strangerUrl = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await gateway.close();
  stranger.close();
  await rm(folder, { recursive: true });
});

const programs: [name: string, command: string, file: string][] = [
  ["curl", "bash", "curl/invoice.sh"],
  ["TypeScript", process.execPath, "typescript/invoice.ts"],
  ["Python", "python3", "python/invoice.py"],
];

/** How a program ended that ran in its own folder. */
function run(command: string, file: string, args: string[], url: string): Promise<{ code: number; said: string }> {
  const env = { ...process.env, LADING_URL: url, LADING_KEY: exporter.user.jwt };
  return new Promise((done) => {
    execFile(command, [resolve("examples", file), ...args], { cwd: folder, env, timeout: 30_000 }, (error, _out, said) => {
      done({ code: error === null ? 0 : Number(error.code), said: said.trim() });
    });
  });
}

const own = () => gateway.url.replace("/graphql", "");

describe.each(programs)("the example for %s", (_name, command, file) => {
  test.each<[string, string[], RegExp]>([
    ["a blank number", ["Jebel", " ", "2026-05-04"], /Please fill in all required fields/],
    ["a date that is none", ["Jebel", "EX/1", "2026-02-30"], /A Date is a real day/],
    ["words that no shipment has", ["Nowhere", "EX/1", "2026-05-04"], /No shipment has "Nowhere"/],
  ])("says why it is refused %s, and ends with a failure", async (_what, args, words) => {
    const { code, said } = await run(command, file, args, own());
    expect([code, said]).toEqual([1, expect.stringMatching(words)]);
    expect(said.split("\n").length).toBe(1);
  });

  test("says in a line that the address is wrong", async () => {
    for (const url of ["http://127.0.0.1:9", "http://lading.invalid", strangerUrl]) {
      const { code, said } = await run(command, file, ["Jebel", "EX/1", "2026-05-04"], url);
      expect([url, code]).toEqual([url, 1]);
      expect(said).toMatch(/cannot be reached|is no address of Lading|Failed to connect|Could not resolve/);
      expect(said).not.toMatch(/Traceback|\n\s+at /);
    }
  });
});

test("the upload by curl ends with a failure when it is refused", async () => {
  const { code, said } = await run("bash", "curl/upload.sh", ["Jebel", "BILL_OF_LADING", resolve("package.json")], own());
  expect([code, said]).toEqual([1, expect.stringMatching(/\w/)]);
});
