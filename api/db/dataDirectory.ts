import { accessSync, constants, existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The folder in the data directory that a restore unpacks a backup into, and deletes at its end. */
export const restoringFolder = ".restoring";

/** The reason, in one line for the operator, why the service cannot start. */
export class StartRefused extends Error {}

/** Makes a folder, and those above it, where it is missing. Node's `recursive` never ends below a folder that takes none, such as /proc. */
export function makeFolder(path: string): void {
  const parent = dirname(resolve(path));
  if (!existsSync(parent)) makeFolder(parent);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** Makes the data directory, or a folder in it, where it is missing. Throws `StartRefused` where it cannot be made. */
export function makeDataFolder(dataDir: string, name = ""): void {
  try {
    makeFolder(join(dataDir, name));
  } catch (error) {
    throw cannotBeWritten(dataDir, error);
  }
}

/**
 * Locks the data directory for this process and creates it if missing; two writers would corrupt each other's files. The operating system
 * releases the lock with the process, even on kill -9, so no stale lock remains. The lock is a separate file, so that a backup can read the
 * database meanwhile. Throws `StartRefused` when another process holds the lock, the directory is read-only, or it holds half a backup.
 */
export function lockDataDirectory(dataDir: string): { release: () => void } {
  if (existsSync(join(dataDir, restoringFolder)))
    throw new StartRefused(`A restore into ${dataDir} goes on or was interrupted: wait for it, or empty the folder and restore again.`);
  makeDataFolder(dataDir);
  try {
    const lock = new DatabaseSync(join(dataDir, "lock.sqlite"));
    try {
      lock.exec("BEGIN EXCLUSIVE");
    } catch (error) {
      lock.close();
      throw error;
    }
    return { release: () => lock.isOpen && lock.close() };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (/locked/.test(reason))
      throw new StartRefused(`The data directory ${dataDir} is in use by another Lading process.`, { cause: error });
    throw cannotBeWritten(dataDir, error);
  }
}

/** What of a data directory is written to, as far as it is there. */
const held = ["lading.sqlite", "lading.sqlite-wal", "lading.sqlite-shm", "lock.sqlite", "files", "incoming"];

/**
 * Throws `StartRefused` if the process may not read and write the data directory, all that is in it, and the folders of files: a restore by
 * another user leaves them so, and users would find out one by one (R-1333).
 */
export function refuseForeign(dataDir: string): void {
  const { R_OK, W_OK, X_OK } = constants;
  const files = join(dataDir, "files");
  const mayUse = (path: string) => accessSync(path, R_OK | W_OK | (statSync(path).isDirectory() ? X_OK : 0));
  const paths = [dataDir, ...held.map((name) => join(dataDir, name))];
  try {
    for (const path of paths) if (existsSync(path)) mayUse(path);
    if (!existsSync(files)) return;
    for (const office of readdirSync(files, { withFileTypes: true })) if (office.isDirectory()) mayUse(join(files, office.name));
  } catch (error) {
    throw cannotBeWritten(dataDir, error);
  }
}

/** The mode of a data directory that other users may enter or read, such as "755"; null if it is private. */
function openMode(dataDir: string): string | null {
  // Windows has no such modes.
  const mode = process.platform === "win32" ? 0 : statSync(dataDir).mode & 0o777;
  return (mode & 0o077) === 0 ? null : mode.toString(8);
}

/** Keeps the mode of an existing folder, since an archive or a group may need it. New files in it are private. */
export function warnOfOpenFolder(dataDir: string, logger: { warn(detail: object, message: string): void }): void {
  const mode = openMode(dataDir);
  if (mode !== null) logger.warn({ folder: dataDir, mode }, "others on this machine may read the data directory; chmod 700 closes it");
}

/** Error for a read-only data directory or database. */
export function cannotBeWritten(dataDir: string, cause: unknown): StartRefused {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StartRefused(`The data directory ${dataDir} cannot be written: ${reason}.`, { cause });
}

/** SQLite's result codes of a file that is damaged, or no database. */
const damaged: ReadonlySet<unknown> = new Set([11, 26]);

/** Whether a database failed since its file is damaged. */
export function isDamaged(error: unknown): boolean {
  return typeof error === "object" && error !== null && "errcode" in error && damaged.has(error.errcode);
}

/** Error for a database whose file is damaged. */
export function databaseDamaged(dataDir: string, cause: unknown): StartRefused {
  return new StartRefused(`The database ${join(dataDir, "lading.sqlite")} is damaged: restore a backup into another folder.`, { cause });
}
