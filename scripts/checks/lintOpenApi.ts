import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { openApi } from "../../api/app.ts";

/** Lints the OpenAPI document that the service returns, offline. */
const folder = await mkdtemp(join(tmpdir(), "lading-openapi-"));
try {
  const file = join(folder, "openapi.json");
  await writeFile(file, await readDocument(join(folder, "data")));
  const config = join(import.meta.dirname, "openApi", "redocly.yaml");
  process.exitCode = run("redocly", "lint", file, "--config", config) ? 0 : 1;
} finally {
  await rm(folder, { recursive: true });
}

/** Starts a service on an empty directory and returns its document. */
async function readDocument(dataDir: string): Promise<string> {
  const service = await openApi({ dataDir, publicUrl: "http://lading.example", logger: console });
  const app = Fastify();
  await app.register(service.plugin);
  const { statusCode, body } = await app.inject("/ep/api/openapi.json");
  await app.close();
  await service.close();
  if (statusCode !== 200) throw new Error(`The service answers ${statusCode} instead of its document: ${body}`);
  return body;
}

function run(command: string, ...args: string[]): boolean {
  // Stops Redocly from reporting each run and from searching for updates.
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  return spawnSync(command, args, { stdio: "inherit", env, shell: process.platform === "win32" }).status === 0;
}
