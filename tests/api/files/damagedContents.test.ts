import { readdir, truncate, appendFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { aPdfOf } from "../../support/files/largeFiles.ts";

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

const bytes = 600_000;
const damages: Record<string, (path: string) => Promise<void>> = {
  "lost its second half": (path) => truncate(path, bytes / 2),
  "lost all of it": (path) => truncate(path, 0),
  "got something more": (path) => appendFile(path, "more"),
};

test.each(Object.keys(damages))(
  "a download of a stored file that %s ends at once, broken off or refused, by its address and as base64 (R-1353)",
  async (damage) => {
    const { key } = (await attach(api, exporter.user, shipmentId, { name: "bill.pdf", content: aPdfOf(bytes) })).data;
    const folder = join(api.dataDir, "files");
    const path = (await readdir(folder, { recursive: true })).find((one) => one.endsWith(key)) ?? "";
    const query = `key=${key}&attachment_type=OTHER`;
    const { data } = await exporter.user.get<{ url: string }>(`/v1/attachment/pre-signed-url?${query}`);
    await damages[damage]?.(join(folder, path));
    const authorization = exporter.user.jwt;
    for (const address of [data.url.replace("http://lading.test", origin), `${origin}/ep/api/v1/attachment?${query}`]) {
      const outcome = fetch(address, { headers: { authorization }, signal: AbortSignal.timeout(10_000) }).then(async (response) =>
        response.status === 500 ? "refused" : (await response.arrayBuffer()).byteLength,
      );
      expect(await outcome.catch((error: Error) => error.message)).toMatch(/refused|terminated/);
    }
  },
);
