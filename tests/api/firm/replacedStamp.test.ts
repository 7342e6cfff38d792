import { rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { emptyPdf, fakeRenderer } from "../../support/api/fakeRenderer.ts";
import { documentBodies } from "../../support/fixtures/documentRequests.ts";
import { aFirmImage } from "../../support/files/multipartForm.ts";

/** The images of the last document. */
let printed: string[] = [];
/** What happens after the next statement that reads the firm's stamp. */
let meanwhile: (() => void) | null = null;

const documents = fakeRenderer({
  draw: async ({ images }) => {
    printed = Object.keys(await images());
    return await emptyPdf();
  },
});

let api: TestApi;
let exporter: Exporter;
beforeAll(async () => {
  const onQuery = ({ sql }: { sql: string }) => {
    if (!sql.startsWith("select") || !sql.includes('"letter_head_key"')) return;
    meanwhile?.();
    meanwhile = null;
  };
  api = await anApi({ documents, onQuery });
  exporter = await anExporter(api);
});
afterAll(() => api.close());

/** As another process does it: in the database, then on the disk. */
function replaceStamp(before: string, after: string): void {
  const database = new DatabaseSync(join(api.dataDir, "lading.sqlite"));
  const owner = database.prepare("SELECT owner_id FROM files WHERE key = ?").get(before)?.["owner_id"];
  database.prepare("UPDATE firms SET stamp_key = ? WHERE id = ?").run(after, exporter.firm.firmId);
  database.prepare("DELETE FROM files WHERE key = ?").run(before);
  database.close();
  rmSync(join(api.dataDir, "files", String(owner), before));
}

test("a document has the firm's stamp, also if that is replaced at the moment when it is read (R-263, R-1199)", async () => {
  const { user, firm } = exporter;
  const [before, after] = [await aFirmImage(api, user), await aFirmImage(api, user)];
  await user.post(`/v1/user/firm/update?firmId=${firm.firmId}`, { ...firm, stampKey: before });
  const { shipmentId } = await aShipment(exporter);
  meanwhile = () => replaceStamp(before, after);
  const { status } = await user.post(`/v1/shipment/document/packing-list?shipmentId=${shipmentId}`, documentBodies["packing-list"]);
  expect([status, meanwhile, printed]).toEqual([200, null, ["stamp"]]);
});
