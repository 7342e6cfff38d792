import { readFileSync } from "node:fs";
import type { Attachment } from "#domain/documents/attachment.ts";
import { anApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment } from "../../support/api/anExporter.ts";
import { quantile, tell } from "../../support/tools/benchFigures.ts";
import { aPdf } from "../../support/files/pdfs.ts";
import { upload } from "../../support/files/multipartForm.ts";

/** Merges 20 files of 200 pages in all in at most 2 s, and ten such merges leave no memory behind; as ratios to the limits. */
const timeLimit = 2000;
const memoryLimit = 1.15;
const rounds = 10;

const letterhead = readFileSync("api/sampleData/images/letterhead-f1.png");

function memory(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss / 1024 / 1024;
}

const api = await anApi({ limits: { merges: 0, uploads: 0, storageMegabytes: 0 } });
try {
  const exporter = await anExporter(api);
  const { user } = exporter;
  const { shipmentId } = await aShipment(exporter);
  const path = (call: string) => `/v1/shipment/attachment/${call}?shipmentId=${shipmentId}`;
  const documents: { key: string; attachmentType: string }[] = [];
  // Eighteen PDFs of eleven pages and two pictures of one page each.
  for (let n = 0; n < 20; n += 1) {
    const isPicture = n >= 18;
    const content = isPicture ? letterhead : await aPdf(Array.from({ length: 11 }, (_, page) => `File ${n}, page ${page}`));
    const file = { name: isPicture ? "picture.png" : "file.pdf", content };
    const { data } = await upload<Attachment>(api, user, path("save"), { fields: { attachment_type: "OTHER" }, file });
    documents.push({ key: data.key, attachmentType: data.type });
  }
  const merge = async () => {
    const start = performance.now();
    const { status } = await user.post(path("merge"), { name: "All", documents });
    if (status !== 200) throw new Error(`The merge was answered with ${status}`);
    return performance.now() - start;
  };
  for (let round = 0; round < 3; round += 1) await merge();
  const before = memory();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await merge());
  const after = memory();
  tell("20 files of 200 pages, median", {
    figure: quantile(times, 0.5),
    limit: timeLimit,
    unit: "ms",
    more: `slowest ${Math.max(...times).toFixed(0)}`,
  });
  tell(`memory after ${rounds} more merges`, {
    figure: after,
    limit: before * memoryLimit,
    unit: "MB",
    more: `before ${before.toFixed(0)}`,
  });
} finally {
  await api.close();
}
