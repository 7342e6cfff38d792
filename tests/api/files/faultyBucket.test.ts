import { readdirSync, readlinkSync } from "node:fs";
import { expect, test, vi, type TestContext } from "vitest";
import { createLogger } from "../../../gateway/telemetry/logger.ts";
import { bucketDriver } from "../../../api/files/storageDriver.ts";
import { readFilesUrl } from "#domain/http/filesUrl.ts";
import type { Attachment } from "#domain/documents/attachment.ts";
import { anApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment } from "../../support/api/anExporter.ts";
import { attach, attachmentsOf, contentOf } from "../../support/api/calls/attachments.ts";
import { aFaultyBucket, type Behaviour } from "../../support/servers/faultyBucket.ts";
import { aPdfOf } from "../../support/files/largeFiles.ts";

const pdf = aPdfOf(2_000_000);

/** A shipment and a separate bucket with its files: the tests wait for real bounds, so they wait side by side. */
async function aStoredShipment({ onTestFinished }: Pick<TestContext, "onTestFinished">) {
  const bucket = await aFaultyBucket();
  const api = await anApi({ filesUrl: bucket.filesUrl });
  onTestFinished(async () => {
    await api.close();
    await bucket.close();
  });
  const exporter = await anExporter(api);
  const { user } = exporter;
  const { shipmentId } = await aShipment(exporter);
  const upload = () => attach(api, user, shipmentId, { name: "b-l.pdf", content: pdf });
  return { bucket, user, shipmentId, upload, dataDir: api.dataDir };
}

const busy = {
  status: 503,
  errors: [{ error: "The server's store of files does not answer. Please try again in a moment." }],
  headers: { "retry-after": "5" },
};
/** Received files that this process has open, deleted ones too. */
const openUploads = (dataDir: string) =>
  readdirSync("/proc/self/fd")
    .flatMap((fd) => pathOf(fd))
    .filter((path) => path.startsWith(`${dataDir}/incoming/`));
/** The descriptor that lists the others is closed when it is looked at. */
function pathOf(fd: string): string[] {
  try {
    return [readlinkSync(`/proc/self/fd/${fd}`)];
  } catch {
    return [];
  }
}
const faults: Behaviour[] = ["SlowDown", "InvalidAccessKeyId", "broken", "silent"];

test.concurrent.for(faults)(
  "a store that is %s to uploads and reads gets a 503 in time, and leaves no row and no open file (R-1122)",
  async (fault, context) => {
    const { bucket, user, shipmentId, upload, dataDir } = await aStoredShipment(context);
    const { data: stored } = await upload();
    const before = await attachmentsOf(user, shipmentId);
    bucket.behave(fault);
    const documents = [stored, stored].map(({ key, type }) => ({ key, attachmentType: type }));
    const [uploaded, merged, others] = await Promise.all([
      upload(),
      user.post(`/v1/shipment/attachment/merge?shipmentId=${shipmentId}`, { name: "All", documents }),
      user.get("/v1/user/info"),
    ]);
    expect([uploaded, merged]).toMatchObject([busy, busy]);
    expect(others.status).toBe(200);
    bucket.behave("right");
    expect(await attachmentsOf(user, shipmentId)).toEqual(before);
    expect((await contentOf(user, stored)).equals(pdf)).toBe(true);
    await vi.waitFor(() => expect(openUploads(dataDir)).toEqual([]), 10_000);
  },
);

test.concurrent.for(["cut off", "trickle"] as const)(
  "a content whose transfer is a %s is never taken for the whole (R-1122)",
  async (fault, context) => {
    const { bucket, user, shipmentId, upload } = await aStoredShipment(context);
    const { data: stored } = await upload();
    bucket.behave(fault, "GET");
    const documents = [stored, stored].map(({ key, type }) => ({ key, attachmentType: type }));
    const path = `/v1/shipment/attachment/merge?shipmentId=${shipmentId}`;
    expect(await user.post(path, { name: "All", documents })).toMatchObject(busy);
  },
);

test("a deletion is done although the store does not delete, and waits for it once (R-1122)", async (context) => {
  const { bucket, user, shipmentId, upload } = await aStoredShipment(context);
  const { data: kept } = await upload();
  const before = await attachmentsOf(user, shipmentId);
  const { data } = await upload();
  bucket.behave("InvalidAccessKeyId", "DELETE");
  const address = ({ key, type }: Attachment) => `shipmentId=${shipmentId}&key=${key}&attachment_type=${type}`;
  expect((await user.delete(`/v1/shipment/attachment/delete?${address(data)}`)).status).toBe(200);
  expect(await attachmentsOf(user, shipmentId)).toEqual(before);
  bucket.methods.splice(0);
  expect((await user.delete(`/v1/shipment/delete?shipmentId=${shipmentId}`)).status).toBe(200);
  expect(bucket.methods.filter((method) => method === "DELETE")).toHaveLength(1);
  expect(bucket.contents.has([...bucket.contents.keys()].find((path) => path.endsWith(kept.key)) ?? "")).toBe(true);
});

test("the log of a refused key names the cause and no key (R-1122)", async ({ onTestFinished }) => {
  const bucket = await aFaultyBucket();
  onTestFinished(() => bucket.close());
  const place = readFilesUrl(bucket.filesUrl);
  if (!place) throw new Error("no place");
  const { disk } = await bucketDriver(place);
  bucket.behave("InvalidAccessKeyId");
  const lines: string[] = [];
  const error: unknown = await disk.listAll("", { recursive: false }).catch((reason: unknown) => reason);
  createLogger("error", { write: (line) => lines.push(line) }).error({ err: error }, "a sweep failed");
  expect(lines.join("")).toContain("InvalidAccessKeyId");
  expect(lines.join("")).not.toContain("S3RVER");
});
