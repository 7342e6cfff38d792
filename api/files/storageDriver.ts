import { open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { FilesPlace } from "#domain/filesUrl.ts";

/** What a signed address of the store's own says of the answer it gives. */
export type ServedAs = { contentType: string; contentDisposition: string; seconds: number };

/** A place for contents, each under `{ownerId}/{key}`. */
export type StorageDriver = {
  disk: Disk;
  /** The local folder that holds the contents; null where they lie elsewhere. */
  folder: string | null;
  /** Makes a content safe from a power cut. */
  fsync: (path: string) => Promise<void>;
  /** An address of the store's own that serves a content; null where the store has none. */
  address: ((path: string, as: ServedAs) => Promise<string>) | null;
};

/** A folder of this machine. */
export function folderDriver(root: string): StorageDriver {
  return {
    disk: new Disk(new FSDriver({ location: root, visibility: "private" })),
    folder: root,
    fsync: (path) => sync(join(root, path)),
    address: null,
  };
}

/** A bucket of a store that speaks S3. A write is answered once the store has it safe. */
export async function bucketDriver({ bucket, region, endpoint, isPathStyle }: FilesPlace): Promise<StorageDriver> {
  const { S3Driver } = await import("flydrive/drivers/s3");
  const driver = new S3Driver({
    bucket,
    region,
    ...(endpoint !== null && { endpoint }),
    forcePathStyle: isPathStyle,
    visibility: "private",
    supportsACL: false,
    // The checksums that the SDK adds by itself spoil streamed uploads on other makers' stores.
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
