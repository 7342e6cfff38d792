import { afterAll, beforeAll, expect, test } from "vitest";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment } from "../../support/api/anExporter.ts";
import { attach, contentOf } from "../../support/api/calls/attachments.ts";
import { documentCalls } from "../../support/api/calls/documentCalls.ts";
import { aUser } from "../../support/api/aUser.ts";
import { aPng } from "../../support/files/images.ts";
import { aPdf } from "../../support/files/pdfs.ts";
import { upload } from "../../support/files/multipartForm.ts";

let api: TestApi;
beforeAll(async () => {
  api = await anApi({ limits: { storageMegabytes: 1 } });
});
afterAll(() => api.close());

/** A PDF of that many bytes. */
async function aPdfOf(bytes: number): Promise<Buffer> {
  const start = await aPdf(["Bill of lading"]);
  return Buffer.concat([start, Buffer.alloc(bytes - start.length, "\n")]);
}

test("a file beyond the quota is refused with the figures, and what is deleted is room again", async () => {
  const exporter = await anExporter(api);
  const { shipmentId } = await aShipment(exporter);
  const send = async (bytes: number) => await attach(api, exporter.user, shipmentId, { name: "bl.pdf", content: await aPdfOf(bytes) });
  const first = await send(700_000);
  expect(first.status).toBe(200);
  const refused = await send(400_000);
  const error = "Your storage is full: 0.7 MB of 1 MB are used. Please delete attachments that you no longer need.";
  expect([refused.status, refused.errors]).toEqual([413, [{ error, code: "TOO_LARGE", field: ["file"] }]]);
  const place = `shipmentId=${shipmentId}&key=${first.data.key}&attachment_type=OTHER`;
  expect((await exporter.user.delete(`/v1/shipment/attachment/delete?${place}`)).status).toBe(200);
  expect((await send(400_000)).status).toBe(200);
});

test("firm images count too, and another owner's files do not", async () => {
  const [exporter, other] = [await anExporter(api), await aUser(api)];
  const { shipmentId } = await aShipment(exporter);
  const filler = await aPdfOf(1_048_000);
  expect((await attach(api, exporter.user, shipmentId, { name: "bl.pdf", content: filler })).status).toBe(200);
  const stamp = { fields: { attachment_type: "STAMP_SIGN" }, file: { name: "stamp.png", content: aPng({ width: 300, height: 300 }) } };
  const answers = [];
  for (let count = 1; count <= 8; count += 1) answers.push(await upload(api, exporter.user, "/v1/attachment/save", stamp));
  expect([answers.at(-1)?.status, answers.at(-1)?.errors[0]?.code]).toEqual([413, "TOO_LARGE"]);
  expect((await upload(api, other, "/v1/attachment/save", stamp)).status).toBe(200);
});

test("what a document was made from counts too, and leaves with the document or the shipment", async () => {
  const exporter = await anExporter(api);
  const { shipmentId } = await aShipment(exporter);
  const { shipmentId: other } = await aShipment(exporter);
  const { user, firm } = exporter;
  const stamp = await contentOf(user, { key: firm.stampKey, type: "STAMP_SIGN" });
  const fill = async (bytes: number) => await attach(api, user, other, { name: "bl.pdf", content: await aPdfOf(bytes) });
  const empty = 1_048_576 - stamp.length;
  const { data: document } = await documentCalls(user, shipmentId).generate("invoice");
  const place = `shipmentId=${shipmentId}&key=${document.key}`;
  expect((await fill(empty - document.sizeInBytes)).status).toBe(413);
  expect((await user.delete(`/v1/shipment/attachment/delete?${place}`)).status).toBe(200);
  const { data: filler, status } = await fill(empty);
  expect(status).toBe(200);
  await user.delete(`/v1/shipment/attachment/delete?shipmentId=${other}&key=${filler.key}`);
  await documentCalls(user, shipmentId).generate("invoice");
  expect((await fill(empty)).status).toBe(413);
  expect((await user.delete(`/v1/shipment/delete?shipmentId=${shipmentId}`)).status).toBe(200);
  expect((await fill(empty)).status).toBe(200);
});

test("uploads at the same moment do not share the last room", async () => {
  const exporter = await anExporter(api);
  const { shipmentId } = await aShipment(exporter);
  const content = await aPdfOf(600_000);
  const answers = await Promise.all([1, 2, 3].map((index) => attach(api, exporter.user, shipmentId, { name: `${index}.pdf`, content })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 413, 413]);
});
