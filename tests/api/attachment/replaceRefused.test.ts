import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Attachment } from "#domain/documents/attachment.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { attach, attachmentsOf } from "../../support/api/calls/attachments.ts";
import { aBroker, aCommissioned, sendBill } from "../../support/api/sharing/brokers.ts";
import { acceptUploads, aSharedShipment, sharedPlace } from "../../support/api/sharing/shares.ts";
import { upload } from "../../support/files/multipartForm.ts";
import { aPdf } from "../../support/files/pdfs.ts";

let api: TestApi;
let exporter: Exporter;
let shipmentId: string;
let content: Buffer;

beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
  content = await aPdf(["Paper"]);
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ shipmentId } = await aShipment(exporter));
});

function send(sent: { supersedes?: string } = {}, place = shipmentId) {
  return attach(api, exporter.user, place, { name: "Paper.pdf", content, ...sent });
}

describe("an upload replaces no", () => {
  const refused = async (supersedes: string, place = shipmentId) => {
    const before = (await attachmentsOf(exporter.user, place)).length;
    const { status, errors } = await send({ supersedes }, place);
    expect((await attachmentsOf(exporter.user, place)).length).toBe(before);
    return [status, errors[0]?.error, errors[0]?.field];
  };
  const field = ["supersedes"];

  test("unknown file, nor one of another shipment or owner (R-1111)", async () => {
    const other = await aShipment(exporter);
    const elsewhere = (await send({}, other.shipmentId)).data.key;
    const stranger = await anExporter(api);
    const place = (await aShipment(stranger)).shipmentId;
    const theirs = (await attach(api, stranger.user, place, { name: "a.pdf", content })).data.key;
    for (const key of ["unknown", elsewhere, theirs, "x".repeat(5_000)])
      expect(await refused(key)).toEqual([404, "Attachment not found", field]);
  });

  test("file that has a newer version (R-1111)", async () => {
    const { data: first } = await send();
    await send({ supersedes: first.key });
    expect(await refused(first.key)).toEqual([409, "A newer version exists", field]);
  });

  test("merged documents (R-1111)", async () => {
    const documents = [{ key: (await send()).data.key }, { key: (await send()).data.key }];
    const path = `/v1/shipment/attachment/merge?shipmentId=${shipmentId}`;
    const { data: merged } = await exporter.user.post<Attachment>(path, { name: "All", documents });
    const sentence = "Merged documents are not replaced: please merge the newer documents instead";
    expect(await refused(merged.key)).toEqual([409, sentence, field]);
  });

  test("file of a partner that waits for a decision (R-1111)", async () => {
    const { partner, ...shared } = await aSharedShipment(api, exporter);
    await acceptUploads(exporter.user, shared.partnerId);
    const form = { fields: { attachment_type: "COO" }, file: { name: "COO.pdf", content } };
    const { data } = await upload(api, partner, `/v1/shared/attachment/save${sharedPlace(shared)}`, form);
    expect(await refused(data.key, shared.shipmentId)).toEqual([
      409,
      "Please approve or reject this document before you replace it",
      field,
    ]);
    await exporter.user.post(`/v1/shipment/attachment/approve?shipmentId=${shared.shipmentId}`, { key: data.key });
    expect((await send({ supersedes: data.key }, shared.shipmentId)).data).toMatchObject({ version: 2, madeBy: "OFFICE" });
  });

  test("bill of a broker (R-1111)", async () => {
    const broker = await aBroker(api, exporter);
    const sold = await aCommissioned(exporter, 250);
    await sendBill(broker, [sold]);
    const [bill] = await attachmentsOf(exporter.user, sold);
    await exporter.user.post(`/v1/shipment/attachment/approve?shipmentId=${sold}`, { key: bill?.key });
    expect(await refused(bill?.key ?? "", sold)).toEqual([409, "A broker's bill is not replaced", field]);
  });
});
