import { open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { FilesPlace } from "#domain/http/filesUrl.ts";
import { isDiskFull } from "../db/diskFull.ts";
import { StoreFault } from "../http/storeFault.ts";

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

/**
 * How long an S3 store may take, in milliseconds: to connect; to answer, and as much more for each megabyte that it takes; and to be silent
 * amid a content, which a slow reader of a download pauses. With two attempts, most calls end before the gateway gives up its own.
 */
const patience = { connect: 3_000, answer: 8_000, megabyte: 800, silence: 30_000 };

/** Stores contents in an S3 bucket. A write resolves once the store has made it durable. */
export async function bucketDriver({ bucket, region, endpoint, isPathStyle }: FilesPlace): Promise<StorageDriver> {
  const [{ S3Driver }, { S3Client }] = await Promise.all([import("flydrive/drivers/s3"), import("@aws-sdk/client-s3")]);
  const client = new S3Client({
    region,
    ...(endpoint !== null && { endpoint }),
    forcePathStyle: isPathStyle,
    // The SDK's default checksums break streamed uploads on stores of other vendors.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 2,
    // Without these the SDK waits for ever.
    requestHandler: { connectionTimeout: patience.connect, socketTimeout: patience.silence, throwOnRequestTimeout: true },
  });
  const { requestHandler } = client.config;
  const send = requestHandler.handle.bind(requestHandler);
  requestHandler.handle = (request, options) => {
    const megabytes = Number(request.headers["content-length"] ?? 0) / (1024 * 1024);
    return send(request, { ...options, requestTimeout: patience.answer + patience.megabyte * megabytes });
  };
  const disk = new Disk(new S3Driver({ client, bucket, visibility: "private", supportsACL: false }));
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

/** Timeout for fetching one content from an S3 store, in milliseconds. */
export const longestFetch = 20_000;

/** Waits for a content on its way to or from the store: what goes wrong meanwhile is the store's fault, unless it is a local folder. */
export async function onTheWay<T>({ folder }: Pick<StorageDriver, "folder">, way: Promise<T>): Promise<T> {
  return await way.catch((error: unknown) => {
    throw folder !== null || isDiskFull(error) ? error : new StoreFault("The store of files failed", { cause: error });
  });
}
