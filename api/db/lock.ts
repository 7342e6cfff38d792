import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Why the service cannot start, in one line for the operator. */
export class StartRefused extends Error {}

/**
 * Takes the data directory for this process alone, making it if need be. Two writers would tear each other's files.
 * The lock is one that the operating system drops with the process, also on kill -9, so a stale one cannot be left
 * behind; it stands beside the database, so that a backup may still read that while we write.
 * Throws `StartRefused` when another process has it or the directory cannot be written.
 */
export function lockDataDirectory(dataDir: string): { release: () => void } {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
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

/** The mode of a data directory that others on this machine may enter or read, such as "755"; null where it is closed to them. */
export function openMode(dataDir: string): string | null {
  // Windows has no such modes.
  const mode = process.platform === "win32" ? 0 : statSync(dataDir).mode & 0o777;
  return (mode & 0o077) === 0 ? null : mode.toString(8);
}

/** What a start is refused with where the data directory, or the database in it, may only be read. */
export function cannotBeWritten(dataDir: string, cause: unknown): StartRefused {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StartRefused(`The data directory ${dataDir} cannot be written: ${reason}.`, { cause });
}
