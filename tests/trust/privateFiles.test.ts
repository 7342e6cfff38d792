import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { startProduct, type Product } from "../support/servers/product.ts";
import { runScript } from "../support/tools/runScript.ts";
import { aWebFirm, aWebUser } from "../support/browser/webUser.ts";
import { prepare } from "../support/tools/prepare.ts";

let folder: string;
let dataDir: string;
let product: Product;
/** As most systems have it: without care of ours, files would be readable by everybody. */
const before = process.umask();
prepare(async () => {
  process.umask(0o022);
  folder = mkdtempSync(join(tmpdir(), "lading-private-"));
  dataDir = join(folder, "data");
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o755);
  product = await startProduct({ DATA_DIR: dataDir });
  await aWebFirm(product.url, await aWebUser(product.url), "Tarangvel Exports Private Limited");
  return async () => {
    await product.stop();
    process.umask(before);
    rmSync(folder, { recursive: true, force: true });
  };
});

/** What others on the machine may read or enter below a folder. */
function openBelow(place: string): string[] {
  const entries = readdirSync(place, { recursive: true }).map(String);
  expect(entries.length).toBeGreaterThan(0);
  return entries.filter((name) => existsSync(join(place, name)) && (statSync(join(place, name)).mode & 0o077) !== 0);
}

test("in a data directory that is open, everything that is written is closed to others; the directory itself stays as it is", () => {
  expect(openBelow(dataDir)).toEqual([]);
  expect(statSync(dataDir).mode & 0o777).toBe(0o755);
});

test("a start on an open data directory warns, naming it and its mode; one on a closed directory does not", async () => {
  const line = product
    .output()
    .split("\n")
    .find((said) => said.includes("chmod 700"));
  expect(JSON.parse(line ?? "{}")).toMatchObject({ level: 40, folder: dataDir, mode: "755" });
  const closed = await startProduct();
  expect(closed.output()).not.toContain("chmod 700");
  await closed.stop();
});

describe("scripts write for their user alone:", () => {
  test("a backup, and what is restored from it", async () => {
    const archive = join(folder, "moment.tar.gz");
    expect((await runScript("backup", [archive], { DATA_DIR: dataDir })).code).toBe(0);
    expect(statSync(archive).mode & 0o777).toBe(0o600);
    const restored = join(folder, "restored");
    expect((await runScript("restore", [archive], { DATA_DIR: restored })).code).toBe(0);
    expect(openBelow(restored)).toEqual([]);
    expect(statSync(restored).mode & 0o777).toBe(0o700);
  });

  test("a migrated database in a folder that was there", async () => {
    const migrated = join(folder, "migrated");
    mkdirSync(migrated);
    expect((await runScript("migrate", [], { DATA_DIR: migrated })).code).toBe(0);
    expect(openBelow(migrated)).toEqual([]);
  });
});
