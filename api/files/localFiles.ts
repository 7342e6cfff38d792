import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { ApiContext } from "../context.ts";
import { longestFetch, onTheWay } from "./storageDriver.ts";

/** Runs `act` with the path of a temporary local folder, then deletes the folder. */
export async function withFolder<T>({ files }: ApiContext, act: (folder: string) => Promise<T>): Promise<T> {
  const folder = join(files.incoming, randomBytes(16).toString("hex"));
  await mkdir(folder, { mode: 0o700 });
  try {
    return await act(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The local path of an owner's content: the stored file, or a copy in `folder`, streamed from an S3 store. The caller has found its row.
 * Only read the file; deleting the content removes it.
 */
export async function localPath(
  { files }: ApiContext,
  folder: string,
  { ownerId, key }: { ownerId: string; key: string },
): Promise<string> {
  const stored = `${ownerId}/${key}`;
  if (files.folder !== null) return join(files.folder, stored);
  const path = join(folder, key);
  const content = await files.disk.getStream(stored);
  const signal = AbortSignal.timeout(longestFetch);
  await onTheWay(files, pipeline(content, createWriteStream(path, { mode: 0o600 }), { signal }));
  return path;
}
