import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { FastifyBaseLogger } from "fastify";
import type { AttachmentType, FirmImageType } from "#domain/documents/attachment.ts";
import { filesUrlRule, readFilesUrl } from "#domain/http/filesUrl.ts";
import type { LimitSettings } from "#domain/http/limits.ts";
import type { Audited } from "../audit/auditDraft.ts";
import type { Db, Trx } from "../db/database.ts";
import { isPostgres } from "../db/engine.ts";
import { makeDataFolder, StartRefused } from "../db/dataDirectory.ts";
import { lockOwner } from "../db/ownerLock.ts";
import type { Commit } from "../http/idempotency.ts";
import { bucketDriver, folderDriver, longestFetch, onTheWay, type StorageDriver } from "./storageDriver.ts";
import { refuseBeyondQuota } from "./quota.ts";

/** The file store. The table `files` describes the contents; each is stored as `{ownerId}/{key}`. */
export type Files = StorageDriver & {
  /** A local folder for incoming uploads. */
  incoming: string;
  /** Called when contents that nobody needs could not be deleted. */
  onLeft: (error: unknown) => void;
  /** Logs how many offices have contents that are kept, since the database does not know these offices. */
  onForeign: (offices: number) => void;
};

/** Services that work with stored contents uses. */
export type FilesContext = { files: Files };

/** A content to store: bytes, or a local file to move. */
export type Content = Uint8Array | { path: string; size: number };

export type NewFile = {
  ownerId: string;
  kind: AttachmentType | FirmImageType;
  /** The download's file name, with extension. */
  name: string;
  contentType: string;
  content: Content;
  /** Whether the file is attached from the start; otherwise it is deleted after 24 hours. */
  isAttached: boolean;
};

export type FileRow = {
  key: string;
  kind: AttachmentType | FirmImageType;
  name: string;
  contentType: string;
  size: number;
  createdAt: string;
};

/** How many bytes a content has. */
export function contentSize(content: Content): number {
  return content instanceof Uint8Array ? content.byteLength : content.size;
}

/** With other processes running, a younger upload may still be coming in: one hour. */
const longestWrite = 60 * 60 * 1000;

export type FilesOptions = {
  dataDir: string;
  /** URL of an S3 store (#domain/http/filesUrl.ts); without it, contents go to a folder in the data directory. */
  filesUrl?: string | undefined;
  /** Whether no other process uses the same data. */
  isOwn: boolean;
  logger?: Pick<FastifyBaseLogger, "warn">;
};

/** Opens the file store and deletes incomplete uploads of an earlier process. Throws `StartRefused` for an invalid URL, or a folder that cannot be made. */
export async function openFiles({ dataDir, filesUrl, isOwn, logger }: FilesOptions): Promise<Files> {
  const incoming = resolve(dataDir, "incoming");
  makeDataFolder(dataDir, "incoming");
  const onLeft = (error: unknown) =>
    logger?.warn({ err: error }, "unused contents were not deleted; a start deletes them once they are 30 days old");
  await dropLeftovers(incoming, new Date(Date.now() - (isOwn ? 0 : longestWrite)));
  const onForeign = (offices: number) =>
    logger?.warn({ offices }, "files of offices that the database does not know are kept: is this the database that belongs to the files?");
  return { ...(await openDriver(dataDir, filesUrl)), incoming, onLeft, onForeign };
}

async function openDriver(dataDir: string, filesUrl: string | undefined): Promise<StorageDriver> {
  if (filesUrl) {
    const place = readFilesUrl(filesUrl);
    if (place === null) throw new StartRefused(`FILES_URL must ${filesUrlRule}.`);
    return await bucketDriver(place);
  }
  const root = resolve(dataDir, "files");
  makeDataFolder(dataDir, "files");
  return folderDriver(root);
}

async function dropLeftovers(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtime } = await stat(path).catch(() => ({ mtime: before }));
    if (mtime < before) await rm(path, { recursive: true, force: true });
  }
}

type StoreContext = FilesContext & { db: Db; clock: () => Date; limits: Pick<LimitSettings, "storageMegabytes"> };

/** Stores one content and its row, as `storeFiles` does. `write` gets the new random key. */
export async function storeFile<T>(
  context: StoreContext,
  file: NewFile,
  commit: Commit,
  write: (trx: Trx, key: string) => Promise<Audited<T>>,
): Promise<T> {
  return await storeFiles(context, [file], commit, (trx, [key = ""]) => write(trx, key));
}

/**
 * Stores an owner's contents and their rows atomically: `write` runs in the same transaction, after the rows' insert, and gets the new random
 * keys. On failure nothing is kept. A crash, or a database whose answer to the commit is lost, may leave contents without a row, which
 * `sweepOrphans` deletes later, but never a row without content. Rejects files that together exceed the owner's quota (TOO_LARGE).
 */
export async function storeFiles<T>(
  context: StoreContext,
  files: readonly NewFile[],
  commit: Commit,
  write: (trx: Trx, keys: string[]) => Promise<Audited<T>>,
): Promise<T> {
  const createdAt = context.clock().toISOString();
  // Attachments of the same instant are listed by key, so keys in order keep the order of the files.
  const keys = files.map(() => randomBytes(20).toString("hex")).toSorted();
  const placed = files.map((file, index) => ({ ...file, key: keys[index] ?? "" }));
  const size = files.reduce((bytes, { content }) => bytes + contentSize(content), 0);
  let isWritten = false;
  try {
    const put = await Promise.allSettled(placed.map((file) => putContent(context, file)));
    for (const outcome of put) if (outcome.status === "rejected") throw outcome.reason;
    return await commit(async (trx) => {
      const ownerId = files[0]?.ownerId ?? "";
      await refuseBeyondQuota(trx, { ownerId, size }, context.limits.storageMegabytes);
      const rows = placed.map(({ content, isAttached, ...row }) => ({
        ...row,
        size: contentSize(content),
        isAttached: isAttached ? 1 : 0,
        createdAt,
      }));
      await trx.insertInto("files").values(rows).execute();
      const result = await write(trx, keys);
      isWritten = true;
      return result;
    });
  } catch (error) {
    const ownerId = files[0]?.ownerId ?? "";
    const isKept = isWritten && (await mayBeStored(context.db, ownerId, keys));
    if (!isKept) await discardContents(context, ownerId, keys);
    throw error;
  }
}

/**
 * Whether a transaction that failed after its last write may have been committed all the same: the connection to PostgreSQL can break
 * before the answer comes. The owner's lock waits for its end. True as well if the database does not tell.
 */
async function mayBeStored(db: Db, ownerId: string, keys: string[]): Promise<boolean> {
  const look = db.transaction().execute(async (trx) => {
    if (isPostgres(trx)) await lockOwner(trx, ownerId);
    const rows = trx.selectFrom("files").select("key").where("ownerId", "=", ownerId).where("key", "in", keys);
    return (await rows.limit(1).executeTakeFirst()) !== undefined;
  });
  return await look.catch(() => true);
}

async function putContent({ files }: FilesContext, { ownerId, key, content, contentType }: NewFile & { key: string }): Promise<void> {
  const path = `${ownerId}/${key}`;
  if (content instanceof Uint8Array) await onTheWay(files, files.disk.put(path, content, { contentType }));
  else {
    const source = createReadStream(content.path);
    // A store that breaks off would leave the file open.
    await onTheWay(files, files.disk.putStream(path, source, { contentType })).finally(() => source.destroy());
  }
  await files.fsync(path);
}

/** The row of an owner's file; undefined for an unknown key or another owner's. */
export async function findFile(db: Db | Trx, ownerId: string, key: string): Promise<FileRow | undefined> {
  return await db
    .selectFrom("files")
    .select(["key", "kind", "name", "contentType", "size", "createdAt"])
    .where("ownerId", "=", ownerId)
    .where("key", "=", key)
    .executeTakeFirst();
}

/** Reads an owner's file. The caller has found its row. */
export async function readContent({ files }: FilesContext, ownerId: string, key: string): Promise<Uint8Array> {
  const stream = await files.disk.getStream(`${ownerId}/${key}`);
  return await onTheWay(
    files,
    pipeline(stream, (content) => buffer(content), { signal: AbortSignal.timeout(longestFetch) }),
  );
}

/** Marks files as attached, in the transaction that attaches them. */
export async function attachFiles(trx: Trx, ownerId: string, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await trx.updateTable("files").set({ isAttached: 1 }).where("ownerId", "=", ownerId).where("key", "in", keys).execute();
}

/**
 * Deletes an owner's file rows, with their links to shipments, in a transaction. Pass the returned keys to `discardContents` after the
 * commit.
 */
export async function deleteFileRows(trx: Trx, ownerId: string, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await trx.deleteFrom("files").where("ownerId", "=", ownerId).where("key", "in", keys).returning("key").execute();
  return rows.map(({ key }) => key);
}

/**
 * Deletes the contents of deleted rows. Never throws, since the rows are gone, and stops at the first fault, since a store may need long to
 * fail: `sweepOrphans` deletes the rest later.
 */
export async function discardContents({ files }: FilesContext, ownerId: string, keys: string[]): Promise<void> {
  try {
    for (const key of keys) await files.disk.delete(`${ownerId}/${key}`);
  } catch (error) {
    files.onLeft(error);
  }
}
