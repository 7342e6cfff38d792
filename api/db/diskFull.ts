/** SQLite result codes of failed writes: read-only, write failed, sync failed, full. */
const sqliteCodes = { readOnly: 8, writeFailed: 778, syncFailed: 1034, full: 13 };
/** The corresponding codes of the file system and PostgreSQL (disk_full). */
const otherCodes = new Set(["ENOSPC", "EDQUOT", "EROFS", "EFBIG", "53100"]);

/**
 * Whether a write failed because the disk is full or read-only. Nothing of the write is stored; reads continue, and writes succeed again
 * when there is space (docs/trust.md).
 */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { errcode, code, cause } = error as Error & { errcode?: unknown; code?: unknown }; // error fields that the database drivers add
  if (typeof errcode === "number") {
    // The low byte is the kind of error; the other bytes detail why a store is read-only.
    return (errcode & 0xff) === sqliteCodes.readOnly || Object.values(sqliteCodes).includes(errcode);
  }
  return (typeof code === "string" && otherCodes.has(code)) || (cause !== undefined && isDiskFull(cause));
}
