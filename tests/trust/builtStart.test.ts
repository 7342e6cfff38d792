import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { startProduct } from "../support/servers/product.ts";

const coverage = z.object({ result: z.array(z.object({ url: z.string() })) });

test("a built tree runs the server's bundle, and of the sources only those that choose it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "lading-loaded-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  // Node lists the scripts that a process has loaded when it ends.
  const product = await startProduct({ NODE_V8_COVERAGE: folder });
  await product.stop();
  const reports = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), "utf8")));
  const loaded = reports.flatMap((report) => coverage.parse(JSON.parse(report)).result.map(({ url }) => url));
  expect(loaded.filter((url) => /\/dist\/server\/[^/]+\/runServer\.js$/.test(url))).toHaveLength(1);
  expect(loaded.filter((url) => /\/(gateway|api|domain)\/.*\.ts$/.test(url)).map((url) => url.split("/").at(-1))).toEqual([
    "main.ts",
    "freshBundle.ts",
  ]);
});
