import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { startProduct, startRefused, type Product } from "../support/servers/product.ts";
import { aUser } from "../support/api/aUser.ts";
import { productApi } from "../support/servers/productApi.ts";
import { giveToUnprivileged, unprivileged } from "../support/tools/unprivileged.ts";

async function aProduct(): Promise<Product> {
  const product = await startProduct({});
  onTestFinished(() => product.stop());
  return product;
}

describe("a start", () => {
  test("is refused with one line for each mistake", async () => {
    const { code, said } = await startRefused({ PORT: "x", LOG_LEVEL: "loud" });
    expect(code).toBe(1);
    expect(said.trim().split("\n")).toEqual([
      'PORT must be a port number from 0 to 65535, not "x"',
      'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud"',
    ]);
  });

  test("on data that another process has is refused with one line", async () => {
    const { dataDir } = await aProduct();
    const { code, said } = await startRefused({ DATA_DIR: dataDir, PORT: "0" });
    expect(code).toBe(1);
    expect(said.trim().split("\n")).toEqual([`The data directory ${dataDir} is in use by another Lading process.`]);
  });

  test("on a data directory that cannot be written is refused with one line", async () => {
    // A folder in which nobody can make a file, whatever their rights.
    const { code, said } = await startRefused({ DATA_DIR: "/proc/self", PORT: "0" });
    expect(code).toBe(1);
    expect(said.trim()).toMatch(/^The data directory \/proc\/self cannot be written: E[A-Z]+: .*, access '\/proc\/self'\.$/);
  });

  test.each(["/proc/x", "/proc/x/y", "/dev/null"])(
    "on the data directory %s, which cannot be made, is refused with one line (R-1156)",
    async (given) => {
      const { code, said } = await startRefused({ DATA_DIR: given, PORT: "0" });
      expect(code).toBe(1);
      expect(said.trim()).toMatch(new RegExp(`^The data directory ${given} cannot be written: .*\\.$`));
    },
  );

  test.each(["lading.sqlite", "files", "files/01a22c4d", "incoming"])(
    "on a data directory whose %s belongs to somebody else is refused with one line that names it (R-1333)",
    async (name) => {
      const dataDir = mkdtempSync(join(tmpdir(), "lading-foreign-"));
      onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
      const path = join(dataDir, name);
      if (name.startsWith("files") || name === "incoming") mkdirSync(path, { recursive: true });
      else writeFileSync(path, "");
      for (const given of [dataDir, dirname(path)]) giveToUnprivileged(given);
      chmodSync(path, 0);
      const { code, said } = await startRefused({ DATA_DIR: dataDir, PORT: "0" }, undefined, unprivileged);
      expect(code).toBe(1);
      const reason = `EACCES: permission denied, access '${path}'`;
      expect(said.trim().split("\n")).toEqual([`The data directory ${dataDir} cannot be written: ${reason}.`]);
    },
  );

  test("that finds accounts and no secret says that the former one is missing, one on an empty database does not (R-1338)", async () => {
    const first = await aProduct();
    await aUser(productApi(first.url));
    expect(first.output()).not.toContain("secret");
    const again = await first.crash(async () => rmSync(join(first.dataDir, "jwt-secret")));
    onTestFinished(() => again.stop());
    expect(again.output()).toContain("the secret of these accounts is missing, and another is made");
  });

  test("on a port that is taken is refused with one line", async () => {
    const { url } = await aProduct();
    const { code, said } = await startRefused({ PORT: new URL(url).port, EP_API_URL: "http://127.0.0.1:1" });
    expect(code).toBe(1);
    expect(said.trim().split("\n")).toHaveLength(1);
    expect(said).toContain("already in use");
  });
});
