import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { anApi } from "../../support/api/anApi.ts";

test("a service on PostgreSQL makes its data directory where it is missing, for itself alone (R-1156)", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lading-new-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const api = await anApi({ dataDir: join(folder, "new", "data") });
  expect(statSync(api.dataDir).mode & 0o777).toBe(0o700);
  await api.close();
});
