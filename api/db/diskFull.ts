/** SQLite's result codes of a write that the disk did not take: read-only, write and sync failed, full. */
const sqliteCodes = { readOnly: 8, writeFailed: 778, syncFailed: 1034, full: 13 };
/** The same as files and PostgreSQL (disk_full) tell it. */
const otherCodes = new Set(["ENOSPC", "EDQUOT", "EROFS", "EFBIG", "53100"]);

/**
 * Whether a write failed because the disk has no room, or may not be written. Nothing of it is stored then, reads go on, and
 * writes succeed again when there is room (docs/trust.md).
 */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { errcode, code, cause } = error as Error & { errcode?: unknown; code?: unknown }; // what the stores' drivers add
  if (typeof errcode === "number") {
    // The low byte is the kind; a read-only store tells by the rest why.
    return (errcode & 0xff) === sqliteCodes.readOnly || Object.values(sqliteCodes).includes(errcode);
  }
  return (typeof code === "string" && otherCodes.has(code)) || (cause !== undefined && isDiskFull(cause));
}
