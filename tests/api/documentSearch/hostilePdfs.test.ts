import { afterAll, beforeAll, expect, test } from "vitest";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { find, findNames, whenRead } from "../../support/api/calls/documentSearch.ts";
import { aPdfOf } from "../../support/files/hostilePdf.ts";
import { aPdf } from "../../support/files/pdfs.ts";

/** Less than the product's, so that a bomb ends soon; the reading of 300 pages fits in. */
const readLimits = { milliseconds: 20_000, megabytes: 250 };

let api: TestApi;
let exporter: Exporter;
let shipmentId: string;

beforeAll(async () => {
  api = await anApi({ startsIndexer: true, readLimits });
  exporter = await anExporter(api);
  ({ shipmentId } = await aShipment(exporter));
});
afterAll(() => api.close());

test("a PDF made to exhaust its reader costs that reader alone, and is found by its name (R-793)", async () => {
  const line = "BT /F 9 Tf 9 9 Td (turmeric and coriander seed of the new crop) Tj ET\n";
  const bomb = aPdfOf(Buffer.from(line.repeat(Math.ceil(500_000_000 / line.length / 10))), 10);
  const pages = aPdfOf(Buffer.from(line), 10_000);
  await attach(api, exporter.user, shipmentId, { name: "bomb.pdf", content: bomb });
  await attach(api, exporter.user, shipmentId, { name: "pages.pdf", content: pages });
  await attach(api, exporter.user, shipmentId, { name: "good.pdf", content: await aPdf(["Certificate of fumigation"], { width: 600 }) });
  await whenRead(exporter.user);
  const { documents } = await find(exporter.user, { sort: "OLDEST" });
  expect(documents.map(({ name, textState, problem, pageCount }) => ({ name, textState, problem, pageCount }))).toEqual([
    { name: "bomb.pdf", textState: "FAILED", problem: expect.stringMatching(/^Reading it took too/), pageCount: null },
    { name: "pages.pdf", textState: "TOO_LONG", problem: "", pageCount: 10_000 },
    { name: "good.pdf", textState: "DONE", problem: "", pageCount: 1 },
  ]);
  expect(await findNames(exporter.user, { q: "bomb" })).toEqual(["bomb.pdf"]);
  expect(await findNames(exporter.user, { q: "coriander" })).toEqual(["pages.pdf"]);
});
