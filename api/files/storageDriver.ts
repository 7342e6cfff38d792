import { open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { FilesPlace } from "#domain/http/filesUrl.ts";

/** Response headers and lifetime of a URL signed by the store. */
type ServedAs = { contentType: string; contentDisposition: string; seconds: number };

/** Stores contents, each under `{ownerId}/{key}`. */
export type StorageDriver = {
  disk: Disk;
  /** The local folder of the contents; null for a remote store. */
  folder: string | null;
  /** Makes a content durable against a power cut. */
  fsync: (path: string) => Promise<void>;
  /** A URL of the store itself that serves a content; null if the store has none. */
  address: ((path: string, as: ServedAs) => Promise<string>) | null;
};

/** Stores contents in a local folder. */
export function folderDriver(root: string): StorageDriver {
  return {
    disk: new Disk(new FSDriver({ location: root, visibility: "private" })),
    folder: root,
    fsync: (path) => sync(join(root, path)),
    address: null,
  };
}

/** Stores contents in an S3 bucket. A write resolves once the store has made it durable. */
export async function bucketDriver({ bucket, region, endpoint, isPathStyle }: FilesPlace): Promise<StorageDriver> {
  const { S3Driver } = await import("flydrive/drivers/s3");
  const driver = new S3Driver({
    bucket,
    region,
    ...(endpoint !== null && { endpoint }),
    forcePathStyle: isPathStyle,
    visibility: "private",
    supportsACL: false,
    // The SDK's default checksums break streamed uploads on stores of other vendors.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  const disk = new Disk(driver);
  return {
    disk,
    folder: null,
    fsync: async () => undefined,
    address: (path, { contentType, contentDisposition, seconds }) =>
      disk.getSignedUrl(path, { expiresIn: seconds, contentType, contentDisposition }),
  };
}

async function sync(path: string): Promise<void> {
  for (const target of [path, dirname(path)]) {
    const handle = await open(target, "r");
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
}
